import type { Queryable } from '../database';
import type { Fleet } from './fleet';
import { insertNumbered } from './insert';

/** Stores what happened to host and readers. */
export async function insertDevices(transaction: Queryable, { healthEvents }: Fleet): Promise<void> {
  await insertNumbered(
    transaction,
    'health_event',
    healthEvents.map((event) => ({
      component: event.component,
      reader_name: event.readerName,
      type: event.type,
      code: event.code,
      event_time: event.eventTime,
      event_end_time: event.eventEndTime,
      args: event.args,
    })),
  );
}
