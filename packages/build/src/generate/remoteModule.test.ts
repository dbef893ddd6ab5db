import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import type { RemoteDeclaration } from '@console/remote';
import { PageFileError, remoteModule, writeRemoteModule } from './remoteModule';

const folder = mkdtempSync(join(tmpdir(), 'remote-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const declaring = (pages: readonly string[], cards: readonly string[] = []) =>
  ({
    routes: pages.map((page) => ({ path: `/${page}`, page })),
    cards: cards.map((name) => ({ name })),
  }) as unknown as RemoteDeclaration;

beforeAll(() => {
  for (const file of [
    'jobs/JobsPage.tsx',
    'jobs/JobsPage.test.tsx',
    'overview/JobsCard.tsx',
    'one/TwicePage.tsx',
    'other/TwicePage.tsx',
    'docks/dock.form.tsx',
    'docks/dock.kind.ts',
    'messages/en.json',
    'messages/de.json',
    'messages/xx.json',
    'help/pages.en.json',
    'help/pages.de.json',
  ]) {
    mkdirSync(dirname(join(folder, 'src', file)), { recursive: true });
    writeFileSync(join(folder, 'src', file), '{}');
  }
});

test('pages, cards and texts are found by where they lie; chunks are called like the files', () => {
  const lines = remoteModule(folder, declaring(['JobsPage', 'JobsPage', 'AreaErrorPage'], ['JobsCard']))
    .split('\n')
    .filter((line) => line.includes('=>'))
    .map((line) => line.trim());
  expect(lines).toEqual([
    'de: () => import(/* webpackChunkName: "messages-de" */ \'./messages/de.json\'),',
    'en: () => import(/* webpackChunkName: "help-en" */ \'./help/pages.en.json\'),',
    'de: () => import(/* webpackChunkName: "messages-de" */ \'./help/pages.de.json\'),',
    'AreaErrorPage: async () => ({ AreaErrorPage }),',
    'JobsPage: () => import(/* webpackChunkName: "JobsPage" */ \'./jobs/JobsPage\'),',
    'JobsCard: () => import(/* webpackChunkName: "JobsCard" */ \'./overview/JobsCard\'),',
  ]);
});

test.each([
  [['JobPage'], 'JobPage is declared, but there is no file JobPage.tsx below src.'],
  [
    ['JobFormPage'],
    'JobFormPage is declared, but there is no file JobFormPage.tsx or job.form.tsx below src.',
  ],
  [['TwicePage'], 'Several files are called TwicePage.tsx: one/TwicePage.tsx, other/TwicePage.tsx.'],
])('%j is refused: a page is one file', (pages, said) => {
  expect(() => remoteModule(folder, declaring(pages))).toThrow(new PageFileError(said));
});

test('the page of a form follows from the form and its kind, unless it has a file of its own', () => {
  writeRemoteModule(folder, declaring(['DockFormPage']));
  expect(remoteModule(folder, declaring(['DockFormPage']))).toContain("'./docks/DockFormPage.generated'");
  const page = readFileSync(join(folder, 'src/docks/DockFormPage.generated.tsx'), 'utf8');
  expect(page).toContain('<RecordFormPage kind={dockKind} form={DockForm} />');
});

test('what travels to the browser is the declaration as data', () => {
  writeRemoteModule(folder, declaring(['JobsPage']));
  const written = readFileSync(join(folder, 'src/declaration.generated.ts'), 'utf8');
  expect(written).toContain(JSON.stringify(declaring(['JobsPage'])));
});
