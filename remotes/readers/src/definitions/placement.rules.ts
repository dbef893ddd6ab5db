import { type Failure, rules } from '@console/design/form';
import { coordinates, type DefinitionValues, hasCoordinates } from './definitionValues';

/** Lowest height of a reader in metres [READER-24]. */
export const lowestZ = 1;

const isGiven = (value: unknown) => rules.required(value) === undefined;

/**
 * What is wrong with a placement, for one list under the fields, which are invalid together. Coordinates are looked
 * at only where the form shows them; as soon as one is given, the floor has to be [READER-23, READER-24].
 * @returns one failure for each thing to put right, in the order of the fields; empty when all is right.
 */
export function placementFailures({ type, placement }: DefinitionValues): Failure[] {
  const given = hasCoordinates(type) ? coordinates.filter((field) => isGiven(placement[field])) : [];
  const failures: Failure[] = [];
  if (given.length > 0 && given.length < coordinates.length)
    failures.push({ key: 'definitions.placement.incomplete' });
  for (const field of given.filter((coordinate) => rules.number(placement[coordinate])))
    failures.push({ key: 'definitions.placement.notANumber', values: { field } });
  if (rules.atLeast(lowestZ)(given.includes('z') ? placement.z : undefined))
    failures.push({ key: 'definitions.placement.tooLow', values: { lowest: lowestZ } });
  if (given.length > 0 && !isGiven(placement.floor))
    failures.push({ key: 'definitions.placement.floorRequired' });
  return failures;
}
