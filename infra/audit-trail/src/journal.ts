import { type FileHandle, mkdir, open, readdir, readFile, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import type { SigningKey } from '@console/store';
import { type Checkpoint, readCheckpoint, signCheckpoint } from './checkpoints';
import { checkpointsFile, headBefore, segmentName, trailsFolder } from './files';
import { addRecord, checkLine, type Entry, type Head, noRecords } from './records';

/** Thrown where a trail cannot be written to. The message is a sentence for those who run the console. */
export class AuditError extends Error {
  override readonly name = 'AuditError';
}

/** Folder, key and lengths of a journal. */
export interface JournalOptions {
  /** Folder on this machine. */
  readonly folder: string;
  /** Name of the chain: that of the gateway. */
  readonly trail: string;
  /** Key that signs checkpoints. */
  readonly key: SigningKey;
  /** Records in a segment. @defaultValue 2000 */
  readonly segmentLength?: number;
  /** Records after which a checkpoint is signed. @defaultValue 1000 */
  readonly checkpointLength?: number;
  /** @defaultValue the clock of the machine */
  readonly now?: () => Date;
}

/** A chain that is written to. */
export interface Journal {
  /**
   * Adds records at the end, in this order. They are on the disk when it answers: many callers share one write.
   * @throws AuditError when they could not be written; the chain then is as it was.
   */
  append(...entries: readonly Entry[]): Promise<Head>;
  /** Signs where the chain is. @returns undefined when nothing was added since the last one */
  checkpoint(): Promise<Checkpoint | undefined>;
  /** The last record that is on the disk. */
  readonly head: Head;
  /** The last checkpoint. */
  readonly signed: Checkpoint | undefined;
  /** Names of the segments, the first first; the last one is being written. */
  segments(): readonly string[];
  /** Takes the first segment away, unless it is being written; that it did stands in the chain, and its checkpoints stay. */
  drop(): Promise<string | undefined>;
  /** Folder of the trail. */
  readonly folder: string;
  close(): Promise<void>;
}

interface Waiting {
  readonly entries: readonly Entry[];
  done(head: Head): void;
  failed(error: unknown): void;
}

const newline = 0x0a;

/** The whole lines of a file; what a process that was ended in the middle left behind its last line is cut off. */
async function wholeLines(path: string): Promise<string[]> {
  const content = await readFile(path).catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return Buffer.alloc(0);
    throw error;
  });
  const end = content.lastIndexOf(newline) + 1;
  if (end < content.length) {
    const file = await open(path, 'r+');
    try {
      await file.truncate(end);
      await file.datasync();
    } finally {
      await file.close();
    }
  }
  return content.subarray(0, end).toString('utf8').split('\n').slice(0, -1);
}

/** Where a segment ends. @throws AuditError when it is not what was written */
async function endOf(path: string, before: Head): Promise<Head> {
  return (await wholeLines(path)).reduce((head, line) => {
    const next = checkLine(head, line);
    if (typeof next === 'string')
      throw new AuditError(
        `The audit trail cannot be continued. ${next} Verify it, and move ${path} elsewhere.`,
      );
    return next;
  }, before);
}

/** Creates the entry of a new file in its folder for good. */
async function syncFolder(folder: string): Promise<void> {
  // Windows opens no folders, and needs none of this.
  const handle = await open(folder, 'r').catch(() => undefined);
  await handle?.sync().catch(() => undefined);
  await handle?.close();
}

/** Writes lines at the end of a file, all or none. */
async function writeLines(to: FileHandle, lines: readonly string[]): Promise<void> {
  const { size } = await to.stat();
  try {
    await to.appendFile(`${lines.join('\n')}\n`);
    await to.datasync();
  } catch (error) {
    await to.truncate(size).catch(() => undefined);
    throw error;
  }
}

/**
 * Opens a chain in a folder; it goes on behind the last whole record that is there.
 * @throws AuditError when that is not what was written, or the folder cannot be used
 */
