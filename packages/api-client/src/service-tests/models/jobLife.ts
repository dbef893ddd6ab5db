import type { ModelCommand } from '@console/testing/models';
import fc from 'fast-check';
import type { ServiceClient } from '../../client';
import {
  isStopped,
  type Job,
  type JobStatus,
  jobInTheWay,
  jobStatuses,
  listJobs,
  showJob,
  showJobReaders,
  startJob,
  stopJob,
} from '../../jobs';
import { listReaderHealth } from '../../reader-health';
import { createRecipe, destroyRecipe } from '../../recipes';
import { refusalOf } from './factoryService';

/** A job as it was seen last, and what was asked of it. */
export interface KnownJob {
  seen: Job;
  /** Reasons to stop that it can give now. */
  readonly reasons: Set<string>;
}

/** The jobs in the order of their starts, and the readers of the default facility. */
export interface Jobs {
  readonly jobs: KnownJob[];
  readonly readers: Set<string>;
  hasRecipe: boolean;
  newest: () => string;
}

type Command = ModelCommand<Jobs, ServiceClient>;

const recipe = 'Count';
const atWork: readonly string[] = ['WAITING', 'INITIALIZING', 'STARTING', 'RUNNING', 'RESTARTING_RDE'];
const place = (status: string) => jobStatuses.indexOf(status as JobStatus);
const isDefault = ({ facilities }: Job) => facilities.includes('DEFAULT');

/** The statuses of the documents, in their order; only one that runs may go back, to run again. */
const mayFollow = (before: string, after: string) =>
  before === after ||
  (before === 'RESTARTING_RDE' && after === 'RUNNING') ||
  (before !== 'STOPPED' && place(after) > place(before));

const start = (facility: string, durationSeconds: number | undefined, startDelay: string): Command => ({
  says: `start at ${facility} for ${durationSeconds} s after ${startDelay}`,
  check: ({ hasRecipe }) => hasRecipe,
  run: async (model, client) => {
    const { jobs, readers } = model;
    const draft = { recipeName: recipe, facility, durationSeconds, startDelay };
    const busy = jobs.filter(
      ({ seen }) =>
        facility === 'DEFAULT' &&
        atWork.includes(seen.status) &&
        seen.readerNames.some((name) => readers.has(name)),
    );
    try {
      const seen = await client.call(startJob(draft));
      expect(busy).toEqual([]);
      if (!seen) throw new Error('A start is answered by the job.');
      expect(seen.readerNames).toEqual(facility === 'DEFAULT' ? [...readers].sort() : []);
      const job = { seen, reasons: new Set(['JOB_FAILED', ...(durationSeconds ? ['JOB_COMPLETED'] : [])]) };
      model.jobs.push(job);
      model.newest = () => `job ${job.seen.status}`;
    } catch (error) {
      if (busy.length === 0) throw error;
      expect(busy.map(({ seen }) => seen.id)).toContain(jobInTheWay(error));
    }
  },
});

const stop = (which: number, graceful: boolean): Command => ({
  says: `stop job ${which}${graceful ? '' : ' at once'}`,
  check: ({ jobs }) => jobs.length > 0,
  run: async ({ jobs }, client) => {
    const job = jobs[which % jobs.length];
    if (!job) return;
    const before = job.seen;
    const hasBegun = before.activeDuration !== undefined;
    const asked = graceful ? 'USER_REQUESTED_GRACEFUL' : 'USER_REQUESTED_ABRUPT';
    const changes = atWork.includes(before.status) || (before.status === 'STOPPING' && !graceful);
    const after = await client.call(stopJob(before.id, { graceful }));
    expect(after?.status).toBe(!changes ? before.status : hasBegun ? 'STOPPING' : 'STOPPED');
    expect(after?.stopReason).toBe(changes ? asked : before.stopReason);
    if (changes) {
      job.reasons.clear();
      job.reasons.add(asked);
    }
  },
});

const removeRecipe: Command = {
  says: 'delete the recipe',
  check: ({ hasRecipe }) => hasRecipe,
  run: async (model, client) => {
    const isUsed = model.jobs.some(({ seen }) => atWork.includes(seen.status));
    expect(await refusalOf(client.call(destroyRecipe(recipe)))).toBe(isUsed ? 409 : undefined);
    model.hasRecipe = isUsed;
  },
};

