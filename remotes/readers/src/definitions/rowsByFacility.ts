import type { DefinitionRow } from './definitionRows';

/** The readers of each facility by its name, in the order of the rows; blank for those without one. */
export function rowsByFacility(
  rows: readonly DefinitionRow[],
): ReadonlyMap<string, readonly DefinitionRow[]> {
  const byFacility = new Map<string, DefinitionRow[]>();
  for (const row of rows) {
    const { facility = '' } = row.definition;
    const others = byFacility.get(facility);
    if (others) others.push(row);
    else byFacility.set(facility, [row]);
  }
  return byFacility;
}
