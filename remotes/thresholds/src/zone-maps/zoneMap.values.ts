import { longestName } from '@console/api-client/patterns';
import type { ZoneMap, ZoneMapDraft } from '@console/api-client/zone-maps';
import { type FormErrors, rules, typedText } from '@console/design/form';

/** Values of the form of a zone map; its zones are drawn elsewhere. */
interface ZoneMapValues {
  readonly name: string;
  readonly facility: string;
}

/** Initial values of the form of a new zone map. */
export const newZoneMapValues: ZoneMapValues = { name: '', facility: '' };

/** Initial values of the form of a stored zone map. */
export const valuesOfZoneMap = ({ name, facility }: ZoneMap): ZoneMapValues => ({
  name,
  facility: facility ?? '',
});

/**
 * The zone map that the form describes.
 * @param stored the zone map that is edited: its zones, floor and points go back unchanged [ZONE-07]. Default: a new one.
 */
export const draftOfValues = ({ name, facility }: ZoneMapValues, stored?: ZoneMap): ZoneMapDraft => ({
  ...stored,
  name: typedText(name),
  facility,
});

/** Failures of a zone map [ZONE-03]. Whether its name is free only the service can tell. */
export const zoneMapErrors = ({ name, facility }: ZoneMapValues): FormErrors => ({
  name: rules.all(rules.required, rules.maxLength(longestName))(name),
  facility: rules.required(facility),
});
