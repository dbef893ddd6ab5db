import type { TransactionSpec } from '@codemirror/state';
import type { Offer, Offers } from './complete';

/**
 * The change that writes an offer.
 * @param to end of what was typed of it by now, and where it was when it was offered
 */
export function writeOffer(
  { replaced, comma }: Offers,
  { insert, caret }: Offer,
  to: number,
  position: number,
): TransactionSpec {
  const change = { from: replaced.from, to: replaced.to + to - position, insert };
  const anchor = replaced.from + caret + (comma === undefined ? 0 : 1);
  return {
    changes: comma === undefined ? change : [{ from: comma, insert: ',' }, change],
    selection: { anchor },
    userEvent: 'input.complete',
    scrollIntoView: true,
  };
}
