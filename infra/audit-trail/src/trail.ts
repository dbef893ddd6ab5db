import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { type SigningKey, type Store, StoreError } from '@console/store';
import type { Checkpoint } from './checkpoints';
import { checkpointsFile, trailsFolder } from './files';
import { AuditError, ageOf, type Journal, type JournalOptions, openJournal } from './journal';
import type { Outlet } from './outlets';
import type { Entry } from './records';

/** How long records are kept; what is older or more goes by whole segments. */
export interface Keep {
  readonly days: number;
  /** Of one trail. */
  readonly bytes: number;
}

/** Options of {@link auditTrail}. */
export interface TrailOptions {
  /** Folder on this machine that the gateway writes to. */
  readonly folder: string;
  /** Name of the gateway. */
  readonly trail: string;
  readonly key: SigningKey;
  /** Store that gateways share: segments are copied there with each checkpoint. */
  readonly store: Store;
  readonly outlets: readonly Outlet[];
  readonly keep: Keep;
  /** Time in ms between two checkpoints where records were added. @defaultValue 60000 */
  readonly checkpointEvery?: number;
  /** @defaultValue 2000 */
  readonly segmentLength?: number;
  /** @defaultValue the clock of the machine */
  readonly now?: () => Date;
  /** Is told of what went wrong, once. */
  readonly onProblem?: (problem: string) => void;
}

/** The trail of one gateway. */
export interface AuditTrail {
  /**
   * Records entries; they are on the disk when it answers.
   * @throws AuditError when they are not
   */
  record(...entries: readonly Entry[]): Promise<void>;
  /** Whether the last record could be written. */
  canRecord(): boolean;
  /** A sentence for those who run the console; undefined while all is well. */
  problem(): string | undefined;
  /** Records of this gateway since it began. */
  readonly recorded: number;
  /** Records that could not be written. */
  readonly failed: number;
  /** Seconds since the oldest record without a checkpoint was written; 0 where all have one. */
  unsignedFor(): number;
  /** Ends the trail with a checkpoint. */
  close(): Promise<void>;
}

/** Time in ms after which opening a folder that could not be used is tried again. */
const retryAfter = 1000;

