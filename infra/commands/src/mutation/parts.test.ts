import { mkdirSync, mkdtempSync, realpathSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { keep, readKept } from './kept';
import { type Part, partsOf } from './parts';
import { workspaceFiles } from './workspaceFiles';

let root: string;

const write = (file: string, text: string) => {
  mkdirSync(dirname(join(root, file)), { recursive: true });
  writeFileSync(join(root, file), text);
};

beforeEach(() => {
  root = realpathSync(mkdtempSync(join(tmpdir(), 'parts-')));
  write('pnpm-lock.yaml', 'first');
  write('packages/build/jest/settings.mjs', 'first');
  write('infra/commands/src/mutation/nodeEnvironment.cjs', 'first');
  write('packages/one/src/plan.ts', `import { rule } from './rule';`);
  write('packages/one/src/rule.ts', `import type { Kind } from '..';`);
  write('packages/one/index.ts', 'export type Kind = string;');
  write(
    'packages/one/src/plan.test.ts',
    `import { plan } from './plan';\nimport answer from '../answer.json';`,
  );
  write('packages/one/src/rule.test.ts', `import { rule } from './rule';`);
  write(
    'packages/one/src/served.test.ts',
    `/** @jest-environment ./service.ts */\nimport { plan } from './plan';`,
  );
  write('packages/one/answer.json', '{}');
  write('packages/one/README.md', 'first');
  write('packages/other/src/other.ts', 'first');
});

afterEach(() => rmSync(root, { recursive: true, force: true }));

const rooms = {
  one: {
    least: 90,
    grounds: [{ sources: ['packages/one/src/*.ts'], tests: ['packages/one/src/*.test.ts'] }],
  },
};

const parts = () => partsOf(root, rooms, workspaceFiles(root));

const partOf = (source: string) =>
  parts().find((part) => part.source === `packages/one/src/${source}`) as Part;

test('a source is tested by the tests that import it, directly or not, and ask for no service', () => {
  expect(parts().map(({ source, tests }) => [source, tests])).toEqual([
    ['packages/one/src/plan.ts', ['packages/one/src/plan.test.ts']],
    ['packages/one/src/rule.ts', ['packages/one/src/plan.test.ts', 'packages/one/src/rule.test.ts']],
  ]);
});

test.each([
  ['the source', 'packages/one/src/plan.ts', `import { rule } from './rule'; // Other`],
  ['a test', 'packages/one/src/plan.test.ts', `import { plan } from './plan'; // Other`],
  ['what the source imports', 'packages/one/src/rule.ts', 'other'],
  ['what that imports', 'packages/one/index.ts', 'other'],
  ['data of the package', 'packages/one/answer.json', '[]'],
  ['the lockfile', 'pnpm-lock.yaml', 'other'],
  ['the settings of Jest', 'packages/build/jest/settings.mjs', 'other'],
  ['how Stryker runs', 'infra/commands/src/mutation/nodeEnvironment.cjs', 'other'],
])('a result is not used any more when %s changed', (_, file, text) => {
  const folder = join(root, 'kept');
  const before = partOf('plan.ts');
  keep(folder, before, []);
  expect(readKept(folder, partOf('plan.ts'))).toEqual([]);
  write(file, text);
  expect(readKept(folder, partOf('plan.ts'))).toBeUndefined();
});

test.each([
  ['another package', 'packages/other/src/other.ts'],
  ['a text for people', 'packages/one/README.md'],
  ['a test that does not import the source', 'packages/one/src/rule.test.ts'],
])('a result is still used when %s changed', (_, file) => {
  const { key } = partOf('plan.ts');
  write(file, 'other');
  expect(partOf('plan.ts').key).toBe(key);
});

test('nothing is known of a part that never ran, or whose result is no result', () => {
  const part = partOf('plan.ts');
  expect(readKept(join(root, 'kept'), part)).toBeUndefined();
  write(`kept/one/${part.source}.json`, 'half');
  expect(readKept(join(root, 'kept'), part)).toBeUndefined();
});
