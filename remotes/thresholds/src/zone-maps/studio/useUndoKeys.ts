import { useEffect, useRef } from 'react';
import type { StudioState } from '../drawing/useStudio';

/** True for an element that keys write in, so that undo is that of the text. */
const writes = (target: EventTarget | null): boolean =>
  target instanceof Element &&
  target.closest('input:not([type="checkbox"]):not([type="radio"]):not([type="range"]), textarea') !== null;

/**
 * Ctrl+Z, Ctrl+Shift+Z and Ctrl+Y for the whole page, wherever the keyboard is but in a text field.
 * @param active not while a dialog covers the drawing
 */
export function useUndoKeys({ undo, redo }: Pick<StudioState, 'undo' | 'redo'>, active: boolean): void {
  const latest = useRef({ undo, redo });
  useEffect(() => {
    latest.current = { undo, redo };
  });
  useEffect(() => {
    if (!active) return;
    const press = (event: KeyboardEvent) => {
      if (!(event.ctrlKey || event.metaKey) || event.altKey || writes(event.target)) return;
      const key = event.key.toLowerCase();
      if (key === 'y' || (key === 'z' && event.shiftKey)) latest.current.redo();
      else if (key === 'z') latest.current.undo();
      else return;
      event.preventDefault();
    };
    window.addEventListener('keydown', press);
    return () => window.removeEventListener('keydown', press);
  }, [active]);
}
