import type {
  HealthMessage,
  ItemMessage,
  MessageKind,
  Messages,
  ThresholdMessage,
} from '../../server/messages';
import type { StoredPublisher } from '../publishers/store';

type Filters = StoredPublisher['filters'];

/** Decides if a publisher sends messages of a kind, and this one. Pure. */
export function wants<Kind extends MessageKind>(
  { messageTypes, filters }: Pick<StoredPublisher, 'messageTypes' | 'filters'>,
  kind: Kind,
  message: Messages[Kind],
): boolean {
  return messageTypes.includes(typeOf[kind]) && passes[kind](filters, message);
}

const typeOf = { item: 'ITEM', threshold: 'THRESHOLD', health: 'HEALTH' } as const;

const passes: { readonly [Kind in MessageKind]: (filters: Filters, message: Messages[Kind]) => boolean } = {
  item: ({ item }, message) => item === null || passesItem(item, message),
  threshold: ({ threshold }, message) => threshold === null || passesThreshold(threshold, message),
  health: ({ health }, message) => health === null || passesHealth(health, message),
};

function passesItem(filter: NonNullable<Filters['item']>, { epc, jobName, from, to }: ItemMessage): boolean {
  return (
    beginsWith(epc, filter.epcPrefix) &&
    beginsWithOneOf(jobName, filter.jobNamePrefixes) &&
    isOneOf(from.zone, filter.fromZone) &&
    isOneOf(to.zone, filter.toZone) &&
    isOneOf(from.facility, filter.fromFacility) &&
    isOneOf(to.facility, filter.toFacility) &&
    (!filter.zoneTransitionsOnly || from.zone !== to.zone) &&
    hasMoved(from, to, filter.minimumMovement)
  );
}

function passesThreshold(
  filter: NonNullable<Filters['threshold']>,
  { epc, jobName, threshold, toZone }: ThresholdMessage,
): boolean {
  const names = filter.thresholdNames ?? [];
  return (
    beginsWith(epc, filter.epcPrefix) &&
    beginsWithOneOf(jobName, filter.jobNamePrefixes) &&
    (names.length === 0 || names.includes(threshold)) &&
    isOneOf(toZone, filter.direction)
  );
}

const passesHealth = (
  filter: NonNullable<Filters['health']>,
  { readerId, type, code }: HealthMessage,
): boolean =>
  isOneOf(readerId, filter.readerName) && isOneOf(type, filter.type) && isOneOf(code, filter.code);

const isOneOf = (value: string | null, wanted: string | null) => wanted === null || value === wanted;

const beginsWith = (text: string, prefix: string | null) => prefix === null || text.startsWith(prefix);

function beginsWithOneOf(text: string | null, prefixes: readonly string[] | null): boolean {
  return !prefixes?.length || prefixes.some((prefix) => text?.startsWith(prefix));
}

type Point = ItemMessage['from'];

/** One that came or left, or whose place is not known, has no way that could be measured: it is not too short. */
function hasMoved(from: Point, to: Point, least: number | null): boolean {
  if (least === null || from.x === null || from.y === null || to.x === null || to.y === null) return true;
  return Math.hypot(to.x - from.x, to.y - from.y) >= least;
}
