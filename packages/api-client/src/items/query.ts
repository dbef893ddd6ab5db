import type { QueryValue } from '../client';
import type { DataType, Destination, EpcFormat } from './schema';

/** Items asked for on the data page (DATA-12). Times ISO 8601: from is inclusive, to exclusive. */
export interface ItemQuery {
  /** Hexadecimal. */
  readonly epcPrefix?: string;
  readonly epcFormat?: EpcFormat;
  readonly jobIds?: readonly string[];
  readonly zoneNames?: readonly string[];
  readonly facility?: string;
  readonly fromTime?: string;
  readonly toTime?: string;
}

/** History asked for (DATA-13). */
export interface HistoryQuery extends ItemQuery {
  readonly fromZone?: string;
  readonly toZone?: string;
  readonly fromFacility?: string;
  readonly toFacility?: string;
  /** Only observations in which the zone changed. */
  readonly zoneTransitionsOnly?: boolean;
  /** Metres. */
  readonly minDistanceMoved?: number;
}

/** Transitions asked for (DATA-14). Times as of items; the form of the data page has none. */
export interface TransitionQuery {
  readonly thresholdName?: string;
  readonly destination?: Destination;
  readonly facility?: string;
  readonly fromTime?: string;
  readonly toTime?: string;
}

/** Query parameters of each kind of data. */
export interface DataQueries {
  readonly items: ItemQuery;
  readonly history: HistoryQuery;
  readonly transitions: TransitionQuery;
}

/**
 * The parameters of a question, in the wire's order; whatever else the object holds stays behind. Blank ones are left
 * out when they are sent, and so is a flag that asks for nothing.
 */
export function parametersOf<Type extends DataType>(
  type: Type,
  query: DataQueries[Type],
): Record<string, QueryValue> {
  const asked: Partial<Record<string, QueryValue>> = { ...query };
  return Object.fromEntries(names[type].map((name) => [name, sentValue(name, asked[name])]));
}

const itemNames = [
  'epcPrefix',
  'jobIds',
  'zoneNames',
  'facility',
  'epcFormat',
  'fromTime',
  'toTime',
] as const;

const names: Readonly<Record<DataType, readonly string[]>> = {
  items: itemNames,
  history: [
    ...itemNames,
    'fromZone',
    'toZone',
    'fromFacility',
    'toFacility',
    'zoneTransitionsOnly',
    'minDistanceMoved',
  ],
  transitions: ['thresholdName', 'destination', 'facility', 'fromTime', 'toTime'],
};

function sentValue(name: string, value: QueryValue): QueryValue {
  if (name === 'epcPrefix' && typeof value === 'string') return value.toUpperCase();
  return value === false ? undefined : value;
}
