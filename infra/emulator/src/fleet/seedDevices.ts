import type { Queryable } from '../database';
import { modelNames } from '../network-readers/models';
import type { Fleet } from './fleet';
import { insert, insertNumbered } from './insert';

/** Stores what happened to host and readers, what hangs on the networks, and how readers were registered. */
export async function insertDevices(transaction: Queryable, fleet: Fleet): Promise<void> {
  await insertNumbered(
    transaction,
    'health_event',
    fleet.healthEvents.map((event) => ({
      component: event.component,
      reader_name: event.readerName,
      type: event.type,
      code: event.code,
      event_time: event.eventTime,
      event_end_time: event.eventEndTime,
      args: event.args,
    })),
  );
  await insert(
    transaction,
    'network_reader',
    fleet.networkReaders.map((reader) => ({
      ip_address: reader.address,
      host_name: reader.hostName ?? null,
      name: reader.name,
      serial_number: reader.serialNumber,
      model: reader.model,
      password: reader.password ?? null,
      unlocked: false,
      defect: reader.defect ?? null,
    })),
  );
  await insertRegistrations(transaction, fleet);
}

async function insertRegistrations(transaction: Queryable, { registrations }: Fleet): Promise<void> {
  await insertNumbered(
    transaction,
    'registration',
    registrations.map(({ status, error, hostname, started, updated }) => ({
      status,
      error,
      hostname,
      started,
      updated,
    })),
  );
  await insert(
    transaction,
    'registration_reader',
    registrations.flatMap(({ readers }, index) =>
      readers.map((reader, place) => ({
        registration_id: index + 1,
        place,
        name: reader.name,
        address: reader.address,
        serial_number: reader.serialNumber,
        model: modelNames[reader.type],
        facility: reader.facility,
        present: true,
        install_step: reader.installStep,
        error: reader.error,
      })),
    ),
  );
}