export async function openJournal(options: JournalOptions): Promise<Journal> {
  const { trail, key, segmentLength = 2000, checkpointLength = 1000, now = () => new Date() } = options;
  const folder = join(options.folder, trailsFolder, trail);
  await mkdir(folder, { recursive: true });

  const names = (await readdir(folder)).filter((name) => headBefore(name)).sort();
  let segment = names.at(-1) ?? segmentName(noRecords);
  if (names.length === 0) names.push(segment);
  let head = await endOf(join(folder, segment), headBefore(segment) ?? noRecords);
  let signed = (await wholeLines(join(folder, checkpointsFile))).map(readCheckpoint).findLast(Boolean);
  let file = await open(join(folder, segment), 'a');
  await syncFolder(folder);

  let waiting: Waiting[] = [];
  let working: Promise<void> | undefined;

  async function sign(): Promise<Checkpoint | undefined> {
    if (head.seq === (signed?.seq ?? 0)) return undefined;
    const next = signCheckpoint({ ...head, number: (signed?.number ?? 0) + 1, trail }, now(), key);
    const checkpoints = await open(join(folder, checkpointsFile), 'a');
    try {
      await writeLines(checkpoints, [JSON.stringify(next)]);
    } finally {
      await checkpoints.close();
    }
    signed = next;
    return next;
  }

  /** Ends a segment that is full. Its end is signed, so that it can be taken away later. */
  async function turn(): Promise<void> {
    if (head.seq - (headBefore(segment) ?? noRecords).seq < segmentLength) return;
    await sign();
    const next = segmentName(head);
    const opened = await open(join(folder, next), 'a');
    await syncFolder(folder);
    await file.close();
    file = opened;
    segment = next;
    names.push(next);
  }

  async function write(batch: readonly Waiting[]): Promise<void> {
    await turn();
    let end = head;
    const lines: string[] = [];
    const heads = batch.map(({ entries }) => {
      for (const entry of entries) {
        const { line, head: next } = addRecord(end, entry, now());
        lines.push(line);
        end = next;
      }
      return end;
    });
    if (lines.length > 0) await writeLines(file, lines);
    head = end;
    for (const [index, { done }] of batch.entries()) done(heads[index] ?? end);
    // What is on the disk is recorded. Where it cannot be signed now, it is with what follows.
    if (head.seq - (signed?.seq ?? 0) >= checkpointLength) await sign().catch(() => undefined);
  }

  async function work(): Promise<void> {
    while (waiting.length > 0) {
      const batch = waiting;
      waiting = [];
      await write(batch).catch((cause: unknown) => {
        const error = new AuditError(`The audit trail cannot be written: ${(cause as Error).message}`, {
          cause,
        });
        for (const { failed } of batch) failed(error);
      });
    }
    working = undefined;
  }

  function append(...entries: readonly Entry[]): Promise<Head> {
    const written = new Promise<Head>((done, failed) => waiting.push({ entries, done, failed }));
    working ??= work();
    return written;
  }

  /** Waits until nothing is being written. */
  const quiet = async () => {
    while (working) await working;
  };

  return {
    append,
    async checkpoint() {
      const before = signed;
      // Through the queue: a checkpoint signs what is on the disk.
      await append();
      await quiet();
      await sign();
      return signed === before ? undefined : signed;
    },
    get head() {
      return head;
    },
    get signed() {
      return signed;
    },
    segments: () => [...names],
    async drop() {
      const [first, second] = names;
      const until = headBefore(second ?? '')?.seq;
      if (first === undefined || until === undefined) return undefined;
      await append({ kind: 'drop', until });
      await rm(join(folder, first), { force: true });
      names.shift();
      return first;
    },
    folder,
    async close() {
      await quiet();
      // What cannot be signed any more is signed by who goes on with the trail.
      await sign().catch(() => undefined);
      await file.close();
    },
  };
}

/** Size in bytes and time of the last write of a segment. */
export async function ageOf(folder: string, name: string): Promise<{ size: number; modified: number }> {
  const { size, mtimeMs } = await stat(join(folder, name));
  return { size, modified: mtimeMs };
}
