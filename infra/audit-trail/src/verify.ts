import type { Store, VerifyingKey } from '@console/store';
import { type Checkpoint, isSigned, readCheckpoint } from './checkpoints';
import { checkpointsFile, headBefore, trailsFolder } from './files';
import { checkLine, type Head, noRecords } from './records';

/** Findings of the check of a trail. */
export interface Verified {
  readonly trail: string;
  /** Records that are there. */
  readonly records: number;
  /** The first and the last of them; 0 where there are none. */
  readonly first: number;
  readonly last: number;
  /** The last record that a checkpoint covers: what comes after it could be written anew by whoever holds the disk. */
  readonly signed: number;
  /** Sentences that say what is wrong; none for a trail that is whole. */
  readonly problems: readonly string[];
}

interface VerifyOptions {
  /** Keys that may have signed checkpoints. */
  readonly keys: readonly VerifyingKey[];
  /**
   * Checkpoints that were sent elsewhere. Only these tell that the end of a trail was cut off together with the
   * checkpoints beside it.
   */
  readonly elsewhere?: readonly Checkpoint[];
}

/** Records that may wait for their checkpoint: twice as many as a gateway leaves, since it signs while others are added. */
const mostUnsigned = 2000;

const dropNotice = /,"kind":"drop","until":(\d+),/;

const linesOf = (content: Buffer | undefined) => (content?.toString('utf8') ?? '').split('\n');

/** The checkpoints in a text, one in a line; empty lines count for nothing. */
export function readCheckpoints(text: string): {
  readonly checkpoints: Checkpoint[];
  readonly unreadable: number;
} {
  const lines = text.split('\n').filter(Boolean);
  const checkpoints = lines.flatMap((line) => readCheckpoint(line) ?? []);
  return { checkpoints, unreadable: lines.length - checkpoints.length };
}

/** Faults of the checkpoints themselves. */
function checkpointProblems(
  checkpoints: readonly Checkpoint[],
  trail: string,
  keys: readonly VerifyingKey[],
) {
  return checkpoints.flatMap((checkpoint, index) => {
    const { number, seq } = checkpoint;
    const before = checkpoints[index - 1];
    if (checkpoint.trail !== trail) return [`Checkpoint ${number} is one of ${checkpoint.trail}.`];
    if (!isSigned(checkpoint, keys)) return [`Checkpoint ${number} is signed by none of the keys.`];
    if (before && (number !== before.number + 1 || seq <= before.seq))
      return [`After checkpoint ${before.number} comes checkpoint ${number}.`];
    return [];
  });
}

/** Names of the trails of a store. */
export async function trailsOf(store: Store): Promise<string[]> {
  const files = await store.list(trailsFolder);
  return [...new Set(files.map(({ path }) => path.split('/')[1] ?? ''))].filter(Boolean).sort();
}

/**
 * Reads a whole trail and says what of it is not as it was written: records that were edited, inserted, taken away or
 * put in another order, and an end that was cut off behind a checkpoint that is known. Segments at the beginning may
 * be gone where the trail says that they were kept long enough.
 */
export async function verifyTrail(store: Store, trail: string, options: VerifyOptions): Promise<Verified> {
  const folder = `${trailsFolder}${trail}/`;
  const names = (await store.list(folder)).map(({ path }) => path.slice(folder.length));
  const beside = readCheckpoints(linesOf((await store.read(folder + checkpointsFile))?.content).join('\n'));
  const elsewhere = (options.elsewhere ?? []).filter((checkpoint) => checkpoint.trail === trail);
  const problems = checkpointProblems(beside.checkpoints, trail, options.keys);
  if (beside.unreadable > 0) problems.push('A checkpoint cannot be read.');
  problems.push(
    ...elsewhere.flatMap((checkpoint) =>
      isSigned(checkpoint, options.keys)
        ? []
        : [`Checkpoint ${checkpoint.number} from elsewhere is signed by none of the keys.`],
    ),
  );
  const expected = new Map<number, Set<string>>();
  for (const { seq, digest } of [...beside.checkpoints, ...elsewhere])
    expected.set(seq, (expected.get(seq) ?? new Set()).add(digest));

  let head: Head | undefined;
  let first = 0;
  let records = 0;
  let signed = 0;
  let dropped = 0;
  const meet = ({ seq, digest }: Head) => {
    const digests = expected.get(seq);
    if (!digests) return;
    if (digests.size > 1 || !digests.has(digest))
      problems.push(`Record ${seq} is not the one that was signed.`);
    else signed = seq;
  };
  for (const name of names.filter((one) => one !== checkpointsFile)) {
    const before = headBefore(name);
    if (!before) {
      problems.push(`${name} is no segment.`);
      continue;
    }
    if (!head && before.seq > 0 && !expected.get(before.seq)?.has(before.digest))
      problems.push(`No checkpoint tells where the records from ${before.seq + 1} on begin.`);
    if (head && (head.seq !== before.seq || head.digest !== before.digest))
      problems.push(`The records between ${head.seq} and ${before.seq + 1} are not those that were written.`);
    head = before;
    const lines = linesOf((await store.read(folder + name))?.content);
    if (lines.pop() !== '') problems.push(`The last record of ${name} was cut off.`);
    for (const line of lines) {
      const next = checkLine(head, line);
      if (typeof next === 'string') {
        problems.push(next);
        // What follows hangs on a record that is wrong.
        break;
      }
      head = next;
      first ||= head.seq;
      records += 1;
      const [, until = 0] = dropNotice.exec(line) ?? [];
      dropped = Math.max(dropped, Number(until));
      meet(head);
    }
  }
  const last = (head ?? noRecords).seq;
  if (first > dropped + 1)
    problems.push(`Records ${dropped + 1} to ${first - 1} are missing at the beginning.`);
  const known = Math.max(0, ...expected.keys());
  if (known > last) problems.push(`Records ${last + 1} to ${known} are missing at the end.`);
  if (last - signed > mostUnsigned)
    problems.push(`No checkpoint covers the records ${signed + 1} to ${last}.`);
  return { trail, records, first, last, signed, problems };
}
