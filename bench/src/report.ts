import type { Step } from './areas';
import { type ComparedOpening, type Ratios, type Side, sides } from './compare';
import type { ConfigurationFormCost } from './configurationForm';
import type { LargeTable } from './largeTables';
import type { ManyJobs } from './manyJobs';
import type { ManyReaders } from './manyReaders';
import type { PaletteCost } from './palette';
import type { ServiceCost } from './service';
import type { Weight } from './weights';

/** What every run measures. */
export interface QuickResults {
  readonly date: string;
  readonly commit: string;
  readonly machine: string;
  readonly browser: string;
  /** Openings of each kind that the medians are of. */
  readonly runs: number;
  readonly builds: Readonly<Record<string, Weight>>;
  readonly packages: Readonly<Record<string, Weight>>;
  /** What the document of an address names, by address. */
  readonly pages: Readonly<Record<string, Weight>>;
  readonly openings: readonly ComparedOpening[];
  readonly steps: readonly Step[];
  readonly configurationForm: ConfigurationFormCost;
  /** What exceeds its budget. */
  readonly exceeded: readonly string[];
}

/** What a whole run measures beyond that: large numbers of everything. */
export interface LargeResults {
  readonly manyReaders: ManyReaders;
  readonly palette: PaletteCost;
  readonly manyJobs: ManyJobs;
  /** The service of this project at some sizes. */
  readonly service: readonly ServiceCost[];
  /** The table of the console and the virtual one of antd, on a page of their own. */
  readonly largeTables: readonly LargeTable[];
}

/** Everything a run has measured. */
export type Results = QuickResults & { readonly large?: LargeResults };

const kilobytes = (bytes: number) => (bytes / 1000).toFixed(1);
const ms = (time: number) => time.toFixed(0);
const of = (shown: (side: Side) => string | number) => sides.map(shown).join(' / ');
const ratios = ({ bytes, usable, mainThread }: Ratios) =>
  [bytes, usable, mainThread].map((ratio) => ratio.toFixed(2)).join(' / ');

function table(head: readonly string[], rows: readonly (readonly (string | number)[])[]): string {
  const line = (cells: readonly (string | number)[]) => `| ${cells.join(' | ')} |`;
  return [line(head), line(head.map((_, index) => (index === 0 ? '---' : '---:'))), ...rows.map(line)].join(
    '\n',
  );
}

const weights = (parts: Readonly<Record<string, Weight>>) =>
  table(
    ['part', 'files', 'raw kB', 'brotli kB'],
    Object.entries(parts).map(([name, { files, raw, brotli }]) => [
      name,
      files,
      kilobytes(raw),
      kilobytes(brotli),
    ]),
  );

/** The results as a text to read. */
export function report(results: Results): string {
  const { openings, steps, configurationForm: form } = results;
  return `# Measured on ${results.date}

Commit ${results.commit}; ${results.machine}; ${results.browser}. HTTP/2, brotli. Openings are medians of ${results.runs} runs, on all sides by turns. kB are 1000 bytes. Times depend on the machine and on what else it does; bytes, requests and depth do not.

## Builds

${weights(results.builds)}

Packages, their own code alone, with everything they export:

${weights(results.packages)}

All code that an address takes, as the document names it:

${weights(results.pages)}

## Openings

This console / the same sources as one bundle / a plain antd and Vite application. Times are medians, with the fastest and the slowest of this console. Ratios are medians of the ratios of each run: bytes / time until usable / processor time. "After sign-in" and "second area" are measured from the click; their requests and bytes from when the page before could be used.

${table(
  [
    'opening',
    'requests',
    'kB',
    'depth',
    'usable ms',
    'range ms',
    'processor ms',
    'to the bundle',
    'to antd and Vite',
  ],
  openings.map(({ name, costs, toBundle, toBaseline }) => [
    name,
    of((side) => costs[side].requests),
    of((side) => kilobytes(costs[side].bytes)),
    of((side) => costs[side].depth),
    of((side) => ms(costs[side].usable)),
    costs.federated.range.map(ms).join(' to '),
    of((side) => ms(costs[side].mainThread)),
    ratios(toBundle),
    ratios(toBaseline),
  ]),
)}

## Going around

${table(
  ['step', 'requests', 'there ms', 'processor ms', 'blank frames'],
  steps.map(({ from, to, requests, there, mainThread, blankFrames }) => [
    `${from} to ${to}`,
    requests,
    ms(there),
    ms(mainThread),
    blankFrames,
  ]),
)}

## The form of a reader configuration with all its sections

${table(
  ['what', 'measured'],
  [
    ['from the click until drawn, median / worst', `${ms(form.mount.median)} / ${ms(form.mount.worst)} ms`],
    [
      'keystroke until drawn, median / worst',
      `${ms(form.keystroke.median)} / ${ms(form.keystroke.worst)} ms`,
    ],
  ],
)}

${results.large ? `${reportOfLarge(results.large)}\n\n` : ''}## Budgets

${results.exceeded.length === 0 ? 'All kept.' : results.exceeded.map((text) => `- ${text}`).join('\n')}
`;
}

