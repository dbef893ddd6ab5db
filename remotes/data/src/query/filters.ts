import {
  type DataQueries,
  type DataType,
  type Destination,
  dataTypes,
  destinations,
  type EpcFormat,
  epcFormats,
} from '@console/api-client/items';
import type { NumberInput } from '@console/design/form';
import { type AddressField, type AddressFields, addressFields } from '@console/design/query';

/** The filters of all three types as the form holds them; what another type asked by stays for when it comes back. */
export interface DataFilters {
  /** Type of data to search; from an address it may be anything. */
  readonly type: string;
  readonly epcPrefix: string;
  readonly epcFormat: string | undefined;
  readonly jobIds: readonly string[];
  readonly facility: string | undefined;
  readonly zoneNames: readonly string[];
  /** ISO 8601, like all times. */
  readonly fromTime: string | undefined;
  readonly toTime: string | undefined;
  readonly fromFacility: string | undefined;
  readonly fromZone: string | undefined;
  readonly toFacility: string | undefined;
  readonly toZone: string | undefined;
  readonly zoneTransitionsOnly: boolean;
  /** Metres. */
  readonly minDistanceMoved: NumberInput;
  readonly thresholdName: string | undefined;
  readonly destination: string | undefined;
}

/** The filters before anything is chosen: items are searched for [DATA-01]. */
export const noFilters: DataFilters = {
  type: 'items',
  epcPrefix: '',
  epcFormat: undefined,
  jobIds: [],
  facility: undefined,
  zoneNames: [],
  fromTime: undefined,
  toTime: undefined,
  fromFacility: undefined,
  fromZone: undefined,
  toFacility: undefined,
  toZone: undefined,
  zoneTransitionsOnly: false,
  minDistanceMoved: undefined,
  thresholdName: undefined,
  destination: undefined,
};

/** The type always stands in the address, so that an address keeps its meaning. */
const typeField: AddressField<string> = {
  read: ([type = noFilters.type]) => type,
  write: (type) => [type],
};

const { choice, flag, number, text, texts } = addressFields;

/** Conversions of the filters to and from the address. */
export const filterFields: AddressFields<DataFilters> = {
  type: typeField,
  epcPrefix: text,
  epcFormat: choice,
  jobIds: texts,
  facility: choice,
  zoneNames: texts,
  fromTime: choice,
  toTime: choice,
  fromFacility: choice,
  fromZone: choice,
  toFacility: choice,
  toZone: choice,
  zoneTransitionsOnly: flag,
  minDistanceMoved: number,
  thresholdName: choice,
  destination: choice,
};

/** The type, where it is one of those there are. */
export const dataTypeOf = ({ type }: Pick<DataFilters, 'type'>): DataType | undefined =>
  dataTypes.find((known) => known === type);

const knownFormat = (format: string | undefined): EpcFormat | undefined =>
  epcFormats.find((known) => known === format);

const knownDestination = (destination: string | undefined): Destination | undefined =>
  destinations.find((known) => known === destination);

/** Query for items [DATA-12]. */
export function itemQuery(filters: DataFilters): DataQueries['items'] {
  const { epcPrefix, epcFormat, jobIds, facility, zoneNames, fromTime, toTime } = filters;
  return {
    epcPrefix: epcPrefix.trim() || undefined,
    epcFormat: knownFormat(epcFormat),
    jobIds,
    facility,
    zoneNames,
    fromTime,
    toTime,
  };
}

/** Query for history [DATA-13]. */
export function historyQuery(filters: DataFilters): DataQueries['history'] {
  const { fromFacility, fromZone, toFacility, toZone, zoneTransitionsOnly, minDistanceMoved } = filters;
  return {
    ...itemQuery(filters),
    fromFacility,
    fromZone,
    toFacility,
    toZone,
    zoneTransitionsOnly,
    minDistanceMoved: typeof minDistanceMoved === 'number' ? minDistanceMoved : undefined,
  };
}

/** Query for transitions [DATA-14]. */
export const transitionQuery = ({
  thresholdName,
  destination,
  facility,
}: DataFilters): DataQueries['transitions'] => ({
  thresholdName,
  destination: knownDestination(destination),
  facility,
});
