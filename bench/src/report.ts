import type { AfterRelease } from './afterRelease';
import type { Step } from './areas';
import type { AuditCost } from './auditCost';
import type { BusyMonitorCost } from './busyMonitor';
import { type ComparedOpening, type Ratios, type SideCost, sides } from './compare';
import type { ConfigurationFormCost } from './configurationForm';
import type { FirefoxOpening } from './firefoxOpenings';
import type { FirstFrame } from './firstFrames';
import type { FirstPage } from './firstPages';
import type { LargeTable } from './largeTables';
import type { LiveChartsCost } from './liveCharts';
import type { LiveEditsCost } from './liveEdits';
import type { LogViewerCost } from './logViewer';
import type { ManyJobs } from './manyJobs';
import type { ManyReaders } from './manyReaders';
import type { PaletteCost } from './palette';
import type { PlanFrames } from './planFrames';
import type { ServiceCost } from './service';
import type { ServiceLoad } from './serviceLoad';
import type { Weight } from './weights';
import type { ZoneStudioCost } from './zoneStudio';

/** Measurements of every run. */
export interface QuickResults {
  readonly date: string;
  readonly commit: string;
  readonly machine: string;
  readonly browser: string;
  /** Openings of each kind that the medians are of. */
  readonly runs: number;
  readonly builds: Readonly<Record<string, Weight>>;
  readonly packages: Readonly<Record<string, Weight>>;
  /** Files named by the document of an address, by address. */
  readonly pages: Readonly<Record<string, Weight>>;
  readonly openings: readonly ComparedOpening[];
  readonly steps: readonly Step[];
  readonly configurationForm: ConfigurationFormCost;
  readonly afterRelease: AfterRelease;
  /** Names of the measurements over budget. */
  readonly exceeded: readonly string[];
}

/** Measurements of a whole run beyond that: large numbers of everything. */
export interface LargeResults {
  /** The first page of each area, opened by its address. */
  readonly firstPages: readonly FirstPage[];
  /** The first frame of pages with a full cache. */
  readonly firstFrames: readonly FirstFrame[];
  /** Login and list in Firefox; undefined where there is none. */
  readonly firefox: readonly FirefoxOpening[] | undefined;
  readonly manyReaders: ManyReaders;
  readonly palette: PaletteCost;
  readonly manyJobs: ManyJobs;
  readonly logViewer: LogViewerCost;
  readonly liveCharts: LiveChartsCost;
  /** A remote that is being written. */
  readonly liveEdits: LiveEditsCost;
  readonly busyMonitor: BusyMonitorCost;
  readonly zoneStudio: ZoneStudioCost;
  /** The service of this project at some sizes. */
  readonly service: readonly ServiceCost[];
  /** Cost of a service that is left alone, and the load it bears. */
  readonly load: ServiceLoad;
  /** Changes with and without an audit trail. */
  readonly audit: AuditCost;
  /** A plan whose items all move. */
  readonly plan: readonly PlanFrames[];
  /** The table of the console and the virtual one of antd, on a page of their own. */
  readonly largeTables: readonly LargeTable[];
}

/** Everything a run has measured. */
export type Results = QuickResults & { readonly large?: LargeResults };

const kilobytes = (bytes: number) => (bytes / 1000).toFixed(1);
const ms = (time: number) => time.toFixed(0);
const onSides = (costs: ComparedOpening['costs'], show: (cost: SideCost) => string | number) =>
  sides.map((side) => (costs[side] ? show(costs[side]) : '–')).join(' / ');
const ratios = (measured: Ratios | undefined) =>
  measured
    ? [measured.bytes, measured.usable, measured.mainThread].map((ratio) => ratio.toFixed(2)).join(' / ')
    : '–';

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

This console / the same sources as one bundle / a plain antd and Vite application. Times are medians, with the fastest and the slowest of this console. Ratios are medians of the ratios of each run: bytes / time until usable / processor time. "After sign-in" and "second area" are measured from the click; their requests and bytes from when the person began to act, three seconds after the page before could be used.

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
    onSides(costs, ({ requests }) => requests),
    onSides(costs, ({ bytes }) => kilobytes(bytes)),
    onSides(costs, ({ depth }) => depth),
    onSides(costs, ({ usable }) => ms(usable)),
    costs.federated.range.map(ms).join(' to '),
    onSides(costs, ({ mainThread }) => ms(mainThread)),
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

