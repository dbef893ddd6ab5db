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

/** True for a key that moves in the grid around a closed choice. */
export const movesInGrid = ({ key, altKey }: Pick<KeyboardEvent, 'key' | 'altKey'>): boolean =>
  gridKeys.has(key) && !altKey;
