import { type Head, noRecords } from './records';

/** Folder of all trails in a store, and below the folder that a gateway writes to. */
export const trailsFolder = 'audit/';

/** Folder of summaries below the folder that a gateway writes to. They can be deleted: a search writes them again. */
export const summariesFolder = 'summaries';

/** Name of the file of a trail that holds its checkpoints. */
export const checkpointsFile = 'checkpoints.jsonl';

/** A trail is named like its gateway; the name is one of a folder. */
export const isTrailName = (name: string): boolean => /^[a-z0-9][a-z0-9.-]{0,62}$/.test(name);

/** Name of a segment: the number of its first record, and the digest of the record before it. */
export const segmentName = ({ seq, digest }: Head): string =>
  `${String(seq + 1).padStart(12, '0')}${digest && `-${digest}`}.jsonl`;

/** The head before a segment, by its name. @returns undefined where it is not the name of a segment. */
export function headBefore(name: string): Head | undefined {
  const [, first, digest = ''] = /^(\d{12})(?:-([\w-]{43}))?\.jsonl$/.exec(name) ?? [];
  if (!first || (Number(first) === 1) !== (digest === '')) return undefined;
  return Number(first) === 1 ? noRecords : { seq: Number(first) - 1, digest };
}
