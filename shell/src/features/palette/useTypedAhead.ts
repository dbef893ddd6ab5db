import { useCallback, useEffect, useRef } from 'react';

/** Longest time for which typed text is kept, in milliseconds: after it the code of the search will not come any more. */
const limit = 5000;

/**
 * Keeps what is typed between the opening of the search and its being there, while its code is on its way: letters
 * would be lost, or taken for shortcuts.
 * @returns takes what was typed; nothing is kept from then on. It keeps its identity.
 */
export function useTypedAhead(open: boolean): () => string {
  const typed = useRef('');
  const there = useRef(false);
  useEffect(() => {
    if (!open) return undefined;
    const until = performance.now() + limit;
    const keep = (event: KeyboardEvent) => {
      const { key, ctrlKey, metaKey, altKey } = event;
      if (there.current || key.length !== 1 || ctrlKey || metaKey || altKey || performance.now() > until)
        return;
      event.preventDefault();
      event.stopImmediatePropagation();
      typed.current += key;
    };
    addEventListener('keydown', keep, { capture: true });
    return () => {
      removeEventListener('keydown', keep, { capture: true });
      typed.current = '';
      there.current = false;
    };
  }, [open]);
  return useCallback(() => {
    there.current = true;
    return typed.current;
  }, []);
}
