/** @jest-environment ./packages/testing/src/environments/nodeService.ts */
import { isNotFound } from '../client';
import { showReaderHealth } from '../reader-health';
import { listSoftwareVersions, showSoftwareVersion } from '../software-versions';
import {
  isFailure,
  isRunning,
  listUpgrades,
  outcomeOf,
  showUpgrade,
  startUpgrade,
  stopUpgrade,
} from '../upgrades';
import { sessionOfTest } from './session';

const { call, requests, sent } = sessionOfTest({ fresh: true });

const base = '/itemsense/control/v1/upgrades';
const draft = {
  imageType: 'FIRMWARE_SPEEDWAY',
  version: '7.0.0.240',
  readers: ['RH-OR-Corridor-1'],
  maxParallelReaders: 10,
} as const;

it('[UPGRADE-03] lists the versions of an image type, and shows one', async () => {
  const { rows, unreadable } = await call(listSoftwareVersions('CAP_ITEMSENSE'));
  expect(unreadable).toEqual([]);
  expect(rows.map(({ version }) => version)).toEqual(['1.8.0.240', '1.7.2.240', '1.6.0.240']);
  expect(await call(showSoftwareVersion('CAP_ITEMSENSE', '1.8.0.240'))).toEqual(rows[0]);
  expect(sent()).toEqual([
    'GET /itemsense/configuration/v1/softwareVersions/list/CAP_ITEMSENSE',
    'GET /itemsense/configuration/v1/softwareVersions/show/CAP_ITEMSENSE/1.8.0.240',
  ]);
});

it('[UPGRADE-09] starts an upgrade of readers, which changes their version', async () => {
  const id = await call(startUpgrade(draft));
  expect(sent()).toEqual([`POST ${base}/start`]);
  expect(JSON.parse(requests()[0]?.body ?? '')).toEqual({
    target: { type: 'DEVICE', values: ['RH-OR-Corridor-1'] },
    versionIdentifier: { version: '7.0.0.240', imageType: 'FIRMWARE_SPEEDWAY' },
    policy: { maxParallelReaders: 10 },
  });
  const started = await call(showUpgrade(id));
  expect(isRunning(started)).toBe(true);
  await emulator.stride(120_000);
  expect(outcomeOf(await call(showUpgrade(id)))).toBe('succeeded');
  expect(await call(showReaderHealth('RH-OR-Corridor-1'))).toMatchObject({
    version: { firmware: '7.0.0.240' },
  });
});

it('[UPGRADE-12] [WIRE-05] lists upgrades and shows each by its id, reader by reader', async () => {
  const { rows, unreadable } = await call(listUpgrades());
  expect(unreadable).toEqual([]);
  expect(rows).toHaveLength(2);
  for (const upgrade of rows) {
    expect(upgrade).toEqual({
      id: expect.stringMatching(/^[0-9a-f-]{36}$/),
      imageType: expect.stringMatching(/^(FIRMWARE_SPEEDWAY|CAP_ITEMSENSE)$/),
      version: expect.stringMatching(/^\d/),
      created: expect.stringMatching(/Z$/),
      updated: expect.stringMatching(/Z$/),
      numDevices: expect.any(Number),
      numFailures: expect.any(Number),
      isCancelled: false,
      maxParallelReaders: expect.any(Number),
      target: { type: 'DEVICE', values: expect.any(Array) },
    });
    const { id, imageType, version, target, numDevices, numFailures } = upgrade;
    const detail = await call(showUpgrade(id));
    expect(detail).toMatchObject({
      id,
      imageType,
      version,
      target,
      elapsedTimeSeconds: expect.any(Number),
      lastUpdatedTime: expect.stringMatching(/Z$/),
    });
    expect(detail.readers).toHaveLength(numDevices ?? -1);
    expect(detail.readers.filter(isFailure)).toHaveLength(numFailures ?? -1);
    for (const reader of detail.readers)
      expect(reader).toMatchObject({
        name: expect.stringMatching(/\w/),
        installStep: expect.stringMatching(/^[A-Z_]+$/),
        previousVersion: { imageType, version: expect.stringMatching(/^\d/) },
        status: expect.stringMatching(/^[A-Z_]+$/),
        elapsedTimeSeconds: expect.any(Number),
        lastUpdatedTime: expect.stringMatching(/Z$/),
      });
  }
  expect(sent()).toEqual([`GET ${base}/show`, ...rows.map(({ id }) => `GET ${base}/show/${id}`)]);
});

it('[UPGRADE-18] stops an upgrade without a body', async () => {
  const id = await call(startUpgrade(draft));
  await call(stopUpgrade(id));
  const stop = requests().at(-1);
  expect([stop?.method, stop?.path, stop?.body]).toEqual(['POST', `${base}/stop/${id}`, '']);
  expect(stop?.headers).not.toHaveProperty('content-type');
  expect((await call(listUpgrades())).rows[0]).toMatchObject({ id, isCancelled: true });
});

it('an unknown upgrade is not found', async () => {
  const unknown = await call(showUpgrade('none')).catch((error: unknown) => error);
  expect(isNotFound(unknown)).toBe(true);
});
