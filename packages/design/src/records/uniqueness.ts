/** Asks whether a record with this id or name exists. Rejects when it cannot be asked. */
export type NameExists = (value: string) => Promise<boolean>;

/**
 * Uniqueness check of an id or name by fetching the record that would have it [FORM-06].
 *
 * @param find - looks a record up; null or undefined (a 404 of the service) means that it is free
 */
export const existsByLookup =
  (find: (id: string) => Promise<unknown>): NameExists =>
  async (id) => {
    const record = await find(id.trim());
    return record !== null && record !== undefined;
  };

/**
 * Uniqueness check of a name against those of all records of the model [FORM-06].
 *
 * @param list - all records
 * @param nameOf - the name of one of them
 */
export const existsInList =
  <Row>(list: () => Promise<readonly Row[]>, nameOf: (row: Row) => string): NameExists =>
  async (name) => {
    const rows = await list();
    return rows.some((row) => nameOf(row) === name.trim());
  };