## After a release

Of the readers, with a twentieth of their code changed. HTTP/1.1, headers included; all scripts of the build without.

${reportOfRelease(results.afterRelease)}

${results.large ? `${reportOfLarge(results.large)}\n\n` : ''}## Budgets

${results.exceeded.length === 0 ? 'All kept.' : results.exceeded.map((text) => `- ${text}`).join('\n')}
`;
}

/** Bytes after a release as a table to read. */
export const reportOfRelease = ({ visit, files, build }: AfterRelease): string =>
  table(
    ['after a release', 'kB with deltas', 'kB without'],
    (
      [
        ['visit of the list', visit],
        ['of it files of the readers', files],
        ['all scripts of the build', build],
      ] as const
    ).map(([name, { deltas, whole }]) => [name, kilobytes(deltas), kilobytes(whole)]),
  );

/** Openings in Firefox as a table to read. */
export const reportOfFirefox = (openings: readonly FirefoxOpening[]): string =>
  table(
    ['opening', 'usable ms', 'range ms', 'to antd and Vite'],
    openings.map(({ name, usable, range, toBaseline }) => [
      name,
      `${ms(usable.federated)} / ${ms(usable.baseline)}`,
      range.map(ms).join(' to '),
      toBaseline.toFixed(2),
    ]),
  );

/** The first frames of pages as a table to read. */
export const reportOfFirstFrames = (frames: readonly FirstFrame[]): string =>
  table(
    ['page', 'frame ms', 'range ms', 'layout shift'],
    frames.map(({ name, cost }) => [
      name,
      ms(cost.usable),
      cost.range.map(ms).join(' to '),
      cost.shift.toFixed(4),
    ]),
  );

/** The frames of a plan as a table to read. */
export const reportOfPlan = (plan: readonly PlanFrames[]): string =>
  table(
    ['items that move', 'drawn as', 'frames a second', 'frame, median / 95 % / worst ms'],
    plan.map(({ dots, clustered, framesPerSecond, frames }) => [
      dots,
      clustered ? 'clusters' : 'dots',
      framesPerSecond.toFixed(0),
      `${ms(frames.median)} / ${ms(frames.p95)} / ${ms(frames.worst)}`,
    ]),
  );

/** Table of the costs of services. */
export const reportOfService = (service: readonly ServiceCost[]): string =>
  table(
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
  );

/** Table of what an audit trail costs. */
const reportOfAudit = ({ rate, without, recorded }: AuditCost) =>
  table(
    [`${rate} changes a second`, 'median, ms', '99 %, ms'],
    [
      ['without a trail', without.median.toFixed(1), without.p99.toFixed(1)],
      ['recorded before they are passed on', recorded.median.toFixed(1), recorded.p99.toFixed(1)],
    ],
  );

/** Table of the load a service bears. */
export const reportOfLoad = ({ idle, lists, crowd }: ServiceLoad): string =>
  table(
    ['what', 'measured'],
    [
      ['the demo, while nobody asks: part of a core', `${(100 * idle).toFixed(2)} %`],
      [
        `lists of ${lists.readers} readers a second, wanted / answered`,
        `${lists.rate.wanted} / ${lists.rate.answered.toFixed(0)}`,
      ],
      [
        'a list, median / 99 %; unchanged; part of a core',
        `${lists.times.median.toFixed(1)} / ${lists.times.p99.toFixed(1)} ms; ${ms(100 * lists.unchanged)} %; ${ms(100 * lists.processor)} %`,
      ],
      [
        `${crowd.tabs} tabs that poll: a poll, median / 99 %`,
        `${crowd.poll.median.toFixed(1)} / ${crowd.poll.p99.toFixed(1)} ms`,
      ],
      [
        `${crowd.rate} events a second to each of ${crowd.sockets} sockets: arrived; delay, median / 99 %`,
        `${(100 * crowd.arrived).toFixed(1)} %; ${ms(crowd.delay.median)} / ${ms(crowd.delay.p99)} ms`,
      ],
      [
        `resident in the second minute / the last of ${crowd.minutes}; part of a core`,
        `${(crowd.resident.before / 1e6).toFixed(0)} / ${(crowd.resident.after / 1e6).toFixed(0)} MB; ${ms(100 * crowd.processor)} %`,
      ],
    ],
  );

function reportOfLarge(large: LargeResults): string {
  const { manyReaders: many, palette, manyJobs, busyMonitor, zoneStudio, service, plan, largeTables } = large;
  const { firefox, firstFrames, firstPages, logViewer: log, liveCharts, liveEdits } = large;
  return `## The first page of each area, by its address

