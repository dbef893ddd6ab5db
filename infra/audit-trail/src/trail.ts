import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { SigningKey, Store } from '@console/store';
import type { Checkpoint } from './checkpoints';
import { checkpointsFile, trailsFolder } from './files';
import { AuditError, ageOf, type Journal, type JournalOptions, openJournal } from './journal';
import type { Outlet } from './outlets';
import type { Entry } from './records';

/** Limits of keeping; older or further records go by whole segments. */
export interface Keep {
  readonly days: number;
  /** Of one trail. */
  readonly bytes: number;
}

/** Folder, key, store and limits of a trail. */
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
  /** True if the last record could be written. */
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

/** Problems by where they are; each is told once. */
function createProblems(onProblem: ((problem: string) => void) | undefined) {
  const problems = new Map<string, string>();
  return {
    has: (where: string) => problems.has(where),
    all: () => [...problems.values()],
    say(where: string, problem: string | undefined): void {
      if (problem === undefined) problems.delete(where);
      else if (problems.get(where) !== problem) {
        problems.set(where, problem);
        onProblem?.(problem);
      }
    },
  };
}

/** Opens a journal when it is first needed, and tries again later where it could not. */
function openedOnce(options: JournalOptions) {
  let journal: Journal | undefined;
  let opening: Promise<Journal> | undefined;
  let triedAt = Number.NEGATIVE_INFINITY;
  let refused: AuditError | undefined;
  return {
    /** The journal, where it is open. */
    current: () => journal,
    async open(): Promise<Journal> {
      if (journal) return journal;
      if (refused && performance.now() - triedAt < retryAfter) throw refused;
      triedAt = performance.now();
      opening ??= openJournal(options).finally(() => {
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
    },
  };
}

/** Copies a journal to the shared store, and takes away what has to be kept no longer. */
function createSharing(
  { store, trail, keep }: Pick<TrailOptions, 'store' | 'trail' | 'keep'>,
  now: () => Date,
) {
  /** Segments that are in the shared store as they are here; the last one still grows. */
  const shared = new Set<string>();
  return {
    async share(from: Journal): Promise<void> {
      const names = from.segments();
      for (const name of [...names.filter((one) => !shared.has(one)), checkpointsFile]) {
        await store.write(`${trailsFolder}${trail}/${name}`, await readFile(join(from.folder, name)));
        if (name !== names.at(-1) && name !== checkpointsFile) shared.add(name);
      }
    },
    /** Takes away what has to be kept no longer, here and in the store; never what the store does not have yet. */
    async prune(from: Journal): Promise<void> {
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
    },
  };
}

/** Sends checkpoints to outlets, to each in their order; those that did not arrive go with the next one. */
function createSending(outlets: readonly Outlet[]) {
  const unsent = new Map(outlets.map((outlet) => [outlet, [] as Checkpoint[]]));
  return {
    add(checkpoint: Checkpoint): void {
      for (const queue of unsent.values()) queue.push(checkpoint);
    },
    async send(): Promise<void> {
      await Promise.all(
        [...unsent].map(async ([outlet, queue]) => {
          while (queue[0]) {
            await outlet.send(queue[0]);
            queue.shift();
          }
        }),
      );
    },
  };
}

/** Opens the trail of a gateway. What is wrong with its folder is said with the first record, and by `problem`. */
export function auditTrail(options: TrailOptions): AuditTrail {
  const { folder, trail, key, outlets, checkpointEvery = 60_000, segmentLength } = options;
  const now = options.now ?? (() => new Date());
  const journal = openedOnce({
    folder,
    trail,
    key,
    now,
    ...(segmentLength !== undefined && { segmentLength }),
  });
  const problems = createProblems(options.onProblem);
  const sharing = createSharing(options, now);
  const sending = createSending(outlets);
  let recorded = 0;
  let failed = 0;
  let missing = 0;
  let unsignedSince: number | undefined;

  async function write(entries: readonly Entry[]): Promise<void> {
    const gap = missing;
    missing = 0;
    try {
      const to = await journal.open();
      await to.append(...(gap > 0 ? [{ kind: 'gap', missing: gap } as const] : []), ...entries);
      recorded += entries.length;
      unsignedSince ??= performance.now();
      problems.say('journal', undefined);
    } catch (error) {
      missing += gap + entries.length;
      failed += entries.length;
      problems.say('journal', (error as Error).message);
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

  /** Number of the last checkpoint that was handed on to store and outlets. */
  let handedOn = 0;
  let isShared = true;

  /** Does a step of keeping the trail, and says so where it cannot be done. */
  async function attempt(where: string, words: string, step: () => Promise<void>): Promise<void> {
    await step().then(
      () => problems.say(where, undefined),
      (error: unknown) => problems.say(where, `${words}: ${(error as Error).message}`),
    );
  }

  async function keepUp(): Promise<void> {
    const from = journal.current();
    if (!from) return;
    await attempt('checkpoint', 'No checkpoint of the audit trail could be signed', async () => {
      await from.checkpoint();
      unsignedSince = undefined;
      // One covers all before it, those that were signed between two turns of the timer, too.
      const { signed } = from;
      if (!signed || signed.number === handedOn) return;
      handedOn = signed.number;
      isShared = false;
      sending.add(signed);
    });
    await attempt('outlets', 'A checkpoint of the audit trail did not arrive elsewhere', sending.send);
    await attempt(
      'store',
      'The audit trail is only on this gateway; the store does not take it',
      async () => {
        if (!isShared) await sharing.share(from);
        isShared = true;
        await sharing.prune(from);
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
    problem: () => problems.all().join(' ') || undefined,
    get recorded() {
      return recorded;
    },
    get failed() {
      return failed;
    },
    unsignedFor: () => (unsignedSince === undefined ? 0 : (performance.now() - unsignedSince) / 1000),
    async close() {
      clearInterval(timer);
      await Promise.allSettled(writing);
      await keeping;
      await keepUp();
      await journal.current()?.close();
    },
  };
}
