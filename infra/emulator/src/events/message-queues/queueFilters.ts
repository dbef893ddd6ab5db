import type { HealthQueue, ItemQueue, ThresholdQueue } from '@console/api-client/message-queues/schema';
import type {
  HealthMessage,
  ItemMessage,
  MessageKind,
  Messages,
  ThresholdMessage,
} from '../../server/messages';

/** Filters for each kind of messages. */
export interface QueueFilters {
  readonly item: ItemQueue;
  readonly threshold: ThresholdQueue;
  readonly health: HealthQueue;
}

type Matches = {
  readonly [Kind in MessageKind]: (filter: QueueFilters[Kind], message: Messages[Kind]) => boolean;
};

/** Matches a message against the filter of a queue: all that is given has to match. Pure. */
export const matchesQueue: Matches = {
  item: (filter, message) =>
    is(filter.fromZone, message.from.zone) &&
    is(filter.toZone, message.to.zone) &&
    is(filter.fromFacility, message.from.facility) &&
    is(filter.toFacility, message.to.facility) &&
    is(filter.jobId?.toLowerCase(), message.jobId) &&
    message.epc.startsWith((filter.epc ?? '').toUpperCase()) &&
    (filter.zoneTransitionsOnly === false || changesZone(message)) &&
    (!filter.distance || distanceOf(message) >= filter.distance),
  threshold: (filter, message: ThresholdMessage) =>
    is(filter.threshold ?? filter.thresholdName, message.threshold) &&
    is(filter.jobId?.toLowerCase(), message.jobId),
  health: (filter, message: HealthMessage) =>
    is(filter.readerName ?? filter.readerId, message.readerId) &&
    is(filter.type, message.type) &&
    is(filter.code, message.code),
};

/** An item's message as queues carry it: flat, other than what publishers send. */
export function flatItemMessage({ from, to, ...message }: ItemMessage): object {
  return {
    epc: message.epc,
    tagId: message.tagId,
    jobId: message.jobId,
    jobName: message.jobName,
    fromZone: from.zone,
    fromFloor: from.floor,
    toZone: to.zone,
    toFloor: to.floor,
    fromFacility: from.facility,
    toFacility: to.facility,
    fromX: from.x,
    fromY: from.y,
    toX: to.x,
    toY: to.y,
    observationTime: message.observationTime,
  };
}

/** Blank asks for nothing. */
const is = (wanted: string | null | undefined, actual: string | null) => !wanted || wanted === actual;

const changesZone = ({ from, to }: ItemMessage) =>
  from.zone !== to.zone || from.facility !== to.facility || from.floor !== to.floor;

/** In metres; 0 where it is unknown. */
function distanceOf({ from, to }: ItemMessage): number {
  if (from.x === null || from.y === null || to.x === null || to.y === null) return 0;
  return Math.hypot(to.x - from.x, to.y - from.y);
}
