import { type RefObject, useLayoutEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { countFitting } from '../navigation';

/**
 * The number of entries of a list in one line that fit into it beside its last item, which always stays. They are
 * counted before anything is painted, anew when the list gets another width or an entry another text.
 *
 * @param labels - texts of all entries
 * @param enabled - whether the list is in one line; otherwise all entries count as fitting
 * @returns the number, and the reference of the list, whose items are the first entries, as many as fit, and the last
 * item
 */
export function useFitting(
  labels: readonly string[],
  enabled: boolean,
): readonly [number, RefObject<HTMLUListElement | null>] {
  const list = useRef<HTMLUListElement>(null);
  const countedAt = useRef(0);
  const all = labels.length;
  const text = labels.join('\n');
  const [counted, setCounted] = useState({ text, fitting: all });
  const fitting = enabled && counted.text === text ? counted.fitting : all;
  useLayoutEffect(() => {
    // Only what is drawn can be measured: with other words, or at another width, all are drawn first.
    if (!list.current || !enabled || (counted.text === text && counted.fitting < all)) return;
    countedAt.current = list.current.clientWidth;
    const count = countFitting(list.current);
    if (count < all) setCounted({ text, fitting: count });
  }, [text, all, enabled, counted]);
  useLayoutEffect(() => {
    const element = list.current;
    if (!element || !enabled) return;
    const sizes = new ResizeObserver(() => {
      if (element.clientWidth !== countedAt.current) flushSync(() => setCounted({ text, fitting: all }));
    });
    sizes.observe(element);
    return () => sizes.disconnect();
  }, [text, all, enabled]);
  return [fitting, list];
}
