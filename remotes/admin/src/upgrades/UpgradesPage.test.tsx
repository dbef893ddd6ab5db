import { renderRemote, serviceOfTest } from '@console/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { paths } from '../paths';
import remote from '../remote.generated';
import { listedUpgrade, upgradeDetail, upgradingReader } from './upgrade.fixtures';

const service = serviceOfTest();
const upgrades = '/itemsense/control/v1/upgrades';
const configuration = '/itemsense/configuration/v1';
const list = `GET ${upgrades}/show`;
const one = `GET ${upgrades}/show/7`;
const now = () => new Date().toISOString();
const running = upgradeDetail('IN_PROGRESS', [
  upgradingReader('Dock', 'COMPLETED', 'VERSION_CORRECT'),
  upgradingReader('Gate', 'WAITING', 'WAITING_FOR_PACKAGE'),
]);

const open = (pollInterval?: number) =>
  renderRemote(remote, { path: paths.admin.upgrades.list(), serviceUrl: service.url, pollInterval });
const section = (name: string) => screen.findByRole('button', { name });

test('[UPGRADE-01] the form is closed and the history open; both can be turned round', async () => {
  const { user } = await open();
  const form = await section('Start new upgrade');
  const history = await section('History');
  expect(form).toHaveAttribute('aria-expanded', 'false');
  expect(history).toHaveAttribute('aria-expanded', 'true');
  await user.click(form);
  await user.click(history);
  expect(await screen.findByRole('form', { name: 'Start new upgrade' })).toBeInTheDocument();
  expect(history).toHaveAttribute('aria-expanded', 'false');
});

test('[UPGRADE-11] the history shows the latest first, each with the way to its page', async () => {
  service.give(list, {
    body: [
      listedUpgrade('older', '2026-03-02T08:00:00.000Z'),
      listedUpgrade('newer', '2026-03-03T08:00:00.000Z', 'CAP_ITEMSENSE'),
    ],
  });
  await open();
  const link = await screen.findByRole('link', { name: 'newer' });
  expect(link).toHaveAttribute('href', paths.admin.upgrades.upgrade('newer'));
  expect(screen.getAllByRole('columnheader').map(({ textContent }) => textContent)).toEqual([
    '',
    'Updated time',
    'ID',
    'Image type',
    'Version',
  ]);
  const cells = screen
    .getAllByRole('row')
    .slice(1)
    .map((row) =>
      within(row)
        .getAllByRole('gridcell')
        .map(({ textContent }) => textContent),
    );
  expect(cells).toEqual([
    ['', expect.stringMatching(/^03\/0[34]\/2026 \d\d:\d\d:\d\d$/), 'newer', 'App', '7.0.0'],
    ['', expect.stringMatching(/^03\/0[123]\/2026 \d\d:\d\d:\d\d$/), 'older', 'Firmware', '7.0.0'],
  ]);
});

test('[UPGRADE-20] [UPGRADE-21] one under way is polled until it ends, which is said exactly once', async () => {
  service.give(list, {
    body: [listedUpgrade('7', now()), listedUpgrade('old', '2026-03-02T08:00:00.000Z')],
  });
  service.give(one, { body: running });
  const { alerts, cache } = await open(20);
  const asked = () => service.asked().filter((request) => request === one).length;
  await waitFor(() => expect(asked()).toBeGreaterThan(3));
  expect(service.asked()).not.toContain(`GET ${upgrades}/show/old`);
  expect(alerts.getState().past).toEqual([]);
  const [done] = running.details.readers;
  service.give(one, {
    body: upgradeDetail('COMPLETED', [done ?? {}, upgradingReader('Gate', 'FAILED', 'REBOOTING')]),
  });
  const alert = await screen.findByRole('alertdialog', {
    name: /^The upgrade 7 \(Reader Firmware 7\.0\.0\)/,
  });
  expect(alert).toHaveTextContent('Gate');
  expect(alert).not.toHaveTextContent('Dock');
  expect(alerts.getState().past).toHaveLength(1);
  expect(alerts.getState().current).toMatchObject([{ count: 1 }]);
  await waitFor(() => expect(cache.isFetching({ queryKey: ['upgrade', 'one'] })).toBe(0));
  const after = asked();
  await cache.refetchQueries({ queryKey: ['upgrade', 'list'] });
  await cache.refetchQueries({ queryKey: ['upgrade', 'list'] });
  expect(asked()).toBeLessThanOrEqual(after + 1);
  expect(alerts.getState().past).toHaveLength(1);
  expect(alerts.getState().current).toMatchObject([{ count: 1 }]);
});

