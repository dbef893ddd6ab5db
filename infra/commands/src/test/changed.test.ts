import { reachOf } from './changed';

const journeys = [
  'embedding/jobs.spec.ts',
  'jobs/jobs.spec.ts',
  'readers/phone.spec.ts',
  'remotes/update.spec.ts',
  'webkit/areas.spec.ts',
];
const named: Readonly<Record<string, readonly string[]>> = {
  'table.css in .': ['packages/design/src/table/Table.tsx'],
  "/jobs/jobs' in e2e": ['e2e/embedding/jobs.spec.ts'],
};
const naming = (text: string, folder: string) => named[`${text} in ${folder}`] ?? [];
const reading = ['activity', 'catalogues', 'glossary', 'help', 'styles'].map(
  (name) => `packages/testing/src/${name}.test.ts`,
);
const namesEngine = (file: string) => ['infra/gateway/src/server.ts', 'e2e/jobs/jobs.ts'].includes(file);
const reach = (...files: string[]) => reachOf(files, { journeys, naming, namesEngine });

test.each([
  'pnpm-lock.yaml',
  'package.json',
  'packages/build/jest/jest.config.mjs',
  'packages/design/package.json',
  'packages/testing/src/setup.ts',
])('what decides how everything is built or tested reaches everything: %s', (file) => {
  expect(reach('remotes/jobs/src/paths.ts', file)).toBeUndefined();
});

test('a file of a remote reaches its importers, the test beside it, what reads all remotes, and the journeys of its area', () => {
  expect(reach('remotes/jobs/src/jobs/JobPage.tsx')).toEqual({
    sources: ['remotes/jobs/src/jobs/JobPage.tsx'],
    tests: [...reading, 'remotes/jobs/src/jobs/JobPage.test.'],
    journeys: ['embedding/jobs.spec.ts', 'jobs/jobs.spec.ts'],
    inOtherEngines: [],
  });
});

test('other engines get the journeys that code which names one reaches, or what drives them, and those that changed', () => {
  const inOtherEngines = (file: string) => reach(file)?.inOtherEngines;
  expect(inOtherEngines('infra/gateway/src/server.ts')).toEqual(journeys);
  expect(inOtherEngines('infra/workspace/src/engines.ts')).toEqual(journeys);
  expect(inOtherEngines('e2e/jobs/jobs.ts')).toEqual(['embedding/jobs.spec.ts', 'jobs/jobs.spec.ts']);
  expect(inOtherEngines('e2e/webkit/way.ts')).toEqual(['webkit/areas.spec.ts']);
  expect(inOtherEngines('e2e/readers/phone.spec.ts')).toEqual(['readers/phone.spec.ts']);
  expect(inOtherEngines('packages/design/src/table/Table.tsx')).toEqual([]);
});

test('a test and what only tests import reach no journey', () => {
  expect(reach('remotes/jobs/src/a.test.tsx', 'packages/design/src/a.fixtures.ts')?.journeys).toEqual([]);
});

test('a text reaches who imports the catalogue, in whatever language it is', () => {
  expect(reach('remotes/jobs/src/messages/ja.json')?.sources).toEqual([
    'remotes/jobs/src/messages/en.json',
    'remotes/jobs/src/messages/ja.json',
  ]);
});

test('a schema reaches who imports what is generated of it', () => {
  expect(reach('packages/api-client/src/users/schema.ts')?.sources).toContain(
    'packages/api-client/src/users/validate.generated.js',
  );
});

test('a style reaches who names it; what nobody names and a manifest reach their package', () => {
  expect(reach('packages/design/src/table/table.css')?.sources).toEqual([
    'packages/design/src/table/Table.tsx',
  ]);
  expect(reach('infra/emulator/src/database/migrations/0001-service.sql')).toEqual({
    sources: [],
    tests: ['infra/emulator/'],
    journeys,
    inOtherEngines: [],
  });
  expect(reach('remotes/jobs/package.json')).toMatchObject({
    tests: [...reading, 'remotes/jobs/'],
    journeys: ['embedding/jobs.spec.ts', 'jobs/jobs.spec.ts'],
  });
});

test('what pages are made of reaches every journey, a helper of journeys those that import it', () => {
  for (const file of ['shell/src/main.tsx', 'packages/remote/src/index.ts', 'e2e/browser/axe.ts'])
    expect(reach(file)?.journeys).toEqual(journeys);
  expect(reach('e2e/jobs/jobs.ts')?.journeys).toEqual(['embedding/jobs.spec.ts', 'jobs/jobs.spec.ts']);
  expect(reach('e2e/remotes/update.spec.ts')?.journeys).toEqual(['remotes/update.spec.ts']);
});

test('what nobody runs reaches nothing', () => {
  expect(reach('docs/teams.md', 'e2e/README.md', '.dockerignore')).toEqual({
    sources: [],
    tests: [],
    journeys: [],
    inOtherEngines: [],
  });
});
