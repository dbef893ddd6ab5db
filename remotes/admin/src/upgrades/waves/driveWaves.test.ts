/** @jest-environment ./packages/testing/src/environments/nodeService.ts */
import { serviceOfTest, signedInClient } from '@console/testing';
import { upgradeDetail, upgradingReader } from '../upgrade.fixtures';
import { driveWaves } from './driveWaves';
import { beginWaves, type WavePlan, type WaveRun } from './waveRun';
import type { WaveStore } from './waveStore';

const service = serviceOfTest();
const control = '/itemsense/control/v1';
const upgrades = `${control}/upgrades`;
const jobs = `${control}/jobs`;
const plan: WavePlan = {
  imageType: 'FIRMWARE_SPEEDWAY',
  version: '7.0.0',
  waves: [['Dock'], ['Gate', 'Till']],
  jobs: [],
};
const pausedJob = { id: 'j1', label: 'Day', request: { recipeName: 'Day', facility: 'North' } };
const listed = (id: string, values: readonly string[]) => ({
  id,
  upgradeRequest: {
    versionIdentifier: { imageType: 'FIRMWARE_SPEEDWAY', version: '7.0.0' },
    policy: {},
    target: { type: 'DEVICE', values },
  },
});
const job = (id: string, status: string) => ({
  id,
  status,
  facilities: [{ name: 'North' }],
  job: { recipeName: 'Day', facility: 'North' },
});
const idle = (readerName: string, state = 'IDLE') => ({ readerName, state, version: {} });

/** A store of this test alone, as two tabs have it: whoever comes second finds it taken. */
function storeOf(begun: WavePlan): WaveStore {
  let kept: WaveRun | undefined = beginWaves(begun);
  let taken = false;
  return {
    read: () => kept,
    write: (run) => {
      // What is kept goes through JSON.
      kept = run && JSON.parse(JSON.stringify(run));
      return true;
    },
    exclusively: async (work) => {
      if (taken) return undefined;
      taken = true;
      try {
        return await work();
      } finally {
        taken = false;
      }
    },
  };
}

const drive = async (store: WaveStore) => driveWaves(await signedInClient(service.url), store);
const states = (run: WaveRun | null) => [run?.waves.map(({ at }) => at), run?.jobs.map(({ at }) => at)];
const starts = () => service.changes().filter(({ request }) => request === `POST ${upgrades}/start`);

beforeEach(() => {
  service.give(`GET ${upgrades}/show`, { body: [] });
  service.give('GET /itemsense/health/v1/readers', {
    body: ['Dock', 'Gate', 'Till'].map((name) => idle(name)),
  });
  service.give(`POST ${upgrades}/start`, { body: { upgradeInstanceId: 'u1' } });
  service.give(`GET ${upgrades}/show/u1`, { body: upgradeDetail('IN_PROGRESS', []) });
});

test('a wave is started once, looked at to its end, and the next one follows', async () => {
  const store = storeOf(plan);
  expect(states(await drive(store))).toEqual([['running', 'waiting'], []]);
  await drive(store);
  expect(starts()).toHaveLength(1);
  service.give(`GET ${upgrades}/show/u1`, {
    body: upgradeDetail('COMPLETED', [upgradingReader('Dock', 'COMPLETED', 'VERSION_CORRECT')]),
  });
  service.give(`POST ${upgrades}/start`, { body: { upgradeInstanceId: 'u2' } });
  service.give(`GET ${upgrades}/show/u2`, {
    body: upgradeDetail('COMPLETED', [
      upgradingReader('Gate', 'FAILED', 'REBOOTING'),
      upgradingReader('Till', 'COMPLETED', 'VERSION_CORRECT'),
    ]),
  });
  await drive(store);
  const run = await drive(store);
  expect(starts().map(({ body }) => (body as { target: { values: unknown } }).target.values)).toEqual([
    ['Dock'],
    ['Gate', 'Till'],
  ]);
  expect(run).toMatchObject({ ended: true, waves: [{ failed: [] }, { failed: ['Gate'], done: 2 }] });
});

test('two tabs do one step together', async () => {
  const store = storeOf(plan);
  await Promise.all([drive(store), drive(store), drive(store)]);
  expect(starts()).toHaveLength(1);
});

test('a start whose answer is lost is found in the history, not told again', async () => {
  const store = storeOf(plan);
  service.give(`GET ${upgrades}/show`, { body: [listed('before', ['Dock'])] });
  service.give(`POST ${upgrades}/start`, { body: '{', cutOff: true });
  await expect(drive(store)).rejects.toThrow();
  expect(store.read()?.waves[0]).toEqual({ at: 'asked', known: ['before'] });
  service.give(`GET ${upgrades}/show`, {
    body: [listed('other', ['Gate']), listed('u1', ['Dock']), listed('before', ['Dock'])],
  });
  expect((await drive(store))?.waves[0]).toMatchObject({ at: 'running', upgrade: 'u1' });
  expect(starts()).toHaveLength(1);
});

