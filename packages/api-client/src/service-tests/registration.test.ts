/** @jest-environment ./packages/testing/src/environments/nodeService.ts */
import { isNotFound, orNone } from '../client';
import {
  forgetProcess,
  InvalidProcessTypeError,
  listOngoingProcesses,
  type TrackedProcess,
  trackProcess,
} from '../ongoing-processes';
import { listReaderDefinitions } from '../reader-definitions';
import {
  cancelRegistration,
  isCancelled,
  isRunning,
  outcomeOf,
  type Registration,
  rerunOf,
  showMostRecentRegistration,
  showRegistration,
  startRegistration,
} from '../registrations';
import { findReader, scanReaders, setReaderPassword } from '../scanned-readers';
import { sessionOfTest } from './session';

const { call, requests, sent, bodyOf } = sessionOfTest({ fresh: true });

const facility = 'Columbus Distribution Center';
const base = '/api/capInstall/readerUpdates';

/** Starts the registration of what a scan found at these addresses. */
async function start(...addresses: string[]): Promise<Registration> {
  const { rows } = await call(scanReaders({ addresses }));
  const readers = rows.filter(({ ipAddress }) => addresses.includes(ipAddress));
  const started = await call(
    startRegistration({ hostname: 'server.example', readers: readers.map((row) => ({ ...row, facility })) }),
  );
  if (!started) throw new Error('The service answered no registration.');
  return started;
}

it('[REGISTER-07] scans networks by their ids and hosts by their names and addresses', async () => {
  const inNetworks = await call(scanReaders({ networks: ['1', '2'] }));
  const atHosts = await call(scanReaders({ addresses: ['10.20.1.41', 'speedwayr-10-c3-0e.rh.example'] }));
  expect(sent()).toEqual([
    'GET /api/readers?networks=1%2C2&refresh=true',
    'GET /api/readers?addresses=10.20.1.41%2Cspeedwayr-10-c3-0e.rh.example&refresh=true',
  ]);
  for (const { rows, unreadable } of [inNetworks, atHosts]) {
    expect(unreadable).toEqual([]);
    expect(rows).toContainEqual({
      name: 'xPortal-12-4b-07',
      serialNumber: '372-21-14-0107',
      ipAddress: '10.20.1.41',
      simpleModelName: 'xPortal',
      needsAuth: false,
      known: false,
    });
  }
  expect(atHosts.rows).toContainEqual(expect.objectContaining({ name: 'RH-Ward-2A', known: true }));
});

it('[REGISTER-13] sets the password of a reader as root and finds it again', async () => {
  const reader = { ipAddress: '10.20.1.43', password: 'dock-5-East' };
  expect(await call(findReader(reader.ipAddress))).toEqual({
    ipAddress: reader.ipAddress,
    needsAuth: true,
    known: false,
  });
  await expect(call(setReaderPassword({ ...reader, password: 'wrong' }))).rejects.toMatchObject({
    kind: 'refused',
    status: 400,
    detail: expect.stringContaining(reader.ipAddress),
  });
  await call(setReaderPassword(reader));
  expect(await call(findReader(reader.ipAddress))).toMatchObject({
    needsAuth: false,
    name: 'SpeedwayR-13-02-9e',
  });
  expect(sent()).toEqual([
    'GET /api/readers/find/10.20.1.43?type=ip',
    'PUT /api/readers/authenticate',
    'PUT /api/readers/authenticate',
    'GET /api/readers/find/10.20.1.43?type=ip',
  ]);
  expect(bodyOf(2)).toEqual({ ...reader, username: 'root' });
});

