import { isSame, type Merge, mergeRecords } from './mergeRecords';

/** Facts for the decision before an edit is saved. */
export interface Review<Values extends object> {
  merge: Merge<Values>;
  /** The record as it is stored now, or the values the form started from when it is not there any more. */
  stored: Values;
  /** Somebody deleted the record meanwhile. */
  gone: boolean;
}

/** The same review without the own changes of some fields. */
export const withoutChanges = <Values extends object>(
  { merge, ...review }: Review<Values>,
  fields: readonly string[],
): Review<Values> => ({
  ...review,
  merge: { ...merge, mine: merge.mine.filter(({ path }) => !fields.includes(path)) },
});

/** True when a review would show only own changes, and only of these fields. */
export const changesOnly = (
  { gone, merge: { mine, theirs, conflicts } }: Review<object>,
  fields: ReadonlySet<string>,
): boolean =>
  !gone && theirs.length === 0 && conflicts.length === 0 && mine.every(({ path }) => fields.has(path));

/** Reading and asking of a review, see {@link reviewEdit}. */
interface ReviewSteps<Values extends object> {
  /** The record as it is stored now; null when it is not there any more. */
  stored: () => Promise<Values | null>;
  /** Shows what will be saved; answers with the values to save, or undefined to go on editing. */
  ask: (review: Review<Values>) => Promise<Values | undefined>;
}

/**
 * Compares an edit with the record as it is stored now, joins what others changed meanwhile and has the whole
 * confirmed. What is confirmed is compared once more, since confirming takes time.
 *
 * @param base - the values the form started from
 * @param values - the values it has now
 * @returns the values to save, or undefined to go on editing
 */
export async function reviewEdit<Values extends object>(
  base: Values,
  values: Values,
  { stored, ask }: ReviewSteps<Values>,
): Promise<Values | undefined> {
  let start = base;
  let mine = values;
  let compared = await stored();
  for (;;) {
    const merge = mergeRecords(start, mine, compared ?? start);
    const changed = merge.mine.length + merge.conflicts.length > 0;
    if (!changed && compared !== null) return merge.merged;
    const agreed = await ask({ merge, stored: compared ?? start, gone: compared === null });
    if (agreed === undefined) return undefined;
    const now = await stored();
    if (isSame(now, compared)) return agreed;
    start = compared ?? start;
    mine = agreed;
    compared = now;
  }
}
