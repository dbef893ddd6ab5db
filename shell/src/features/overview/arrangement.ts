const version = 1;

/** Order and hidden cards of a user's overview on this device. */
export interface Arrangement {
  /** Shape of what is kept; raised when an older console could not read it any more. */
  readonly version: typeof version;
  /** Keys of cards in their order; cards that are not among them follow as they are declared. */
  readonly order: readonly string[];
  /** Keys of the cards that are not shown. */
  readonly hidden: readonly string[];
}

/** As the remotes declare it. */
export const asDeclared: Arrangement = { version, order: [], hidden: [] };

const isTexts = (value: unknown): value is readonly string[] =>
  Array.isArray(value) && value.every((each) => typeof each === 'string');

/** Reads what was kept; what a newer version has kept, or what is broken, is set aside. */
export function readArrangement(kept: unknown): Arrangement {
  if (typeof kept !== 'object' || kept === null) return asDeclared;
  const { version: of, order, hidden } = kept as Partial<Record<string, unknown>>;
  return of === version && isTexts(order) && isTexts(hidden) ? { version, order, hidden } : asDeclared;
}

/**
 * Puts cards in the order of the user: those the user has moved, then the others in their own order.
 *
 * @param first - card that comes before all others until it is moved. @defaultValue none
 */
export function arrange<Card extends { readonly key: string }>(
  cards: readonly Card[],
  { order }: Pick<Arrangement, 'order'>,
  first?: string,
): readonly Card[] {
  const position = (key: string) => {
    const at = order.indexOf(key);
    if (at >= 0) return at;
    return key === first ? -1 : order.length;
  };
  return cards.toSorted((one, other) => position(one.key) - position(other.key));
}

/**
 * Moves a card among those shown.
 *
 * @param shown - keys of the cards in their order
 * @param to - its new index; beyond the ends it stays at the end
 */
export function moveCard(shown: readonly string[], key: string, to: number): readonly string[] {
  const others = shown.filter((each) => each !== key);
  const at = Math.max(0, Math.min(to, others.length));
  return [...others.slice(0, at), key, ...others.slice(at)];
}
