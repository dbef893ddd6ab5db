/** Where an item was or is: what is unknown is `null`. `zone` may be `ABSENT` or `FACILITY`. */
export interface ItemPlace {
  readonly zone: string | null;
  readonly floor: string | null;
  readonly facility: string | null;
  /** Metres. */
  readonly x: number | null;
  readonly y: number | null;
}

/** An item was seen for the first time, has moved, or has left: as publishers send it. */
export interface ItemMessage {
  /** Upper-case hex. */
  readonly epc: string;
  /** Often an empty text. */
  readonly tagId: string;
  readonly jobId: string;
  readonly jobName: string | null;
  /** At the first sighting the zone is `ABSENT` and everything else `null`. */
  readonly from: ItemPlace;
  readonly to: ItemPlace;
  /** ISO 8601. */
  readonly observationTime: string;
}

/** A side of a threshold. */
export type Direction = 'IN' | 'OUT';

/** An item has crossed a threshold: as publishers and the console's sockets send it. */
export interface ThresholdMessage {
  /** Upper-case hex. */
  readonly epc: string;
  readonly fromZone: Direction;
  readonly toZone: Direction;
  /** The threshold's name. */
  readonly threshold: string;
  readonly thresholdId: number;
  /** From 0 to 1. */
  readonly confidence: number;
  readonly jobId: string;
  readonly jobName: string | null;
  /** ISO 8601. */
  readonly observationTime: string;
}

/** Something has happened to a reader: the service's health event. */
export interface HealthMessage {
  /** ISO 8601. */
  readonly eventTime: string;
  /** The reader's name. */
  readonly readerId: string;
  /** `CONNECTION`, `CLOCK_SYNC`, … */
  readonly type: string;
  readonly code: string;
  readonly args: Readonly<Record<string, string>>;
}

/** The messages of the service, by kind. */
export interface Messages {
  /** An item was observed. Jobs that do not report to message queues send none. */
  readonly item: ItemMessage;
  /** A threshold was crossed. Jobs that do not report to message queues send none. */
  readonly threshold: ThresholdMessage;
  /** A reader has become unwell or well again, has restarted, … */
  readonly health: HealthMessage;
}

/** Kind of a message. */
export type MessageKind = keyof Messages;
