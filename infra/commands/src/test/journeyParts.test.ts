import { mkdirSync, mkdtempSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { journeyParts } from './journeyParts';

const remote = 'remotes/jobs/src';
const files: Readonly<Record<string, string>> = {
  [`${remote}/remote.generated.ts`]: `
    import { declaration } from './declaration';
    JobPage: () => import(/* webpackChunkName: "JobPage" */ './job/JobPage'),
    JobsPage: () => import(/* webpackChunkName: "JobsPage" */ './job/JobsPage'),`,
  [`${remote}/declaration.ts`]: '',
  [`${remote}/job/JobPage.tsx`]: "import { Card } from './Card'; import { rows } from './rows';",
  [`${remote}/job/JobsPage.tsx`]: "import { rows } from './rows';",
  [`${remote}/job/Card.tsx`]: '',
  [`${remote}/job/rows.ts`]: '',
  [`${remote}/job/unused.ts`]: '',
  'e2e/jobs/jobs.spec.ts': '',
  'e2e/jobs/serial.spec.ts': "test.describe.configure({ mode: 'serial' });",
  'e2e/jobs/jobs.ts': '',
};

let root: string;
const write = (file: string) => {
  mkdirSync(dirname(join(root, file)), { recursive: true });
  writeFileSync(join(root, file), files[file] ?? '');
  utimesSync(join(root, file), 1000, 1000);
};
beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'journeys-'));
  Object.keys(files).forEach(write);
});
afterEach(() => rmSync(root, { recursive: true, force: true }));

const known = () =>
  journeyParts(join(root, 'kept/journeys.json'), { root, commonFiles: () => ['e2e/jobs/jobs.ts'] });
const spec = 'jobs/jobs.spec.ts';
const began = 2_000_000;
const ran = [
  { file: spec, line: 4, parts: ['jobs/JobPage'] },
  { file: spec, line: 9, parts: ['jobs/JobsPage'] },
  { file: spec, line: 14, parts: [] },
];
const narrow = (...changed: string[]) =>
  known().narrow(
    [spec],
    changed.map((file) => `${remote}/${file}`),
  );
const change = (file: string) => utimesSync(join(root, file), 1500, 1500);

test('a source of one page is left to the journeys that opened it, one of all pages or of none to all', () => {
  expect(narrow('job/Card.tsx')).toEqual([spec]);
  known().keep(ran, began);
  expect(narrow('job/Card.tsx')).toEqual([`${spec}:4`]);
  expect(narrow('job/rows.ts')).toEqual([`${spec}:4`, `${spec}:9`]);
  for (const file of ['declaration.ts', 'job/unused.ts', 'messages/en.json', 'job/gone.ts'])
    expect(narrow('job/Card.tsx', file)).toEqual([spec]);
});

test('a journey that did not pass is reached by every page, and so is one whose pages changed since', () => {
  known().keep([...ran, { file: spec, line: 19, parts: undefined }], began);
  expect(narrow('job/Card.tsx')).toEqual([`${spec}:4`, `${spec}:19`]);
  change(`${remote}/job/JobsPage.tsx`);
  expect(narrow('job/Card.tsx')).toEqual([`${spec}:4`, `${spec}:9`, `${spec}:19`]);
});

test('journeys of one line are one', () => {
  known().keep([...ran, { file: spec, line: 14, parts: ['jobs/JobPage'] }], began);
  expect(narrow('job/Card.tsx')).toEqual([`${spec}:4`, `${spec}:14`]);
});

test('a run of some journeys of a file keeps what is known of the others', () => {
  known().keep(ran, began);
  known().keep([{ file: spec, line: 4, parts: [] }], began);
  expect(narrow('job/Card.tsx')).toEqual([]);
  expect(narrow('job/rows.ts')).toEqual([`${spec}:9`]);
});

test('all journeys of a file are reached once what they share has changed, and where they go on from one another', () => {
  const serial = 'jobs/serial.spec.ts';
  known().keep([...ran, { file: serial, line: 4, parts: [] }], began);
  const changed = [`${remote}/job/Card.tsx`];
  expect(known().narrow([spec, serial], changed)).toEqual([`${spec}:4`, serial]);
  change('e2e/jobs/jobs.ts');
  expect(narrow('job/Card.tsx')).toEqual([spec]);
});

test('of sources that changed during a run nothing is known', () => {
  known().keep(ran, 500_000);
  expect(narrow('job/Card.tsx')).toEqual([spec]);
});

test('a journey that opened a remote of another workspace is kept, and reached by every page', () => {
  known().keep([...ran, { file: spec, line: 24, parts: ['elsewhere/HomePage'] }], began);
  expect(narrow('job/Card.tsx')).toEqual([`${spec}:4`, `${spec}:24`]);
});

test('a journey whose remote was taken away since is reached by every page', () => {
  known().keep(ran, began);
  rmSync(join(root, remote), { recursive: true });
  expect(narrow('job/Card.tsx')).toEqual([spec]);
});
