import { compareNames } from '@console/design/language';

/** A query that the user has named. */
interface SavedQuery {
  readonly name: string;
  /** The query of the address that asks it, without `?`. */
  readonly search: string;
}

const mostQueries = 50;
const longestName = 60;
const longestSearch = 4000;

const isSavedQuery = (kept: unknown): kept is SavedQuery =>
  typeof kept === 'object' &&
  kept !== null &&
  'name' in kept &&
  typeof kept.name === 'string' &&
  kept.name !== '' &&
  'search' in kept &&
  typeof kept.search === 'string' &&
  kept.search.length <= longestSearch;

/** Queries as they were kept; whatever else was kept is as if it were not there. */
export const readSavedQueries = (kept: unknown): readonly SavedQuery[] =>
  Array.isArray(kept) ? kept.filter(isSavedQuery).slice(0, mostQueries) : [];

/** A name as it is kept; empty for none. */
export const cleanName = (name: string) => name.trim().replaceAll(/\s+/g, ' ').slice(0, longestName);

/** The queries with one more, in the order of their names; one of the same name is replaced. */
export function withQuery(queries: readonly SavedQuery[], added: SavedQuery): readonly SavedQuery[] {
  const others = queries.filter(({ name }) => name !== added.name);
  return [...others, added].slice(-mostQueries).sort((one, other) => compareNames(one.name, other.name));
}

/** The queries without the one of a name. */
export const withoutQuery = (queries: readonly SavedQuery[], gone: string): readonly SavedQuery[] =>
  queries.filter(({ name }) => name !== gone);