/** Opens the trail of a gateway. What is wrong with its folder is said with the first record, and by `problem`. */
export function auditTrail(options: TrailOptions): AuditTrail {
  const { folder, trail, key, store, outlets, keep, checkpointEvery = 60_000, onProblem } = options;
  const now = options.now ?? (() => new Date());
  const journalOptions: JournalOptions = {
    folder,
    trail,
    key,
    now,
    ...(options.segmentLength !== undefined && { segmentLength: options.segmentLength }),
  };
  let journal: Journal | undefined;
  let opening: Promise<Journal> | undefined;
  let triedAt = Number.NEGATIVE_INFINITY;
  let refused: AuditError | undefined;
  let recorded = 0;
  let failed = 0;
  let missing = 0;
  let unsignedSince: number | undefined;
  const problems = new Map<string, string>();

  function say(where: string, problem: string | undefined): void {
    if (problem === undefined) problems.delete(where);
    else if (problems.get(where) !== problem) {
      problems.set(where, problem);
      onProblem?.(problem);
    }
  }

  async function opened(): Promise<Journal> {
    if (journal) return journal;
    if (refused && Date.now() - triedAt < retryAfter) throw refused;
    triedAt = Date.now();
    opening ??= openJournal(journalOptions).finally(() => {
      opening = undefined;
    });
    try {
      journal = await opening;
      refused = undefined;
      return journal;
    } catch (cause) {
      const { message } = cause as Error;
      refused =
        cause instanceof AuditError
          ? cause
          : new AuditError(`The audit trail cannot be written: ${message}`, { cause });
      throw refused;
    }
  }

  async function write(entries: readonly Entry[]): Promise<void> {
    const gap = missing;
    missing = 0;
    try {
      const to = await opened();
      await to.append(...(gap > 0 ? [{ kind: 'gap', missing: gap } as const] : []), ...entries);
      recorded += entries.length;
      unsignedSince ??= Date.now();
      say('journal', undefined);
    } catch (error) {
      missing += gap + entries.length;
      failed += entries.length;
      say('journal', (error as Error).message);
      throw error;
    }
  }

  const writing = new Set<Promise<void>>();

  function record(...entries: readonly Entry[]): Promise<void> {
    const written = write(entries);
    writing.add(written);
    const end = () => writing.delete(written);
    written.then(end, end);
    return written;
  }

  /** Segments that are in the shared store as they are here; the last one still grows. */
  const shared = new Set<string>();

  async function share(from: Journal): Promise<void> {
    const names = from.segments();
    for (const name of [...names.filter((one) => !shared.has(one)), checkpointsFile]) {
      await store.write(`${trailsFolder}${trail}/${name}`, await readFile(join(from.folder, name)));
      if (name !== names.at(-1) && name !== checkpointsFile) shared.add(name);
    }
  }

  /** Number of the last checkpoint that was handed on to store and outlets. */
  let handedOn = 0;
  let isShared = true;
  const unsent = new Map(outlets.map((outlet) => [outlet, [] as Checkpoint[]]));

  /** Sends checkpoints in their order; those that did not arrive go with the next one. */
  async function send(): Promise<void> {
    await Promise.all(
      [...unsent].map(async ([outlet, queue]) => {
        while (queue[0]) {
          await outlet.send(queue[0]);
          queue.shift();
        }
      }),
    );
  }

  /** Takes away what has to be kept no longer, here and in the store; never what the store does not have yet. */
  async function prune(from: Journal): Promise<void> {
    const oldest = now().getTime() - keep.days * 86_400_000;
    const aged = await Promise.all(
      from.segments().map(async (name) => ({ name, ...(await ageOf(from.folder, name)) })),
    );
    let bytes = aged.reduce((sum, { size }) => sum + size, 0);
    for (const { name, size, modified } of aged.slice(0, -1)) {
      if (!shared.has(name) || (modified >= oldest && bytes <= keep.bytes)) break;
      await from.drop();
      await store.remove(`${trailsFolder}${trail}/${name}`);
      bytes -= size;
    }
  }

  const reasonOf = (error: unknown) =>
    error instanceof StoreError || error instanceof AuditError
      ? error.message
      : String((error as Error).message);

  /** Does a step of keeping the trail, and says so where it cannot be done. */
  async function attempt(where: string, words: string, step: () => Promise<void>): Promise<void> {
    await step().then(
      () => say(where, undefined),
      (error: unknown) => say(where, `${words}: ${reasonOf(error)}`),
    );
  }

  async function keepUp(): Promise<void> {
    const from = journal;
    if (!from) return;
    await attempt('checkpoint', 'No checkpoint of the audit trail could be signed', async () => {
      await from.checkpoint();
      unsignedSince = undefined;
      // One covers all before it, those that were signed between two turns of the timer, too.
      const { signed } = from;
      if (!signed || signed.number === handedOn) return;
      handedOn = signed.number;
      isShared = false;
      for (const queue of unsent.values()) queue.push(signed);
    });
    await attempt('outlets', 'A checkpoint of the audit trail did not arrive elsewhere', send);
    await attempt(
      'store',
      'The audit trail is only on this gateway; the store does not take it',
      async () => {
        if (!isShared) await share(from);
        isShared = true;
        await prune(from);
      },
    );
  }

  let keeping: Promise<void> = Promise.resolve();
  const timer = setInterval(() => {
    keeping = keeping.then(keepUp);
  }, checkpointEvery);
  timer.unref();

  return {
    record,
    canRecord: () => !problems.has('journal'),
    problem: () => [...problems.values()].join(' ') || undefined,
    get recorded() {
      return recorded;
    },
    get failed() {
      return failed;
    },
    unsignedFor: () => (unsignedSince === undefined ? 0 : (Date.now() - unsignedSince) / 1000),
    async close() {
      clearInterval(timer);
      await Promise.allSettled(writing);
      await keeping;
      await keepUp();
      await journal?.close();
    },
  };
}
