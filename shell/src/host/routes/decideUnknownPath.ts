/** Key in session storage that remembers the last address that was reloaded because nothing knew it. */
export const reloadedKey = 'console-reloaded';

/** Next step at an address that no route matches. */
export type UnknownPathDecision =
  /** Load the page from the server once more; the mark keeps it from happening again. */
  { readonly act: 'reload'; readonly mark: string } | { readonly act: 'not-found' };

/**
 * The server may know what this running console does not (it may have been updated), so an unknown address is loaded
 * from the server once; if it is still unknown then, it does not exist [TITLE-05].
 * @param mark What session storage remembers, null when nothing or when it refuses.
 * @param revision Revision of the registry: a console that was updated meanwhile may try again.
 * @param canRemember Whether the mark will be there after the reload; without it there would be no end.
 */
export function decideUnknownPath(
  address: string,
  revision: number,
  mark: string | null,
  canRemember: boolean,
): UnknownPathDecision {
  const wanted = `${revision} ${address}`;
  return mark === wanted || !canRemember ? { act: 'not-found' } : { act: 'reload', mark: wanted };
}