it('[REGISTER-18] [REGISTER-22] starts a registration, and reads it to its end', async () => {
  const started = await start('10.20.1.41', '10.20.1.44');
  expect(sent()[1]).toBe(`POST ${base}`);
  expect(bodyOf(1)).toEqual({
    readers: [
      {
        name: 'xPortal-12-4b-07',
        serialNumber: '372-21-14-0107',
        ipAddress: '10.20.1.41',
        simpleModelName: 'xPortal',
        facility,
      },
      expect.objectContaining({ ipAddress: '10.20.1.44', facility }),
    ],
    hostname: 'server.example',
    imageType: 'IS_AGENT',
    versionId: 'CAP_LATEST',
  });
  expect(isRunning(started)).toBe(true);
  const recent = await call(showMostRecentRegistration());
  expect(recent.id).toBe(started.id);
  await emulator.stride(120_000);
  const done = await call(showRegistration(recent.id));
  expect(sent().slice(2)).toEqual([`GET ${base}/mostRecent`, `GET ${base}/${recent.id}`]);
  expect(done).toMatchObject({
    id: started.id,
    status: 'COMPLETED',
    startTime: expect.stringMatching(/Z$/),
    statusLastUpdated: expect.stringMatching(/Z$/),
    hostname: 'server.example',
  });
  expect(outcomeOf(done)).toBe('readersFailed');
  expect(done.readers).toEqual([
    expect.objectContaining({
      name: 'xPortal-12-4b-07',
      address: '10.20.1.41',
      installStep: 'INSTALL_FINISHED',
    }),
    expect.objectContaining({ installStep: 'REBOOTING', error: expect.stringMatching(/\w/) }),
  ]);
  const { rows } = await call(listReaderDefinitions());
  expect(rows).toContainEqual(expect.objectContaining({ name: 'xPortal-12-4b-07', facility }));
});

it('[REGISTER-24] [REGISTER-25] cancels a registration, and runs it again', async () => {
  const started = await start('10.20.1.41');
  await emulator.advance(5000);
  await call(cancelRegistration(started.id));
  expect(sent().at(-1)).toBe(`DELETE ${base}/${started.id}`);
  const cancelled = await call(showRegistration(started.id));
  expect(isCancelled(cancelled)).toBe(true);
  const again = await call(startRegistration(rerunOf(cancelled)));
  expect(bodyOf(requests().length - 1)).toEqual(bodyOf(1));
  expect(again?.id).not.toBe(started.id);
});

it('is refused while another registration is under way', async () => {
  await start('10.20.1.41');
  await expect(start('10.20.1.42')).rejects.toMatchObject({ kind: 'refused', status: 409 });
});

it('[ERROR-11] knows no registration by an unknown id, and none at all in a new service', async () => {
  const unknown = await call(showRegistration('99')).catch((error: unknown) => error);
  expect(isNotFound(unknown)).toBe(true);
  emulator.fault({ path: `${base}/mostRecent`, status: 404 });
  expect(await call(orNone(showMostRecentRegistration()))).toBeNull();
});

it('[REGISTER-19] [REGISTER-20] keeps track of a process for 20 minutes and forgets it', async () => {
  const process: TrackedProcess = { processId: '4', processType: 'capInstall' };
  await call(trackProcess(process));
  expect(bodyOf(0)).toEqual({ ...process, initiatedFrom: 'registration', maxTimeMinutes: 20 });
  expect((await call(listOngoingProcesses())).rows).toEqual([
    { ...process, startTime: expect.stringMatching(/Z$/) },
  ]);
  await call(forgetProcess('4'));
  expect((await call(listOngoingProcesses())).rows).toEqual([]);
  await call(forgetProcess('4'));
  expect(sent()).toEqual([
    'POST /api/ongoingProcesses',
    'GET /api/ongoingProcesses',
    'DELETE /api/ongoingProcesses/4',
    'GET /api/ongoingProcesses',
    'DELETE /api/ongoingProcesses/4',
  ]);
});

it('[REGISTER-19] refuses another type of process without a call', () => {
  expect(() => trackProcess({ processId: '4', processType: 'nap' })).toThrow(InvalidProcessTypeError);
  expect(sent()).toEqual([]);
});