function reportOfLarge({ manyReaders: many, palette, manyJobs, service, largeTables }: LargeResults): string {
  return `## ${many.readers} readers

${table(
  ['what', 'measured'],
  [
    ['usable', `${ms(many.usable)} ms`],
    ['rows in the page', many.rows],
    [
      'keystroke in the filter until drawn, median / worst',
      `${ms(many.keystroke.median)} / ${ms(many.keystroke.worst)} ms`,
    ],
    [
      'frame while scrolling, median / 95 % / worst',
      `${ms(many.frames.median)} / ${ms(many.frames.p95)} / ${ms(many.frames.worst)} ms`,
    ],
    [
      'when a poll brings a reader: how far what is looked at moves, longest frame',
      `${ms(many.poll.jump)} px, ${ms(many.poll.frame)} ms`,
    ],
    [
      `keystroke in the palette over ${palette.records} records, median / worst`,
      `${ms(palette.keystroke.median)} / ${ms(palette.keystroke.worst)} ms`,
    ],
    [
      'heap, then after twenty polls',
      `${(many.heap.before / 1e6).toFixed(1)}, ${(many.heap.after / 1e6).toFixed(1)} MB`,
    ],
  ],
)}

## ${manyJobs.jobs} jobs, ${manyJobs.bars} of them on one timeline

Polls come every five seconds meanwhile, and bring all jobs.

${table(
  ['what', 'measured'],
  [
    ['usable', `${ms(manyJobs.usable)} ms`],
    [
      'keystroke in the search until drawn, median / worst',
      `${ms(manyJobs.keystroke.median)} / ${ms(manyJobs.keystroke.worst)} ms`,
    ],
    [
      'frame while scrolling, median / 95 % / worst',
      `${ms(manyJobs.frames.median)} / ${ms(manyJobs.frames.p95)} / ${ms(manyJobs.frames.worst)} ms`,
    ],
    [
      'timeline opened until its bars are drawn, first / again',
      `${ms(manyJobs.firstPaint)} / ${ms(manyJobs.paintedAgain)} ms`,
    ],
    [
      'pointer on a bar until it is told, median / 95 % / worst',
      `${ms(manyJobs.hover.median)} / ${ms(manyJobs.hover.p95)} / ${ms(manyJobs.hover.worst)} ms`,
    ],
  ],
)}

## A table of ${largeTables[0]?.rows} rows and nine columns

On a page of its own, beside the virtual table of antd.

${table(
  [
    'table',
    'first rows ms',
    'sort ms',
    'frame, median / 95 % / worst ms',
    'heap MB',
    'keystroke, median / worst ms',
  ],
  largeTables.map(({ table: name, firstRows, sort, frames, heap, keystroke }) => [
    name,
    ms(firstRows),
    ms(sort),
    `${ms(frames.median)} / ${ms(frames.p95)} / ${ms(frames.worst)}`,
    (heap / 1e6).toFixed(1),
    keystroke ? `${ms(keystroke.median)} / ${ms(keystroke.worst)}` : '–',
  ]),
)}

## The service

In a process of its own, in memory; pages of 100 rows, the first and one far behind it.

${table(
  [
    'flags',
    'start ms',
    'resident MB',
    ...(service[0]?.pages ?? []).map(({ query }) => `${query}, first / deep ms`),
  ],
  service.map(({ flags, start, resident, pages }) => [
    flags,
    ms(start),
    (resident / 1e6).toFixed(0),
    ...pages.map(({ first, deep }) => `${ms(first)} / ${ms(deep)}`),
  ]),
)}`;
}
