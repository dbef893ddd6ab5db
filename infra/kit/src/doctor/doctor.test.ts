/** @jest-environment node */
import type { UnreleasedManifest } from '@console/deploy';
import { fitFindings, sizeFindings, staleFindings } from './built';
import type { Finding } from './finding';
import { manifestFindings, toolFindings } from './installation';
import { contractFindings, importFindings, importsOf, pageFindings, textFindings } from './sources';

const what = (findings: readonly Finding[]) => findings.map((finding) => `${finding.where} ${finding.what}`);
const source = (text: string, path = 'src/jobs/JobsPage.tsx') => ({ path, text });

test('a source is read for what it imports, in every way that is written', () => {
  expect(
    importsOf(
      source(`import { a } from '@console/remote';
import type { B } from './b';
import './c.css';
export * from "../d";
export { e } from './e';
const f = () => import(/* webpackChunkName: "F" */ './f');
const text = 'import nothing';`),
    ),
  ).toEqual(['@console/remote', './b', './c.css', '../d', './e', './f']);
});

test.each([
  ["import { Button } from 'antd';", 'imports antd'],
  ["import moment from 'moment';", 'imports moment'],
  ["import { useNavigate } from 'react-router';", 'imports react-router'],
  ["import remote from '@console/readers';", 'imports @console/readers'],
  ["import { renderRemote } from '@console/testing';", 'imports @console/testing'],
  [
    "import { a } from '../../../readers/src/a';",
    'imports ../../../readers/src/a, which is not of this remote',
  ],
])('[6.9] %s breaks the house', (text, said) => {
  expect(what(importFindings([source(text)]))).toEqual([`src/jobs/JobsPage.tsx ${said}`]);
});

test('what a remote and its tests may import is let through', () => {
  const own =
    "import { a } from '../addresses';import { Page } from '@console/design/page';import x from 'react';";
  expect(
    importFindings([
      source(own),
      source("import { renderRemote } from '@console/testing';", 'src/a.test.tsx'),
    ]),
  ).toEqual([]);
});

test('missing and unused texts are named by their keys', () => {
  const sources = [
    source(
      "translate('jobs.title'); translate('jobs.gone'); translate(`jobs.state.$" +
        "{state}`); translate('page.back')",
    ),
  ];
  expect(
    what(
      textFindings(['jobs.title', 'jobs.state.done', 'jobs.old', 'validation.pairs'], ['page.back'], sources),
    ),
  ).toEqual([
    'src/jobs/JobsPage.tsx reads the text jobs.gone, which no catalogue has',
    'src/messages/en.json nobody reads the text jobs.old',
  ]);
});

test('a declared page that nothing loads is named', () => {
  const text = "pages: { JobsPage: () => import('./JobsPage') }";
  expect(what(pageFindings(['JobsPage', 'JobPage', 'JobPage'], text))).toEqual([
    'src/declaration.ts declares the page JobPage, which remote.tsx does not load',
  ]);
});

test('a range that is older than what is used is named, with the one to declare', () => {
  const sources = [source("import { type Stop as S, useTour } from '@console/remote/services';")];
  const sinceOf = (address: string, name: string) =>
    address.endsWith('/services') && name === 'useTour' ? '1.1.0' : '1.0.0';
  expect(
    contractFindings({ contract: '^1.0.0', service: {} }, sources, sinceOf).map(({ mend }) => mend),
  ).toEqual(["Declare contract: '^1.2.0'.", "Declare contract: '^1.1.0'."]);
  expect(contractFindings({ contract: '^1.2.0', service: {} }, sources, sinceOf)).toEqual([]);
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
])('[6.9] the tools %j: %j', (tools, said) => {
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
])('[6.9] a shell with %j: %j', (change, said) => {
  expect(what(fitFindings('dist', build, { ...shell, ...change }))).toEqual(said);
});

test('no shell, a stale build and too much weight are named', () => {
  expect(what(fitFindings('dist', build, undefined))).toEqual([
    'shell is not built, so nothing was held against it',
  ]);
  expect(staleFindings('dist', build, '0011aabb', 'jobs')).toEqual([]);
  expect(what(staleFindings('dist', build, 'ffffffff', 'jobs'))).toEqual([
    'dist is not built from the sources as they are now',
  ]);
  const budgets = {
    builds: { 'jobs, in the console': { brotli: 9 } },
    remotes: { 'in the console': { brotli: 5 } },
  };
  expect(sizeFindings('jobs', 9, budgets)).toEqual([]);
  expect(what(sizeFindings('parcels', 9, budgets))).toEqual([
    'remotes/parcels/dist weighs 9 bytes in the console, and may weigh 5',
  ]);
});
