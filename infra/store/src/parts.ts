import type { Part } from './Store';

/** Bytes between two parts that are read along rather than asked for by another request. */
const nearby = 64 * 1024;

/** Stretches of a file that hold all parts: those that lie near each other are one. */
export function stretchesOf(parts: readonly Part[]): Part[] {
  const stretches: Part[] = [];
  for (const { at, length } of parts.toSorted((one, other) => one.at - other.at)) {
    const last = stretches.at(-1);
    if (!last || at - (last.at + last.length) > nearby) stretches.push({ at, length });
    else
      stretches[stretches.length - 1] = {
        at: last.at,
        length: Math.max(last.length, at + length - last.at),
      };
  }
  return stretches;
}

/** Cuts parts out of the stretches that hold them, as far as these were there. */
export const cutParts = (
  parts: readonly Part[],
  stretches: readonly { readonly at: number; readonly content: Buffer }[],
): Buffer[] =>
  parts.map(({ at, length }) => {
    const stretch = stretches.findLast((one) => one.at <= at);
    return stretch ? stretch.content.subarray(at - stretch.at, at - stretch.at + length) : Buffer.alloc(0);
  });
