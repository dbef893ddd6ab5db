let handed = '';

/**
 * Hands a secret to the search of the next table with a {@link PrivateSearch} that is opened, which searches for it at
 * once. It stays in memory, stands in no address, and is taken once.
 */
export function handSearch(text: string): void {
  handed = text;
}

/** Search that was handed over; empty without one. */
export const handedSearch = (): string => handed;
