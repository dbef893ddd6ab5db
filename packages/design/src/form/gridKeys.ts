import type { KeyboardEvent } from 'react';

const gridKeys = new Set([
  'ArrowUp',
  'ArrowDown',
  'ArrowLeft',
  'ArrowRight',
  'Home',
  'End',
  'PageUp',
  'PageDown',
]);

/** Whether a key moves in the grid around a closed choice. */
export const movesInGrid = ({ key, altKey }: Pick<KeyboardEvent, 'key' | 'altKey'>): boolean =>
  gridKeys.has(key) && !altKey;
