/**
 * Joins records with what belongs to them. A row keeps its identity for as long as its record and its parts do, and the
 * list keeps its own for as long as its rows do: a poll that brings nothing new draws nothing again.
 * @param partsOf what a row has beside its record, found with what is known now; compared by identity
 * @param rowOf makes the row; asked only when the record is new or a part of it has changed
 * @returns joins a list of records with what is known now; one of its own for each place that shows the rows
 * @example
 * const rowsOf = joinRows(
 *   (job: Job, recipes: ReadonlyMap<string, Recipe>) => [recipes.get(job.recipeName)],
 *   (job, recipe) => ({ job, recipe }),
 * );
 * rowsOf(jobs, recipesByName);
 */
export function joinRows<Source extends object, Known, Parts extends unknown[] | [], Row>(
  partsOf: (record: Source, known: Known) => Parts,
  rowOf: (record: Source, ...parts: Parts) => Row,
): (records: readonly Source[], known: Known) => readonly Row[] {
  const joined = new WeakMap<Source, { readonly parts: Parts; readonly row: Row }>();
  let latest: readonly Row[] = [];

  const rowFor = (record: Source, known: Known): Row => {
    const parts = partsOf(record, known);
    const before = joined.get(record);
    if (before && isSame(before.parts, parts)) return before.row;
    const row = rowOf(record, ...parts);
    joined.set(record, { parts, row });
    return row;
  };

  return (records, known) => {
    const rows = records.map((record) => rowFor(record, known));
    if (!isSame(latest, rows)) latest = rows;
    return latest;
  };
}

const isSame = (one: readonly unknown[], other: readonly unknown[]) =>
  one.length === other.length && one.every((each, index) => Object.is(each, other[index]));
