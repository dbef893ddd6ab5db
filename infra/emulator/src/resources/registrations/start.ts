import { type RegistrationRequest, serverHostnamePattern } from '@console/api-client/registrations/schema';
import type { ScannedReaderAnswer } from '@console/api-client/scanned-readers/schema';
import type { Queryable } from '../../database';
import { conflict, invalid } from '../../server/failure';
import { modelNames, typeOfModel } from '../network-readers/models';
import { findNetworkReaders } from '../network-readers/store';
import { defineReader, moveToFacility, readerDefinitions } from '../reader-definitions/readerDefinitions';

type ReaderToRegister = RegistrationRequest['readers'][number];

/**
 * Starts a registration: every reader gets its definition and waits for its package.
 * @returns its id
 * @throws 400 naming the field; 409 while another is in progress
 */
export async function startRegistration(
  transaction: Queryable,
  { readers, hostname }: RegistrationRequest,
  now: Date,
): Promise<string> {
  if (hostname && !new RegExp(serverHostnamePattern).test(hostname))
    throw invalid('hostname', 'must be a host name or an IP address, with or without a port');
  const id = await insertRegistration(transaction, hostname || null, now);
  const addresses = readers.map(({ ipAddress }) => ipAddress);
  const found = await findNetworkReaders(transaction, { ranges: [], hosts: addresses });
  const registering: Awaited<ReturnType<typeof registeringReader>>[] = [];
  for (const [place, reader] of readers.entries()) {
    const there = found.find(({ ipAddress }) => ipAddress === reader.ipAddress);
    registering.push(await registeringReader(transaction, place, reader, there, now));
  }
  await transaction.query(
    `insert into registration_reader (registration_id, place, name, address, serial_number, model, facility,
       present, install_step, next_step)
     select $1, place, name, address, serial_number, model, facility, present, 'WAITING_FOR_PACKAGE', $3
     from jsonb_to_recordset($2::jsonb) as reader (place integer, name text, address text, serial_number text,
       model text, facility text, present boolean)`,
    [id, JSON.stringify(registering), now],
  );
  return String(id);
}

/** One at a time: two who start at once wait for each other here. @throws 409 */
async function insertRegistration(
  transaction: Queryable,
  hostname: string | null,
  now: Date,
): Promise<number> {
  await transaction.query('lock table registration in share row exclusive mode');
  const [running] = await transaction.query<{ id: number }>(
    `select id from registration where status = 'IN_PROGRESS'`,
  );
  if (running) throw conflict(`Registration ${running.id} is in progress`);
  const [started] = await transaction.query<{ id: number }>(
    `insert into registration (status, hostname, started, updated) values ('IN_PROGRESS', $1, $2, $2)
     returning id`,
    [hostname, now],
  );
  if (!started) throw new Error('The registration was not stored');
  return started.id;
}

/** The reader, defined, with what is known of it: what answers at its address knows better than the request. */
async function registeringReader(
  transaction: Queryable,
  place: number,
  request: ReaderToRegister,
  found: ScannedReaderAnswer | undefined,
  now: Date,
) {
  const address = request.ipAddress;
  const name = (found?.known ? found.name : request.name || found?.name) || address;
  const type = typeOfModel(found?.simpleModelName ?? request.simpleModelName);
  const serialNumber = found?.serialNumber ?? request.serialNumber ?? null;
  const defined = await readerDefinitions.find(transaction, name);
  if (!defined)
    await defineReader(transaction, { name, address, type, facility: request.facility, serialNumber }, now);
  else if (!found?.known && defined.address !== address)
    throw invalid(`readers.${place}.name`, `"${name}" is the reader at ${defined.address}`);
  else if (request.facility && request.facility !== defined.facility)
    await moveToFacility(transaction, name, request.facility);
  // It waits for the registration, not for its agent to turn up by itself.
  await transaction.query(
    `update reader_state set next_step = null where reader_name = $1 and phase = 'AWAITING'`,
    [name],
  );
  return {
    place,
    name,
    address,
    serial_number: serialNumber,
    model: modelNames[type],
    facility: request.facility ?? defined?.facility ?? null,
    present: found !== undefined,
  };
}