const storeRecipe: Command = {
  says: 'store the recipe again',
  check: ({ hasRecipe }) => !hasRecipe,
  run: async (model, client) => {
    await client.call(createRecipe(draftOfRecipe));
    model.hasRecipe = true;
  },
};

/** The recipe of all jobs. */
export const draftOfRecipe = {
  name: recipe,
  type: 'INVENTORY',
  readerConfigurationName: 'IMPINJ_Deep_Scan_Inventory',
} as const;

/** Expects a job to have gone on as it may since it was seen last. */
function followed({ seen: before, reasons }: KnownJob, after: Job): void {
  expect([before.status, after.status, mayFollow(before.status, after.status)]).toEqual([
    before.status,
    after.status,
    true,
  ]);
  if (isStopped(before)) expect({ ...after, errors: [] }).toEqual({ ...before, errors: [] });
  const isEnding = after.status === 'STOPPING' || after.status === 'STOPPED';
  expect(after.stopReason !== undefined).toBe(isEnding);
  if (after.stopReason) expect([...reasons]).toContain(after.stopReason);
  if (place(after.status) >= place('RUNNING') && !isEnding) expect(after.activeDuration).toBeDefined();
  if (place(after.status) < place('RUNNING')) expect(after.activeDuration).toBeUndefined();
  expect(after.activeDuration ?? 0).toBeGreaterThanOrEqual(before.activeDuration ?? 0);
  // The last tick and the readers that stop add a little.
  if (after.stopReason === 'JOB_COMPLETED')
    expect(after.activeDuration).toBeGreaterThanOrEqual(after.durationSeconds ?? 0);
  expect(after.readerNames).toEqual(before.readerNames);
  for (const failed of after.failedReaderNames) expect(after.readerNames).toContain(failed);
}

/** List and one agree, each job went on as it may, no reader has two, and those at work have one. */
export async function jobsAgree({ jobs, readers }: Readonly<Jobs>, client: ServiceClient): Promise<void> {
  if (jobs.length === 0) return;
  const { rows, unreadable } = await client.call(listJobs());
  expect(unreadable).toEqual([]);
  expect(rows.map(({ id }) => id).sort()).toEqual(jobs.map(({ seen }) => seen.id).sort());
  for (const known of jobs) {
    const after = rows.find(({ id }) => id === known.seen.id);
    if (!after) continue;
    followed(known, after);
    known.seen = after;
  }
  const newest = jobs.at(-1)?.seen;
  if (newest) {
    expect(await client.call(showJob(newest.id))).toEqual(newest);
    const states = await client.call(showJobReaders(newest.id));
    expect(states.filter(({ failed }) => failed).map(({ readerName }) => readerName)).toEqual(
      newest.failedReaderNames,
    );
  }
  const working = jobs.filter(({ seen }) => isDefault(seen) && atWork.includes(seen.status));
  const held = working.flatMap(({ seen }) => seen.readerNames.filter((name) => readers.has(name)));
  expect(new Set(held).size).toBe(held.length);
  const health = await client.call(listReaderHealth());
  for (const { readerName, state } of health.rows)
    if (state === 'RUNNING_JOB')
      expect(
        jobs.some(
          ({ seen }) =>
            ['RUNNING', 'RESTARTING_RDE'].includes(seen.status) &&
            seen.readerNames.includes(readerName) &&
            !seen.failedReaderNames.includes(readerName),
        ),
      ).toBe(true);
}

/** Commands of jobs. */
export const jobCommands = {
  'start job': fc
    .tuple(
      fc.constantFrom('DEFAULT', 'DEFAULT', 'DEFAULT', 'Empty'),
      fc.constantFrom(undefined, 10, 40),
      fc.constantFrom('PT0S', 'PT5S'),
    )
    .map((all) => start(...all)),
  'stop job': fc.tuple(fc.nat(3), fc.boolean()).map((all) => stop(...all)),
  'delete recipe': fc.constant(removeRecipe),
  'store recipe': fc.constant(storeRecipe),
};