test('a refused start holds the rest until somebody goes on', async () => {
  const store = storeOf(plan);
  service.give(`POST ${upgrades}/start`, { status: 400, body: { message: 'no such version' } });
  const run = await drive(store);
  expect(run?.hold).toMatchObject({ why: 'refused', reason: expect.stringContaining('no such version') });
  await drive(store);
  expect(starts()).toHaveLength(1);
});

test('readers that are busy are waited for', async () => {
  const store = storeOf(plan);
  service.give('GET /itemsense/health/v1/readers', { body: [idle('Dock', 'RUNNING_JOB'), idle('Gate')] });
  expect((await drive(store))?.busy).toEqual(['Dock']);
  expect(starts()).toEqual([]);
  service.give('GET /itemsense/health/v1/readers', { body: [idle('Dock'), idle('Gate')] });
  expect(states(await drive(store))[0]).toEqual(['running', 'waiting']);
});

test('an upgrade that the service has forgotten counts as failed, and the rest is held', async () => {
  const store = storeOf(plan);
  await drive(store);
  service.give(`GET ${upgrades}/show/u1`, { status: 404, body: { message: 'unknown' } });
  expect(await drive(store)).toMatchObject({ hold: { why: 'refused' }, waves: [{ failed: ['Dock'] }, {}] });
});

test('an upgrade that failed as a whole failed on all of its readers', async () => {
  const store = storeOf({ ...plan, stopAfter: 1 });
  await drive(store);
  service.give(`GET ${upgrades}/show/u1`, { body: upgradeDetail('FAILED', []) });
  await drive(store);
  expect(store.read()).toMatchObject({ hold: { why: 'failures' }, waves: [{ failed: ['Dock'] }, {}] });
});

describe('jobs', () => {
  const withJob = (): WaveStore => storeOf({ ...plan, waves: [['Dock']], jobs: [pausedJob] });
  const ended = () =>
    service.give(`GET ${upgrades}/show/u1`, {
      body: upgradeDetail('COMPLETED', [upgradingReader('Dock', 'COMPLETED', 'VERSION_CORRECT')]),
    });
  const told = () => service.changes().map(({ request }) => request.replace(/\?.*/, ''));

  test('are stopped before and started again after', async () => {
    const store = withJob();
    service.give(`GET ${jobs}/show/j1`, { body: job('j1', 'RUNNING') });
    service.give(`POST ${jobs}/stop/j1?graceful=true`, { body: job('j1', 'STOPPING') });
    service.give(`GET ${jobs}/show`, { body: [job('j1', 'STOPPED')] });
    service.give(`POST ${jobs}/start`, { body: job('j2', 'STARTING') });
    await drive(store);
    service.give(`GET ${jobs}/show/j1`, { body: job('j1', 'STOPPING') });
    expect(states(await drive(store))).toEqual([['waiting'], ['stopping']]);
    service.give(`GET ${jobs}/show/j1`, { body: job('j1', 'STOPPED') });
    expect(states(await drive(store))).toEqual([['running'], ['stopped']]);
    ended();
    const run = await drive(store);
    expect(run).toMatchObject({ ended: true, jobs: [{ at: 'started', job: 'j2' }] });
    expect(told()).toContain(`POST ${jobs}/start`);
  });

  test('that were over by themselves are left so', async () => {
    const store = withJob();
    service.give(`GET ${jobs}/show/j1`, { status: 404, body: { message: 'unknown' } });
    ended();
    await drive(store);
    expect(await drive(store)).toMatchObject({ ended: true, jobs: [{ at: 'ended' }] });
    expect(told()).toEqual([`POST ${upgrades}/start`]);
  });

  test.each([
    [
      'that somebody has started are not started twice',
      { body: [job('j9', 'RUNNING')] },
      { at: 'started', job: 'j9' },
    ],
    [
      'that the service refuses say why',
      { body: [] },
      { at: 'failed', reason: expect.stringContaining('busy') },
    ],
  ])('%s', async (_, listedJobs, expected) => {
    const store = withJob();
    store.write({ ...beginWaves({ ...plan, waves: [], jobs: [pausedJob] }), jobs: [{ at: 'stopped' }] });
    service.give(`GET ${jobs}/show`, listedJobs);
    service.give(`POST ${jobs}/start`, { status: 409, body: { message: 'readers are busy' } });
    expect(await drive(store)).toMatchObject({ ended: true, jobs: [expected] });
  });
});
