import type { Call } from '../client';
import { readNothing, readRecord } from '../client/answer';
import { consolePath } from '../client/path';
import type { QueueType, SocketAnswer } from './schema';
import { channelOf, type LiveSocket } from './socketAddress';
import { validateSocket } from './validate.generated.js';

const read = readRecord(
  validateSocket,
  ({ socketUrl, channelId }: SocketAnswer): LiveSocket => ({
    socketUrl,
    channelId: channelId ?? channelOf(socketUrl),
  }),
);

/** Opens a live queue (MONITOR-09). @param options limit what it carries: `{thresholdName}` for transitions */
export function openQueue(type: QueueType, options: Readonly<Record<string, unknown>>): Call<LiveSocket> {
  return {
    name: 'open queue',
    method: 'POST',
    path: consolePath('api', 'queues'),
    body: { type, options },
    answer: read,
  };
}

/** Closes a live queue; one that is gone already is closed. */
export function closeQueue(channelId: string): Call<void> {
  return {
    name: 'close queue',
    method: 'DELETE',
    path: consolePath('api', 'queues', channelId),
    answer: readNothing,
    notFound: { answer: undefined },
  };
}

/** Opens a metric (HEALTH-06). @param interval between two values, in milliseconds */
export function openMetric(metric: string, interval: number): Call<LiveSocket> {
  return {
    name: 'open metric',
    method: 'POST',
    path: consolePath('api', 'metrics', metric),
    query: { interval },
    answer: read,
  };
}

/** Closes a metric; one that is gone already is closed. */
export function closeMetric(metric: string): Call<void> {
  return {
    name: 'close metric',
    method: 'DELETE',
    path: consolePath('api', 'metrics', metric),
    answer: readNothing,
    notFound: { answer: undefined },
  };
}