test('[UPGRADE-20] one that had ended before is no news', async () => {
  service.give(list, { body: [listedUpgrade('7', now())] });
  service.give(one, { body: upgradeDetail('FAILED', []) });
  const { alerts } = await open();
  await waitFor(() => expect(service.asked()).toContain(one));
  await screen.findByRole('link', { name: '7' });
  expect(alerts.getState().past).toEqual([]);
});

describe('the form', () => {
  const health = (readerName: string, state: string, Firmware: string) => ({
    readerName,
    state,
    version: { Firmware, App: '1.7.0' },
  });
  const version = (each: string, imageType: string) => ({
    versionInfo: { versionIdentifier: { version: each, imageType } },
  });
  const reader = (name: string, facility: string) => ({ name, facility, type: 'XARRAY', address: name });
  beforeEach(() => {
    service.give(list, { body: [] });
    service.give(`GET ${configuration}/readerDefinitions/show`, {
      body: [
        reader('Dock', 'North'),
        reader('Gate', 'North'),
        reader('Busy', 'North'),
        reader('Till', 'South'),
      ],
    });
    service.give('GET /itemsense/health/v1/readers', {
      body: [
        health('Dock', 'IDLE', '6.4.0'),
        health('Gate', 'IDLE', '7.0.0'),
        health('Busy', 'RUNNING_JOB', '6.4.0'),
        health('Till', 'IDLE', '6.4.0'),
      ],
    });
    service.give(`GET ${configuration}/facilities/show`, { body: [{ name: 'North' }, { name: 'South' }] });
    service.give(`GET ${configuration}/softwareVersions/list/FIRMWARE_SPEEDWAY`, {
      body: [version('7.0.0', 'FIRMWARE_SPEEDWAY'), version('6.4.0', 'FIRMWARE_SPEEDWAY')],
    });
    service.give(`GET ${configuration}/softwareVersions/list/CAP_ITEMSENSE`, {
      body: [version('1.8.0', 'CAP_ITEMSENSE')],
    });
  });

  async function openForm() {
    const { user } = await open();
    await user.click(await section('Start new upgrade'));
    const form = within(await screen.findByRole('form', { name: 'Start new upgrade' }));
    await form.findByRole('button', { name: /North/ });
    const choose = async (field: string, option: string) => {
      await user.click(form.getByRole('combobox', { name: field }));
      await user.click(await screen.findByText(option, { selector: '.console-select-item-option *' }));
    };
    const submit = form.getByRole('button', { name: 'Start upgrade' });
    return { user, form, choose, submit };
  }

  test('[UPGRADE-02] [UPGRADE-03] has firmware first, and other versions for another image type', async () => {
    const { form, choose } = await openForm();
    expect(form.getByRole('combobox', { name: 'Image type' })).toHaveValue('Firmware');
    expect(form.getByRole('combobox', { name: 'Version' })).toHaveAttribute(
      'placeholder',
      'Choose a version',
    );
    expect(form.getByRole('textbox', { name: /Readers at a time/ })).toHaveValue('10');
    expect(form.getByRole('textbox', { name: /Readers at a time/ })).toHaveAccessibleDescription(
      /from 1 to 10/,
    );
    await choose('Version', '7.0.0');
    expect(form.queryByText('Choose a version')).toBeNull();
    await choose('Image type', 'App');
    expect(form.getByText('Choose a version')).toBeInTheDocument();
    await choose('Version', '1.8.0');
    expect(service.asked()).toContain(`GET ${configuration}/softwareVersions/list/CAP_ITEMSENSE`);
  });

  test('[UPGRADE-04] [UPGRADE-05] readers stand by facility, with a count; those that cannot be selected say why', async () => {
    const { user, form, choose } = await openForm();
    expect(form.getByText('0 of 3 selected')).toBeInTheDocument();
    await choose('Version', '7.0.0');
    await user.click(form.getByRole('button', { name: /North/ }));
    const grid = within(await form.findByRole('grid', { name: 'North' }));
    expect(grid.getByText('Not idle: it runs a job')).toBeInTheDocument();
    expect(grid.getByText('Has version 7.0.0 already')).toBeInTheDocument();
    await user.click(form.getByRole('checkbox', { name: /North/ }));
    expect(form.getByText('1 of 3 selected')).toBeInTheDocument();
    expect(within(grid.getByRole('row', { name: /Dock/ })).getByRole('checkbox')).toBeChecked();
  });

  test('[UPGRADE-06] [UPGRADE-08] what is missing is said at the readers and at the end of the form', async () => {
    const { user, form, choose, submit } = await openForm();
    await user.click(submit);
    expect(
      form.getAllByText(/^Reader required for update: choose at least one reader\./).length,
    ).toBeGreaterThan(1);
    expect(form.getAllByText(/^2 errors/).length).toBeGreaterThan(0);
    await choose('Version', '7.0.0');
    expect(form.queryByText(/^2 errors/)).toBeNull();
    expect(service.changes()).toEqual([]);
  });

  async function fill(form: Awaited<ReturnType<typeof openForm>>) {
    await form.choose('Version', '7.0.0');
    await form.user.click(form.form.getByRole('checkbox', { name: /North/ }));
    await form.user.click(form.submit);
  }

  test('[UPGRADE-08] [UPGRADE-09] [UPGRADE-10] starts an upgrade, which is said and followed', async () => {
    const answer = service.hold(`POST ${upgrades}/start`);
    service.give(one, { body: running });
    const opened = await openForm();
    await fill(opened);
    await waitFor(() =>
      expect(service.changes()).toEqual([
        {
          request: `POST ${upgrades}/start`,
          body: {
            target: { type: 'DEVICE', values: ['Dock'] },
            versionIdentifier: { version: '7.0.0', imageType: 'FIRMWARE_SPEEDWAY' },
            policy: { maxParallelReaders: 10 },
          },
        },
      ]),
    );
    for (const button of [opened.submit, opened.form.getByRole('button', { name: 'Cancel' })])
      expect(button).toHaveAttribute('aria-disabled', 'true');
    answer({ body: { upgradeInstanceId: '7' } });
    expect(await screen.findByText('The upgrade was started.')).toBeInTheDocument();
    expect(screen.getByRole('button', { name: 'Open the upgrade' })).toBeInTheDocument();
    await waitFor(() => expect(service.asked()).toContain(one));
  });

  test('an older version than readers have is asked about, and why others cannot be upgraded is counted', async () => {
    const { user, form, choose, submit } = await openForm();
    await choose('Version', '6.4.0');
    const blocked = await form.findByText(/cannot be upgraded/);
    expect(blocked).toHaveTextContent(
      '3 readers cannot be upgraded: 2 have this version already, 1 runs a job.',
    );
    expect(form.getByRole('link', { name: 'Show the jobs' })).toHaveAttribute('href', '/jobs');
    await user.click(form.getByRole('checkbox', { name: 'Select all 1 that can be upgraded' }));
    await user.click(submit);
    const question = within(await screen.findByRole('alertdialog', { name: 'Downgrade 1 reader to 6.4.0?' }));
    await user.click(question.getByRole('button', { name: 'Cancel' }));
    expect(service.changes()).toEqual([]);
  });

  test('[UPGRADE-10] a start that fails is said, and the form can be used again', async () => {
    service.give(`POST ${upgrades}/start`, { status: 500, body: { message: 'no image' } });
    const opened = await openForm();
    await fill(opened);
    const alert = await screen.findByRole('alertdialog', { name: 'The upgrade could not be started.' });
    expect(alert).toHaveTextContent('no image');
    await opened.user.click(within(alert).getByRole('button'));
    expect(opened.form.getByText('1 of 3 selected')).toBeInTheDocument();
    expect(opened.submit).not.toHaveAttribute('aria-disabled');
  });

  test('[UPGRADE-04] without facilities there is a message; while readers load that is said', async () => {
    service.give(`GET ${configuration}/facilities/show`, { body: [] });
    const answer = service.hold(`GET ${configuration}/readerDefinitions/show`);
    const { user } = await open();
    await user.click(await section('Start new upgrade'));
    expect(await screen.findByText(/^Loading.*Readers|^Loading readers/i)).toBeInTheDocument();
    answer({ body: [] });
    expect(
      await screen.findByText('There are no facilities, and so no readers to upgrade.'),
    ).toBeInTheDocument();
  });
});
