import { renderRemote, serviceOfTest } from '@console/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { paths } from '../paths';
import remote from '../remote.generated';
import { upgradeDetail, upgradingReader } from './upgrade.fixtures';

const service = serviceOfTest();
const upgrades = '/itemsense/control/v1/upgrades';
const one = `GET ${upgrades}/show/7`;
const stop = `POST ${upgrades}/stop/7`;

const open = (pollInterval?: number) =>
  renderRemote(remote, {
    path: paths.admin.upgrades.upgrade('7'),
    serviceUrl: service.url,
    pollInterval,
  });
async function facts(card: string) {
  const shown = within(await screen.findByRole('region', { name: card }));
  const values = shown.getAllByRole('definition').map(({ textContent }) => textContent);
  return Object.fromEntries(
    shown.getAllByRole('term').map(({ textContent }, at) => [textContent, values[at]]),
  );
}
const time = expect.stringMatching(/^03\/0[123]\/2026 \d\d:\d\d:\d\d$/);

test('[UPGRADE-13] [UPGRADE-14] shows the upgrade, and a card for each reader', async () => {
  service.give(one, {
    body: upgradeDetail('FAILED', [
      upgradingReader('Dock', 'COMPLETED', 'VERSION_CORRECT'),
      upgradingReader('Gate', 'FAILED', 'NOT_RESPONDING', 'It does not answer.'),
    ]),
  });
  await open();
  expect(
    await screen.findByRole('heading', { level: 1, name: 'Reader Firmware 7.0.0, 2 readers (upgrade 7)' }),
  ).toBeInTheDocument();
  expect(await facts('Details')).toEqual({
    Status: 'Failed',
    'New version': '7.0.0',
    'Image type': 'Firmware',
    'Active duration': '61 seconds',
    'Last updated': time,
    'Finished time': time,
  });
  expect(await facts('Dock')).toEqual({
    'Install step': 'Version is correct',
    'Previous version': 'Firmware 6.4.0',
    Status: 'Completed',
    'Elapsed time': '30 seconds',
    'Last updated': time,
    Message: '---',
  });
  expect(await facts('Gate')).toMatchObject({
    'Install step': 'Not responding',
    Message: 'It does not answer.',
  });
  expect(screen.queryByRole('button', { name: 'Stop upgrade' })).toBeNull();
});

test('failed readers come first; one status can be shown alone, and all as a table', async () => {
  service.give(one, {
    body: upgradeDetail('FAILED', [
      upgradingReader('Dock', 'COMPLETED', 'VERSION_CORRECT'),
      upgradingReader('Gate', 'FAILED', 'NOT_RESPONDING', 'It does not answer.'),
    ]),
  });
  const { user } = await open();
  await screen.findByRole('region', { name: 'Gate' });
  const cards = () =>
    screen
      .getAllByRole('region')
      .map((card) => card.querySelector('h2')?.textContent)
      .filter((name) => name === 'Dock' || name === 'Gate');
  expect(cards()).toEqual(['Gate', 'Dock']);
  await user.click(screen.getByRole('link', { name: '1 Failed' }));
  expect(cards()).toEqual(['Gate']);
  await user.click(screen.getByRole('link', { name: 'All 2' }));
  await user.click(screen.getByRole('button', { name: 'Table' }));
  const grid = within(await screen.findByRole('grid', { name: 'Readers' }));
  expect(grid.getAllByRole('row')[1]).toHaveTextContent('Gate');
  expect(cards()).toEqual([]);
});

test('what failed is grouped by its reason, and can be started again for these readers', async () => {
  service.give(one, {
    body: upgradeDetail('COMPLETED', [
      upgradingReader('Gate', 'FAILED', 'NOT_RESPONDING', 'It does not answer.'),
      upgradingReader('Ramp', 'SKIPPED', 'NOT_RESPONDING', 'It does not answer.'),
    ]),
  });
  const { user, router } = await open();
  const failures = within(await screen.findByRole('region', { name: 'Failures' }));
  expect(failures.getByRole('listitem')).toHaveTextContent('It does not answer. 2 readers: Gate, Ramp');
  await user.click(failures.getByRole('button', { name: 'Start again for these readers' }));
  expect(router.state.location.pathname).toBe(paths.admin.upgrades.list());
  const form = within(await screen.findByRole('form', { name: 'Start new upgrade' }));
  expect(await form.findByRole('combobox', { name: 'Version' })).toHaveValue('7.0.0');
});

const running = upgradeDetail('IN_PROGRESS', [
  upgradingReader('Dock', 'COMPLETED', 'VERSION_CORRECT'),
  upgradingReader('Gate', 'IN_PROGRESS', 'REBOOTING'),
]);

test('[UPGRADE-17] [UPGRADE-18] one under way can be stopped, once for each poll interval', async () => {
  service.give(one, { body: running });
  service.give(stop, { status: 204 });
  const { user } = await open(300);
  const button = await screen.findByRole('button', { name: 'Stop upgrade' });
  expect(screen.getByRole('progressbar')).toHaveAccessibleName('Progress');
  await user.click(button);
  expect(button).toHaveAttribute('aria-disabled', 'true');
  await user.click(button);
  await waitFor(() => expect(service.changes()).toEqual([{ request: stop, body: undefined }]));
  await waitFor(() => expect(button).not.toHaveAttribute('aria-disabled'));
  await user.click(button);
  await waitFor(() => expect(service.changes()).toHaveLength(2));
  service.give(one, { body: upgradeDetail('COMPLETED', []) });
  await waitFor(() => expect(screen.queryByRole('button', { name: 'Stop upgrade' })).toBeNull());
});

test('[UPGRADE-18] a stop that fails is said', async () => {
  service.give(one, { body: running });
  service.give(stop, { status: 500, body: { message: 'not now' } });
  const { user } = await open();
  await user.click(await screen.findByRole('button', { name: 'Stop upgrade' }));
  const alert = await screen.findByRole('alertdialog', { name: 'The upgrade “7” could not be stopped.' });
  expect(alert).toHaveTextContent('not now');
});

test('[UPGRADE-21] one that ends while it is watched says so once', async () => {
  service.give(one, { body: running });
  const { alerts } = await open(20);
  await screen.findByRole('heading', { level: 1, name: /\(upgrade 7\)$/ });
  service.give(one, { body: upgradeDetail('FAILED', []) });
  await screen.findByRole('alertdialog', { name: 'The upgrade 7 (Reader Firmware 7.0.0) failed.' });
  expect(alerts.getState().past).toHaveLength(1);
});

test('one that is not there is said to be missing, with the way to the list', async () => {
  service.give(one, { status: 404, body: { message: 'unknown' } });
  await open();
  expect(await screen.findByText('There is no upgrade named "7".')).toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'Software Management' })).toHaveAttribute(
    'href',
    paths.admin.upgrades.list(),
  );
});
