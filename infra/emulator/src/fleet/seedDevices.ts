import type { Queryable } from '../database';
import { insert, insertNumbered } from '../database/insert';
import { modelNames } from '../resources/network-readers/models';
import { checksumOf } from '../resources/software-versions/images';
import type { Fleet, SeededUpgrade } from './model/fleet';

/** Stores what happened to host and readers, what hangs on the networks, and how readers came to their software. */
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
  await insertUpgrades(transaction, fleet);
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

async function insertUpgrades(transaction: Queryable, { softwareVersions, upgrades }: Fleet): Promise<void> {
  await insert(
    transaction,
    'software_version',
    softwareVersions.map(({ imageType, version, imageName, description, created }) => ({
      image_type: imageType,
      version,
      image_name: imageName,
      checksum: checksumOf(imageType, imageName),
      description,
      created,
      updated: created,
      record_version: 0,
    })),
  );
  // Without a number of their own: they get theirs one after the other.
  for (const upgrade of upgrades) await insertUpgrade(transaction, upgrade);
}

async function insertUpgrade(transaction: Queryable, upgrade: SeededUpgrade): Promise<void> {
  const { id, status, imageType, version, maxParallelReaders, created, updated, finished, readers } = upgrade;
  const request = {
    target: { type: 'DEVICE', values: readers.map(({ name }) => name) },
    versionIdentifier: { version, imageType },
    policy: { maxParallelReaders, allowedReaderTypes: null },
  };
  await transaction.query(
    `insert into upgrade (id, status, request, max_parallel, created, updated, finished)
     values ($1, $2, $3, $4, $5, $6, $7)`,
    [id, status, JSON.stringify(request), maxParallelReaders, created, updated, finished],
  );
  await insert(
    transaction,
    'upgrade_reader',
    readers.map((reader, place) => ({
      upgrade_id: id,
      place,
      reader_name: reader.name,
      status: reader.status,
      install_step: reader.installStep,
      message: reader.message,
      previous_version: upgrade.previousVersion,
      started: reader.status === 'WAITING' ? null : created,
      updated,
      finished,
      next_step: reader.status === 'IN_PROGRESS' ? new Date(updated.getTime() + 10_000) : null,
    })),
  );
}
