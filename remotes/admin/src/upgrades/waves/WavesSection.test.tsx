import { renderRemote, serviceOfTest } from '@console/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { paths } from '../../paths';
import remote from '../../remote.generated';
import { upgradeDetail, upgradingReader } from '../upgrade.fixtures';
import { beginWaves, stepWaves, type WavePlan, type WaveRun } from './waveRun';
import { waveStore } from './waveStore';

const service = serviceOfTest();
const upgrades = '/itemsense/control/v1/upgrades';
const plan: WavePlan = {
  imageType: 'FIRMWARE_SPEEDWAY',
  version: '7.0.0',
  waves: [['Dock'], ['Gate']],
  stopAfter: 1,
  jobs: [],
};
const health = (state: string) => ({ body: [{ readerName: 'Dock', state, version: {} }] });

beforeEach(() => {
  // What jsdom has not: here only one tab is at work.
  Object.defineProperty(navigator, 'locks', {
    configurable: true,
    value: {
      request: (name: string, _: LockOptions, work: LockGrantedCallback<unknown>) =>
        work({ name, mode: 'exclusive' }),
    },
  });
  service.give(`GET ${upgrades}/show`, { body: [] });
  service.give('GET /itemsense/health/v1/readers', health('IDLE'));
  service.give(`POST ${upgrades}/start`, { body: { upgradeInstanceId: 'u1' } });
  service.give(`GET ${upgrades}/show/u1`, { body: upgradeDetail('IN_PROGRESS', []) });
});
afterEach(() => {
  localStorage.clear();
  Reflect.deleteProperty(navigator, 'locks');
});

const starts = () => service.changes().filter(({ request }) => request === `POST ${upgrades}/start`).length;

async function openWith(run: WaveRun) {
  waveStore('', service.url).write(run);
  const { user } = await renderRemote(remote, {
    path: paths.admin.upgrades.list(),
    serviceUrl: service.url,
    pollInterval: 20,
  });
  const card = within(await screen.findByRole('region', { name: /^Reader Firmware 7\.0\.0 in waves/ }));
  return { user, card, press: async (name: string) => user.click(await card.findByRole('button', { name })) };
}

test('a refused step says why, and is tried again by who goes on', async () => {
  service.give(`POST ${upgrades}/start`, { status: 400, body: { message: 'no such version' } });
  const { card, press } = await openWith(beginWaves(plan));
  expect(await card.findByText(/no such version/)).toBeVisible();
  service.give(`POST ${upgrades}/start`, { body: { upgradeInstanceId: 'u1' } });
  await press('Go on');
  expect(await card.findByRole('link', { name: 'Wave 1: 1 reader' })).toHaveAttribute(
    'href',
    paths.admin.upgrades.upgrade('u1'),
  );
  expect(starts()).toBe(2);
});

test('readers that stay busy can be left out', async () => {
  service.give('GET /itemsense/health/v1/readers', health('RUNNING_JOB'));
  const { card, press } = await openWith(beginWaves(plan));
  expect(await card.findByText('The next wave waits for 1 reader that is busy.')).toBeVisible();
  expect(starts()).toBe(0);
  await press('Leave them out');
  expect(await card.findByRole('link', { name: 'Wave 2: 1 reader' })).toBeVisible();
  expect(card.getByText('Left out')).toBeVisible();
});

test('a pause holds it, and who wants no further wave is asked', async () => {
  const { user, card, press } = await openWith(
    stepWaves(beginWaves(plan), { kind: 'held', hold: { why: 'person' } }),
  );
  expect(card.getByText('Paused: no further wave starts.')).toBeVisible();
  await press('Start no further wave');
  const question = within(await screen.findByRole('alertdialog', { name: 'Start no further wave?' }));
  await user.click(question.getByRole('button', { name: 'Start no further wave' }));
  expect(await card.findByText('Over: 0 of 2 readers have the new version.')).toBeVisible();
  expect(starts()).toBe(0);
  await press('Remove from here');
  await waitFor(() => expect(screen.queryByRole('region', { name: /in waves/ })).toBeNull());
  expect(waveStore('', service.url).read()).toBeUndefined();
});

test('before its time the next wave waits', async () => {
  const { card } = await openWith(beginWaves({ ...plan, from: '2999-01-01T00:00:00Z' }));
  expect(await card.findByText(/^The next wave starts at/)).toBeVisible();
  expect(starts()).toBe(0);
});

test('a service that does not answer is asked again, and the run goes on where it was', async () => {
  service.give(`GET ${upgrades}/show/u1`, { body: '{', cutOff: true });
  const { card } = await openWith(stepWaves(beginWaves(plan), { kind: 'waveStarted', at: 0, upgrade: 'u1' }));
  expect(await card.findByText('The service could not be asked. It is asked again soon.')).toBeVisible();
  service.give(`GET ${upgrades}/show/u1`, {
    body: upgradeDetail('COMPLETED', [upgradingReader('Dock', 'FAILED', 'REBOOTING')]),
  });
  expect(await card.findByText('No further wave starts: 1 reader failed.')).toBeVisible();
});

test('jobs that could not be started are named, and tried again', async () => {
  const jobs = '/itemsense/control/v1/jobs';
  const job = { id: 'j1', label: 'Day', request: { recipeName: 'Day' } };
  service.give(`GET ${jobs}/show`, { body: [] });
  service.give(`POST ${jobs}/start`, { status: 409, body: { message: 'readers are busy' } });
  const { card, press } = await openWith({
    ...beginWaves({ ...plan, waves: [], jobs: [job] }),
    jobs: [{ at: 'stopped' }],
  });
  expect(await card.findByText(/readers are busy/)).toBeVisible();
  service.give(`POST ${jobs}/start`, { body: { id: 'j2', status: 'RUNNING', job: { recipeName: 'Day' } } });
  await press('Start the jobs again');
  expect(await card.findByText('Started again')).toBeVisible();
  expect(card.getByRole('link', { name: 'Day' })).toHaveAttribute('href', '/jobs/j2');
});

test('where the browser has no locks the form says what it needs', async () => {
  Reflect.deleteProperty(navigator, 'locks');
  const { user } = await renderRemote(remote, { path: paths.admin.upgrades.list(), serviceUrl: service.url });
  await user.click(await screen.findByRole('button', { name: 'Start new upgrade' }));
  expect(await screen.findByText(/where the console is opened by HTTPS/)).toBeVisible();
  expect(screen.queryByRole('radio', { name: /In waves/ })).toBeNull();
});
