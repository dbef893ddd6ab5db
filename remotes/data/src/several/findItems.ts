import type { ServiceClient } from '@console/api-client';
import { type Item, showItems } from '@console/api-client/items';
import { isHexadecimal } from '../results/hexadecimal';

/** Most EPCs that are looked for at once: each of them is a call. */
export const mostEpcs = 500;

/** The EPCs in a text, between whatever is none of their characters that separate: each once, in their order. */
export const readEpcs = (text: string): readonly string[] => [
  ...new Set(
    text
      .toUpperCase()
      .split(/[\s,;"']+/)
      .filter((epc) => epc !== ''),
  ),
];

/** Entries of a text that are no EPC. */
export const notEpcs = (text: string): readonly string[] =>
  readEpcs(text).filter((epc) => !isHexadecimal(epc));

/** Result for an EPC; each has its text `data.several.result.{result}`. */
export type FoundResult = 'seen' | 'absent' | 'unknown' | 'failed';

/** An EPC that was looked for, and where its item was last. */
export interface FoundItem {
  readonly epc: string;
  readonly result: FoundResult;
  /** The latest of what the jobs say of it. */
  readonly item?: Item;
}

/** Calls that are under way at once. */
const atOnce = 4;

const latest = (one: Item, other: Item) =>
  (other.lastModifiedTime ?? '').localeCompare(one.lastModifiedTime ?? '');

async function findItem(client: ServiceClient, epc: string, signal: AbortSignal): Promise<FoundItem> {
  try {
    // The service is asked by prefix: others may begin with the same.
    const { rows } = await client.call(showItems({ epcPrefix: epc }), { signal });
    const [item] = rows.filter((row) => row.epc.toUpperCase() === epc).sort(latest);
    if (!item) return { epc, result: 'unknown' };
    return { epc, result: item.zone === 'ABSENT' ? 'absent' : 'seen', item };
  } catch (cause) {
    signal.throwIfAborted();
    if (cause instanceof Error) return { epc, result: 'failed' };
    throw cause;
  }
}

/** Looks for items, a few at once. @param onProgress told the number of those that are done */
export async function findItems(
  client: ServiceClient,
  epcs: readonly string[],
  { signal, onProgress }: { readonly signal: AbortSignal; readonly onProgress: (done: number) => void },
): Promise<readonly FoundItem[]> {
  const found: FoundItem[] = [];
  const waiting = epcs.map((epc, place) => ({ epc, place }));
  const work = async () => {
    for (let next = waiting.shift(); next; next = waiting.shift()) {
      found[next.place] = await findItem(client, next.epc, signal);
      onProgress(epcs.length - waiting.length);
    }
  };
  await Promise.all(Array.from({ length: atOnce }, work));
  return found;
}
