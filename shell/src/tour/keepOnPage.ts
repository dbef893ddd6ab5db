/** The place of an entry in the history of the router, which numbers the entries it makes. */
function entryNumber(): number | undefined {
  const state: unknown = history.state;
  if (typeof state !== 'object' || state === null || !('idx' in state)) return undefined;
  return typeof state.idx === 'number' ? state.idx : undefined;
}

/**
 * Undoes every step back or forward in the history before the router hears of it [TOUR-09]. The router's own blocker
 * would not do: there is one for the whole console, and forms need it.
 * @param onAttempt told about each step that was undone.
 * @returns lets go.
 */
export function keepOnPage(onAttempt: () => void): () => void {
  const undo = (event: PopStateEvent) => {
    const now = entryNumber();
    if (now === undefined || kept === undefined) return;
    event.stopImmediatePropagation();
    // The step that undoes another one arrives here as well.
    if (now === kept) return;
    history.go(kept - now);
    onAttempt();
  };
  const kept = entryNumber();
  addEventListener('popstate', undo, { capture: true });
  return () => removeEventListener('popstate', undo, { capture: true });
}
