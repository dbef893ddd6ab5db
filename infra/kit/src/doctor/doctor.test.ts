import { copyFile, mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { UnreleasedManifest } from '@console/deploy';
import { inWorkspace } from '@console/workspace';
import { fitFindings, sizeFindings } from './built';
import type { Finding } from './finding';
import { importFindings } from './imports';
import { manifestFindings, toolFindings } from './installation';
import { languageFindings } from './languages';
import { leakFindings } from './leaks';
import { examineTexts } from './sourceFiles';
import { contractFindings, textFindings } from './sources';

const what = (findings: readonly Finding[]) => findings.map((finding) => `${finding.where} ${finding.what}`);
const source = (text: string, path = 'src/jobs/JobsPage.tsx') => ({ path, text });

describe('imports', () => {
  let root: string;

  beforeEach(async () => {
    root = await mkdtemp(join(tmpdir(), 'doctor-'));
    await mkdir(join(root, 'remotes/parcels/src'), { recursive: true });
    await copyFile(inWorkspace('biome.json'), join(root, 'biome.json'));
  });

  afterEach(() => rm(root, { recursive: true, force: true }));

  test.each([
    ["import { Button } from 'antd';", "'antd' Reach these through @console/design."],
    ["import moment from 'moment';", "'moment' Reach these through @console/design."],
    ["import { useNavigate } from 'react-router';", "'react-router' Reach these through @console/design."],
    [
      "import remote from '@console/readers';",
      "'@console/readers' The shell and the remotes know packages only",
    ],
    [
      "import { a } from '../../readers/src/a';",
      "'../../readers/src/a' The shell and the remotes know packages",
    ],
    ["export const f = () => import('antd/es/table');", "'antd/es/table' Reach these through"],
  ])('%s is named with its line and what to do', async (text, said) => {
    await writeFile(join(root, 'remotes/parcels/src/a.ts'), `\n${text}\n`);
    const [finding, ...more] = await importFindings(root, 'parcels');
    expect(more).toEqual([]);
    expect(`${finding?.where} ${finding?.what} ${finding?.fix}`).toContain(
      `remotes/parcels/src/a.ts:2 imports ${said}`,
    );
  });

  test('what a remote and its tests may import is let through', async () => {
    const text =
      "import { a } from '../addresses';import { Page } from '@console/design/page';import x from 'react';";
    await writeFile(join(root, 'remotes/parcels/src/a.ts'), text);
    await writeFile(
      join(root, 'remotes/parcels/src/a.test.ts'),
      "import { renderRemote } from '@console/testing';",
    );
    expect(await importFindings(root, 'parcels')).toEqual([]);
  });
});

test('unused texts are named by their keys', () => {
  const sources = [
    source(
      "translate('jobs.title'); translate(`jobs.state.$" + "{state}`); codeLabels('jobs.reason', reasons)",
    ),
  ];
  const texts = ['jobs.title', 'jobs.state.done', 'jobs.reason.late', 'jobs.old', 'validation.pairs'];
  expect(what(textFindings(texts, ['page.back'], sources))).toEqual([
    'src/messages/en.json no source uses the text jobs.old',
  ]);
});

test('nothing is said of the texts of a remote as it is created', () => {
  expect(examineTexts(inWorkspace('.'), inWorkspace('infra/kit/template'))).toEqual([]);
});

test('texts that the record layer reads for a kind are used', () => {
  const kind = source("recordKind({ model: 'job', texts: 'jobs' })");
  const texts = ['jobs.new', 'jobs.delete.warning', 'jobs.state.gone', 'jobsets.new'];
  expect(what(textFindings(texts, [], [kind]))).toEqual([
    'src/messages/en.json no source uses the text jobs.state.gone',
    'src/messages/en.json no source uses the text jobsets.new',
  ]);
});

test('a language that is missing, as a whole or in part, is named', () => {
  const keys = new Map([
    ['en', ['jobs.title', 'jobs.new']],
    ['de', ['jobs.title', 'jobs.new']],
    ['fr', ['jobs.title', 'jobs.old']],
    ['es', ['jobs.title', 'jobs.new']],
    ['ja', ['jobs.title', 'jobs.new']],
  ] as const);
  expect(
    what(
      languageFindings([
        { place: 'src/messages', keys },
        { place: 'src/declared', keys: new Map() },
      ]),
    ),
  ).toEqual([
    'src/messages/fr.json lacks "jobs.new"',
    'src/messages/fr.json has "jobs.old", which en.json does not have',
    'src/messages/ar.json is not there: the remote is English in العربية',
  ]);
});

test('a range that is older than what is used is one error, with the symbol and the range to declare', () => {
  const sources = [source("import { type Stop as S, useTour } from '@console/remote/services';")];
  const sinceOf = (address: string, name: string) =>
    address.endsWith('/services') && name === 'useTour' ? '1.1.0' : '1.0.0';
  const [finding, ...more] = contractFindings({ contract: '^1.0.0' }, sources, sinceOf);
  expect(more).toEqual([]);
  expect(`${finding?.where} ${finding?.what} ${finding?.fix}`).toBe(
    'src/declaration.ts declares contract ^1.0.0, but src/jobs/JobsPage.tsx uses useTour of @console/remote/services, ' +
      "since 1.1.0 Declare contract: '^1.1.0'.",
  );
  expect(contractFindings({ contract: '^1.1.0' }, sources, sinceOf)).toEqual([]);
});

test.each([
  [{ node: '18.20.0' }, ['Node is 18.20.0, and 20.19 is needed']],
  [{ node: '20.18.1' }, ['Node is 20.18.1, and 20.19 is needed']],
  [
    { node: '24.0.0', startedBy: 'pnpm/10.1.0 npm/?' },
    ['pnpm is 10.1.0, and the workspace is kept with 12.21.0'],
  ],
  [{ node: '20.19.0', startedBy: 'pnpm/12.21.0 npm/?' }, []],
  [{ node: '22.0.0', startedBy: 'npm/11.0.0' }, []],
])('the tools %j: %j', (tools, said) => {
  expect(what(toolFindings({ leastNode: '20.19', pin: 'pnpm@12.21.0', ...tools }))).toEqual(said);
});

test('versions beside the catalog and what the lockfile does not know are named', () => {
  const lockfile =
    "importers:\n\n  remotes/jobs:\n    dependencies:\n      '@console/design':\n        specifier: workspace:*\n\n  remotes/readers:\n    dependencies:\n      react:\n        specifier: 'catalog:'\n";
  const dependencies = { '@console/design': 'workspace:*', react: 'catalog:', lodash: '^4.0.0' };
  expect(what(manifestFindings({ dependencies }, lockfile, 'remotes/jobs'))).toEqual([
    'remotes/jobs/package.json names lodash ^4.0.0 by itself',
    'pnpm-lock.yaml does not have react for remotes/jobs',
    'pnpm-lock.yaml does not have lodash for remotes/jobs',
  ]);
  expect(what(manifestFindings({ dependencies: { react: 'catalog:' } }, lockfile, 'remotes/data'))).toEqual([
    'pnpm-lock.yaml does not know remotes/data',
  ]);
});

const build = {
  contract: '^1.2.0',
  federation: '2.9.2',
  shared: { react: '^19.3.1' },
  container: 'rfid_jobs_0011aabb',
} as unknown as UnreleasedManifest;
const shell = { contract: '1.2.0', federation: '2.9.2', shared: { react: '19.3.1' } };

test.each([
  [{}, []],
  [{ contract: '1.1.0' }, ['dist needs contract ^1.2.0, and the shell has 1.1.0 (incompatible-contract)']],
  [
    { federation: '2.9.3' },
    ['dist needs federation 2.9.2, and the shell has 2.9.3 (incompatible-federation)'],
  ],
  [{ shared: {} }, ['dist needs react ^19.3.1, and the shell has none (incompatible-shared)']],
])('a shell with %j: %j', (change, said) => {
  expect(what(fitFindings('dist', build, { ...shell, ...change }))).toEqual(said);
});

test('no shell and too much weight are named', () => {
  expect(what(fitFindings('dist', build, undefined))).toEqual([
    'shell is not built, so nothing was compared with it',
  ]);
  const budgets = {
    builds: { 'jobs, in the console': { brotli: 9 } },
    remotes: { 'in the console': { brotli: 5 } },
  };
  expect(sizeFindings('jobs', 9, budgets)).toEqual([]);
  expect(what(sizeFindings('parcels', 9, budgets))).toEqual([
    'remotes/parcels weighs 9 bytes in the console, and may weigh 5',
  ]);
});

describe('what is left behind', () => {
  const leaks = [
    { kind: 'listener', type: 'resize', target: 'window', count: 2 },
    { kind: 'interval', delay: 1000, count: 1 },
    { kind: 'timeout', delay: 60000, count: 2 },
    { kind: 'frame', delay: 0, count: 1 },
  ] as const;

  test('each kind is named with how many there are', () => {
    expect(what(leakFindings('remotes/parcels', { sources: 'a', leaks }, 'a'))).toEqual([
      'remotes/parcels leaves 2 listeners for resize on window in the page when its pages are left',
      'remotes/parcels leaves 1 timer every 1000 ms in the page when its pages are left',
      'remotes/parcels leaves 2 timers of 60000 ms in the page when its pages are left',
      'remotes/parcels leaves 1 loop of animation frames in the page when its pages are left',
    ]);
  });

  test('sources that changed since are said to have changed', () => {
    const [finding] = leakFindings('remotes/parcels', { sources: 'a', leaks }, 'b');
    expect(finding?.what).toContain(', as its sources were then');
  });

  test('nothing is said where nothing was left, or nobody looked', () => {
    expect(leakFindings('remotes/parcels', { sources: 'a', leaks: [] }, 'a')).toEqual([]);
    expect(leakFindings('remotes/parcels', undefined, 'a')).toEqual([]);
  });
});
