/** Part of the tests to run. */
export interface Selection {
  /** Arguments of Jest. @defaultValue it does not run. */
  readonly jest?: readonly string[];
  /** Files of journeys below `e2e`. @defaultValue all. */
  readonly journeys?: readonly string[];
  /** Files of journeys below `e2e` for engines other than Chromium. @defaultValue those of `journeys`. */
  readonly inOtherEngines?: readonly string[];
  /** Files that lint looks at. @defaultValue all. */
  readonly lint?: readonly string[];
}

/** Remotes and journeys to select from. */
export interface Selectable {
  /** Names of the remotes. */
  readonly remotes: readonly string[];
  /** Files of journeys below `e2e`, `readers/phone.spec.ts`. */
  readonly journeys: readonly string[];
}

/**
 * Reads what stands behind `npm test --`: names of remotes, which stand for the tests and the journeys of the remote,
 * and parts of paths, which stand for every test file and journey that has them in its path. From the first option on
 * everything is for Jest.
 */
export function select(words: readonly string[], { remotes, journeys }: Selectable): Selection {
  const firstOption = words.findIndex((word) => word.startsWith('-'));
  const places = firstOption < 0 ? words : words.slice(0, firstOption);
  const options = firstOption < 0 ? [] : words.slice(firstOption);
  if (places.length === 0) return { jest: options };
  const paths = places.map((place) => place.replace(/^\.\//, ''));
  const isAt = (file: string) => (place: string) =>
    remotes.includes(place) ? file.startsWith(`${place}/`) : `e2e/${file}`.includes(place);
  return {
    jest: [
      ...paths.map((place) => (remotes.includes(place) ? `remotes/${place}/` : place)),
      '--passWithNoTests',
      ...options,
    ],
    journeys: journeys.filter((file) => paths.some(isAt(file))),
  };
}
