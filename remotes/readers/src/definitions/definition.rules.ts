import { type FormErrors, type Rule, rules } from '@console/design/form';
import { antennaZoneFailures } from './antennaZones.rules';
import type { DefinitionValues } from './definitionValues';
import { placementFailures } from './placement.rules';

/** Most characters of a name, an address and a serial number [READER-17]. */
export const longest = 200;

const addressPattern = /^[A-Za-z0-9.:-]+$/;
const serialNumberPattern = /^\d{3}-\d{2}-\d{2}-\d{4}$/;

type PlainField = 'name' | 'address' | 'facility' | 'type' | 'serialNumber';

/** The rules of the plain fields, in the order of the form [READER-17, READER-18]. */
const fieldRules: Readonly<Record<PlainField, Rule>> = {
  name: rules.all(rules.required, rules.maxLength(longest)),
  address: rules.all(
    rules.required,
    rules.maxLength(longest),
    rules.pattern(addressPattern, 'definitions.form.address.characters'),
  ),
  facility: rules.required,
  type: rules.required,
  serialNumber: rules.all(
    rules.required,
    rules.maxLength(longest),
    rules.pattern(serialNumberPattern, 'definitions.form.serialNumber.format'),
  ),
};

/** Names of the zones on the zone maps of a facility; undefined while they are not known. */
export type ZonesIn = (facility: string) => readonly string[] | undefined;

/** What is wrong with a reader definition. Whether its name is free only the service can tell [READER-19]. */
export function definitionErrors(values: DefinitionValues, zonesIn: ZonesIn): FormErrors {
  const { facility } = values;
  const fields = Object.entries(fieldRules).map(([field, rule]) => [
    field,
    rule(values[field as PlainField]),
  ]);
  return {
    ...Object.fromEntries(fields),
    placement: placementFailures(values),
    antennaZones: antennaZoneFailures(values.antennaZones, { facility, zones: zonesIn(facility) }),
  };
}
