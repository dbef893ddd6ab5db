import { paths } from '@console/remote/contract';

/**
 * Address of the list of readers with filters in force.
 * @param filters values by key of a column; of several values a reader needs one, a blank one stands for none.
 */
export function listAddress(filters: Readonly<Record<string, readonly string[]>>): string {
  const params = Object.entries(filters).flatMap(([key, values]) =>
    values.map((value) => [`filter.${key}`, value]),
  );
  return `${paths.readers.definitions.list()}?${new URLSearchParams(params)}`;
}
