import { useState } from 'react';

/**
 * A value as it was before for as long as it is the same: what is made of it is not made again.
 * @example
 * ```ts
 * const builds = useSteady(active.map(({ build }) => build), hasSameItems);
 * ```
 */
export function useSteady<Value>(value: Value, isSame: (one: Value, other: Value) => boolean): Value {
  const [steady, setSteady] = useState(value);
  if (steady === value || isSame(steady, value)) return steady;
  setSteady(value);
  return value;
}

/** True for two lists with the very same items. */
export const hasSameItems = (one: readonly unknown[], other: readonly unknown[]): boolean =>
  one.length === other.length && one.every((item, index) => Object.is(item, other[index]));
