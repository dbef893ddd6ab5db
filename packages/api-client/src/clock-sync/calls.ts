import type { Call } from '../client';
import { readNothing, readRecord } from '../client/answer';
import { servicePath } from '../client/path';
import type { ClockSync } from './schema';
import { validateClockSync } from './validate.generated.js';

const path = servicePath('support', 'v1', 'readers', 'itemsenseTimeSync');

/** Shows whether the clocks of readers are synced with the server time (CLOCK-02). */
export function showClockSync(): Call<ClockSync> {
  return {
    name: 'show clock sync',
    method: 'GET',
    path,
    answer: readRecord(validateClockSync, ({ enabled }) => ({ enabled })),
  };
}

/** Starts syncing the clocks of readers (CLOCK-02). Nothing in the console stops it. */
export function startClockSync(): Call<void> {
  return {
    name: 'start clock sync',
    method: 'PUT',
    path,
    body: { enabled: true },
    answer: readNothing,
    change: { model: 'clock-sync', action: 'start' },
  };
}
