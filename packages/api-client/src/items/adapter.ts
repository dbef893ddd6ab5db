import { readTime, withoutBlank } from '../wire';
import type { HistoryRowAnswer, ItemAnswer, TransitionAnswer } from './schema';

/** An item where it is now. Coordinates in metres, times ISO 8601; what is unknown is absent. */
export type Item = ReturnType<typeof readItem>;

/** One observation of an item: where it came from and where it went. */
export type HistoryRow = ReturnType<typeof readHistoryRow>;

/** A crossing of a threshold. */
export type Transition = ReturnType<typeof readTransition>;

/** An item as the console shows it. */
export function readItem({ epc, ...item }: ItemAnswer) {
  return { epc, ...withoutBlank({ ...item, lastModifiedTime: readTime(item.lastModifiedTime) ?? null }) };
}

/** An observation as the console shows it. */
export function readHistoryRow({ epc, ...row }: HistoryRowAnswer) {
  return { epc, ...withoutBlank({ ...row, observationTime: readTime(row.observationTime) ?? null }) };
}

/** A crossing as the console shows it. Its id goes by two names on the wire; ids read as text. */
export function readTransition({ epc, transitionId, thresholdTransitionId, ...row }: TransitionAnswer) {
  return {
    epc,
    ...withoutBlank({
      ...row,
      thresholdTransitionId: idText(thresholdTransitionId ?? transitionId),
      thresholdId: idText(row.thresholdId),
      creationTime: readTime(row.creationTime) ?? null,
    }),
  };
}

const idText = (id: string | number | null | undefined) =>
  id === null || id === undefined ? null : String(id);