Ratios are to the same sources as one bundle, cold: bytes / time until usable / processor time.

${table(
  ['page', 'requests', 'kB', 'usable ms, cold / warm', 'range ms', 'processor ms', 'to the bundle'],
  firstPages.map(({ address, cold, warm, toBundle }) => [
    address,
    cold.requests,
    kilobytes(cold.bytes),
    `${ms(cold.usable)} / ${ms(warm.usable)}`,
    cold.range.map(ms).join(' to '),
    ms(cold.mainThread),
    ratios(toBundle),
  ]),
)}

## The first frame with a full cache

From the start of the navigation until bar, navigation and heading are drawn; the shift until a second after that.

${reportOfFirstFrames(firstFrames)}

## Login and list in Firefox

This console / a plain antd and Vite application; the ratio is that of the times until usable.

${firefox ? reportOfFirefox(firefox) : 'Not measured: there is no Firefox on this machine.'}

## ${many.readers} readers

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

## A log of ${(log.bytes / 1e6).toFixed(0)} MB, ${log.lines} lines

${table(
  ['what', 'measured'],
  [
    ['first lines, as text / compressed', `${ms(log.firstLines.text)} / ${ms(log.firstLines.gzip)} ms`],
    ['all of it read, as text / compressed', `${ms(log.whole.text)} / ${ms(log.whole.gzip)} ms`],
    [
      'the whole searched, few hits / one in every line',
      `${ms(log.search.few)} / ${ms(log.search.every)} ms`,
    ],
    [
      'frame while scrolling, median / 95 % / worst',
      `${ms(log.frames.median)} / ${ms(log.frames.p95)} / ${ms(log.frames.worst)} ms`,
    ],
  ],
)}

## The host live, two charts of ${liveCharts.points} values

${table(
  ['what', 'measured'],
  [
    ['main thread for a message of each chart', `${ms(liveCharts.message)} ms`],
    ['longest task', `${ms(liveCharts.longest)} ms`],
  ],
)}

## A remote that is being written

${table(
  ['what', 'measured'],
  [
    [
      `from the edit until it is drawn, median / worst of ${liveEdits.edits}`,
      `${ms(liveEdits.drawn.median)} / ${ms(liveEdits.drawn.worst)} ms`,
    ],
  ],
)}

## ${busyMonitor.rate} crossings a second on ${busyMonitor.cards} cards of the monitor

${table(
  ['what', 'measured'],
  [
    ['main thread busy', `${ms(100 * busyMonitor.busy)} %`],
    [
      'frame, median / 95 % / worst',
      `${ms(busyMonitor.frames.median)} / ${ms(busyMonitor.frames.p95)} / ${ms(busyMonitor.frames.worst)} ms`,
    ],
    ['sent / counted on the cards', `${busyMonitor.sent} / ${busyMonitor.counted}`],
    ['scroll, focus and filter', busyMonitor.kept ? 'stay' : 'are lost'],
  ],
)}

## ${zoneStudio.zones} zones with ${zoneStudio.points} points, one of them dragged

${table(
  ['what', 'measured'],
  [
    ['plan drawn', `${ms(zoneStudio.usable)} ms`],
    [
      'frame while dragging, median / 95 % / worst',
      `${ms(zoneStudio.frames.median)} / ${ms(zoneStudio.frames.p95)} / ${ms(zoneStudio.frames.worst)} ms`,
    ],
    ['frames a second', ms(zoneStudio.rate)],
    ['main thread busy', `${ms(100 * zoneStudio.busy)} %`],
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

${reportOfService(service)}

Left alone, and under load:

${reportOfLoad(large.load)}

## The audit trail

${reportOfAudit(large.audit)}

## A plan of items that all move

In every frame; 24 zones, 1440 x 900.

${reportOfPlan(plan)}`;
}
