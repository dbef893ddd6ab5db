import type { AnswerReader, Call } from '../client';
import { readRecord } from '../client/answer';
import { readTime, withoutBlank } from '../wire';
import { closeMetric, closeQueue, openMetric, openQueue } from './calls';
import type { MetricMessage, TransitionEventMessage } from './schema';
import type { LiveSocket } from './socketAddress';
import { validateMetricMessage, validateTransitionEvent } from './validate.generated.js';

/** Something that streams, as data: nothing happens until it is followed. */
export interface LiveStream<Message> {
  /** Who follows the same name shares one socket. */
  readonly name: string;
  /** Asks for the socket. */
  readonly open: Call<LiveSocket>;
  /** Ends it on the service's side; `undefined` when there is nothing to end. */
  close(socket: LiveSocket): Call<void> | undefined;
  /** Checks a parsed message and turns it into what followers get. */
  readonly read: AnswerReader<Message>;
  /** After so many milliseconds without a message the connection counts as broken. @defaultValue it may be silent. */
  readonly silence?: number;
}

/** An item has crossed a threshold (MONITOR-11). */
export interface TransitionEvent {
  readonly epc: string;
  /** ISO 8601. */
  readonly observationTime?: string;
  /** From 0 to 1. */
  readonly confidence?: number;
  /** `IN` or `OUT`. */
  readonly toZone: string;
}

/** The crossings of a threshold, as they happen (MONITOR-09). */
export function transitionStream(thresholdName: string): LiveStream<TransitionEvent> {
  return {
    name: `transitions/${thresholdName}`,
    open: openQueue('transitions', { thresholdName }),
    close: ({ channelId }) => (channelId === undefined ? undefined : closeQueue(channelId)),
    read: readRecord(validateTransitionEvent, readTransitionEvent),
  };
}

/** Default interval of a metric, in milliseconds (HEALTH-06). */
export const defaultMetricInterval = 10_000;

/** After so many intervals without a value the connection counts as broken. */
const silentIntervals = 3;

/**
 * Values of a metric of the host, the oldest first, in the unit of the service: CPU as a fraction, memory in bytes.
 * @param interval between two values, in milliseconds
 */
export function metricStream(
  metric: string,
  interval = defaultMetricInterval,
): LiveStream<readonly number[]> {
  return {
    name: `metrics/${metric}/${interval}`,
    open: openMetric(metric, interval),
    close: () => closeMetric(metric),
    read: readRecord(validateMetricMessage, ({ payload }: MetricMessage) =>
      payload.map(({ value }) => value),
    ),
    silence: silentIntervals * interval,
  };
}

function readTransitionEvent({
  epc,
  toZone,
  observationTime,
  confidence,
}: TransitionEventMessage): TransitionEvent {
  return {
    epc,
    toZone,
    ...withoutBlank({ observationTime: readTime(observationTime) ?? null, confidence: confidence ?? null }),
  };
}
