import type { Queryable } from '../../database';
import type { Conditions } from './conditions';

/** One of the three kinds of data: how its rows are found, identified, ordered and answered. */
export interface DataSet<Query, Row> {
  /** Key of the rows in the answer. */
  readonly name: 'items' | 'history' | 'transitions';
  /** Key of the flag that more rows follow, in answers that always have a marker. */
  readonly moreFlag?: string;
  readonly table: string;
  /** Columns read of the rows found, with joins to `found`. */
  readonly reading: { readonly columns: string; readonly joins: string };
  /** The columns rows are ordered by, together unique; with their types. */
  readonly order: readonly { readonly column: string; readonly type: string }[];
  /**
   * Puts the filters into `conditions`.
   * @returns the lists of values the search may go through one by one; `undefined` when no row can match
   * @throws 400 for what the schema cannot say
   */
  filter(database: Queryable, query: Query, conditions: Conditions): Promise<ValueList[] | undefined>;
  /** The fields of an answered row, in the order of the columns of a CSV file. */
  readonly fields: readonly string[];
  /** The row as it is answered, without its EPC's form. */
  answer(row: Row): Readonly<Record<string, unknown>> & { readonly epc: string };
  /** Where the row stands. */
  positionOf(row: Row): readonly string[];
}

/** A column that has to be one of some values, with an index on it and the order. */
export interface ValueList {
  readonly column: string;
  readonly type: 'uuid' | 'integer' | 'text';
  readonly values: readonly unknown[];
}
