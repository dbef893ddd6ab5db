import { type Job, listJobs, timeRemaining } from '@console/api-client/jobs';
import { listReaderDefinitions } from '@console/api-client/reader-definitions';
import { connectionFailed, isHealthy, readerIsAwaitingAgent } from '@console/api-client/reader-health';
import { idle, renderRemote, serviceOfTest, signedInClient } from '@console/testing';
import { stopClock } from '@console/testing/clock';
import { act, screen, waitFor, within } from '@testing-library/react';
import remote from '../remote.generated';
import { givenDefinition, readerWhose, storedDefinition } from './definition.fixtures';

const service = serviceOfTest();
const pathOf = (name: string) => `/readers/definitions/${encodeURIComponent(name)}`;
const healthAsked = (name: string) => `GET /itemsense/health/v1/readers/${encodeURIComponent(name)}`;
const shown = (name: string) =>
  `GET /itemsense/configuration/v1/readerDefinitions/show/${encodeURIComponent(name)}`;

const open = (name: string, pollInterval?: number) =>
  renderRemote(remote, { path: pathOf(name), serviceUrl: service.url, pollInterval });

const card = (title: string) => within(screen.getByRole('region', { name: title }));
/** The value beside a label of a card. */
const fact = (title: string, label: string) =>
  card(title).getByText(label, { selector: 'dt' }).nextElementSibling as HTMLElement;
const labels = (title: string) =>
  card(title)
    .getAllByRole('term')
    .map((term) => term.textContent);

async function givenRunningJob(isLike: (job: Job) => boolean): Promise<Job & { readerName: string }> {
  const { rows } = await (await signedInClient()).call(listJobs());
  const job = rows.find((each) => each.status === 'RUNNING' && isLike(each));
  const readerName = job?.readerNames.find((name) => !job.failedReaderNames.includes(name));
  if (!job || !readerName) throw new Error('The emulator runs no such job.');
  return { ...job, readerName };
}

describe('the head', () => {
  test('[READER-07] shows the name, one badge per group and the action bar', async () => {
    const { name } = await givenDefinition({ groups: ['docks', 'ground floor'] });
    await open(name);
    const heading = await screen.findByRole('heading', { level: 1, name });
    const head = within(heading.parentElement as HTMLElement);
    expect(head.getByText('docks')).toBeInTheDocument();
    expect(head.getByText('ground floor')).toBeInTheDocument();
    const actions = within(screen.getByRole('group', { name: `Actions for ${name}` }));
    expect(actions.getByRole('link', { name: 'Edit' })).toHaveAttribute('href', `${pathOf(name)}/edit`);
    expect(actions.getByRole('button', { name: 'Restart' })).toBeInTheDocument();
    expect(actions.getByRole('button', { name: 'Delete' })).toBeInTheDocument();
    expect(document.title).toBe(`${name} | Reader definitions`);
  });

  test('[READER-08] a running job is a badge that leads to the job and says how long it still takes', async () => {
    const job = await givenRunningJob(({ durationSeconds }) => durationSeconds !== undefined);
    await open(job.readerName);
    const badge = await screen.findByRole('link', { name: `Running ${job.name}` });
    expect(badge).toHaveAttribute('href', `/jobs/${job.id}`);
    expect(badge.parentElement).toHaveTextContent(/\d+s$/);
  });

  test('[READER-08] a placeholder says that no job runs on the reader', async () => {
    const { name } = await givenDefinition();
    await open(name);
    expect(await screen.findByText('No running job')).toBeInTheDocument();
    expect(card('Current job').getByText('No job is running on this reader.')).toBeInTheDocument();
  });
});

describe('the banner of an unhealthy reader', () => {
  test('says what is wrong, since when and what to do, with the page on which that is done', async () => {
    const name = await readerWhose(({ clockSync }) => clockSync.code === 'CLOCK_SKEW');
    service.give('POST /itemsense/health/v1/events', {
      body: {
        events: [
          {
            eventTime: new Date(Date.now() - 3 * 3_600_000).toISOString(),
            readerId: name,
            type: 'CLOCK_SYNC',
            code: 'CLOCK_SKEW',
            args: { status: 'FAILED' },
          },
        ],
        nextPageMarker: null,
      },
    });
    await open(name);
    await screen.findByText(`${name} is unhealthy.`);
    const banner = await screen.findByRole('alert');
    expect(banner).toHaveTextContent(/The clock of the reader is \d+ seconds off\./);
    await waitFor(() => expect(banner).toHaveTextContent(/Since [\d/]+ [\d:]+ \(3 hours ago\)\./));
    expect(within(banner).getByRole('link', { name: 'NTP reader sync' })).toHaveAttribute(
      'href',
      '/ntp-reader-sync',
    );
  });

  test('names the devices that have a fault', async () => {
    const name = await readerWhose(({ hardware }) => (hardware.devices ?? []).length > 0);
    await open(name);
    expect(
      await screen.findByText(/The reader reports a fault of ANTENNA_\d+ \(DISCONNECTED\)\./),
    ).toBeVisible();
  });

  test('of a reader that awaits its agent nothing is known', async () => {
    const name = await readerWhose(readerIsAwaitingAgent);
    await open(name);
    await screen.findByText('Awaiting agent');
    for (const component of ['Connection', 'Throughput', 'Hardware', 'Software', 'Clock sync'])
      expect(fact('Health', component)).toHaveTextContent(/^Unknown$/);
  });
});

describe('the banner', () => {
  test('[READER-09] informs about a reader that has not yet registered with an agent', async () => {
    const name = await readerWhose(readerIsAwaitingAgent);
    await open(name);
    const banner = await screen.findByText(`${name} has not yet registered with an agent.`);
    expect(banner.closest('[role]')).toHaveAttribute('role', 'status');
  });

  test('[READER-09] warns of a reader that stopped checking in and advises to contact support', async () => {
    const name = await readerWhose(connectionFailed);
    await open(name);
    await screen.findByText(`${name} stopped checking in.`);
    const banner = await screen.findByRole('alert');
    expect(banner).toHaveTextContent('contact support');
    expect(within(banner).getByRole('link', { name: 'Reader logs' })).toBeInTheDocument();
  });

  test('[READER-11] of a reader that stopped checking in only that is known; what it was before is past', async () => {
    const name = await readerWhose(connectionFailed);
    await open(name);
    await screen.findByText(`${name} stopped checking in.`);
    const time = String.raw`\d\d/\d\d/\d{4} \d\d:\d\d:\d\d`;
    for (const component of ['Throughput', 'Hardware', 'Software', 'Clock sync'])
      expect(fact('Health', component)).toHaveTextContent(
        new RegExp(`^Unknown since ${time} \\(was Healthy\\)$`),
      );
    expect(fact('Health', 'Connection')).toHaveTextContent(/^Failed/);
    expect(fact('Health', 'Last check-in')).toHaveTextContent(new RegExp(`ago \\(${time}\\)$`));
  });

  test('[READER-09] is not there for a healthy reader', async () => {
    const name = await readerWhose(isHealthy);
    await open(name);
    await screen.findByRole('region', { name: 'Health' });
    await waitFor(() => expect(fact('Health', 'Connection')).toHaveTextContent('Healthy'));
    expect(screen.queryByText(/has not yet registered|stopped checking in/)).not.toBeInTheDocument();
  });
});

describe('the card of events', () => {
  const asked = 'POST /itemsense/health/v1/events';
  const event = (type: string, code: string, args: object) => ({
    eventTime: '2026-03-04T05:06:07.000Z',
    readerId: 'reader',
    type,
    code,
    args,
  });

  test('shows the latest ten of the reader in words, with the codes of the service in the tooltip', async () => {
    const { name } = await givenDefinition();
    service.give(asked, {
      body: {
        events: [
          event('CONNECTION', 'NETWORK', { status: 'HEALTHY' }),
          event('HARDWARE_FAULT', 'DEVICE_FAULT', { status: 'FAILED' }),
          event('LIFECYCLE', 'REBOOT', {}),
          event('MOOD', 'GLOOMY', { status: 'SULKING' }),
          ...Array.from({ length: 7 }, () => event('LIFECYCLE', 'REBOOT', {})),
        ],
        nextPageMarker: null,
      },
    });
    await open(name);
    await screen.findByText('Connection (network)');
    const events = card('Events').getAllByRole('listitem');
    expect(events).toHaveLength(10);
    expect(events.slice(0, 4).map(({ textContent }) => textContent)).toEqual([
      expect.stringMatching(/^Connection \(network\).* ago \(.*2026 .*:06:07\)Healthy$/),
      expect.stringMatching(/^Hardware \(device fault\).*Failed$/),
      expect.stringMatching(/^reboot.*\)$/),
      expect.stringMatching(/^GLOOMY.*SULKING$/),
    ]);
    expect(screen.getByText('Connection (network)')).toHaveAttribute('title', 'CONNECTION: NETWORK');
    expect(service.changes().map(({ request, body }) => [request, body])).toContainEqual([
      asked,
      { readerNames: [name], pageSize: 100 },
    ]);
  });

  test('says that there are none', async () => {
    const { name } = await givenDefinition();
    await open(name);
    expect(await screen.findByText('No events.')).toBeVisible();
  });

  test('says that they could not be loaded, and they are when asked for again', async () => {
    const { name } = await givenDefinition();
    service.give(asked, { status: 500, body: { message: 'out of order' } });
    const { user } = await open(name);
    expect(await screen.findByText('The events could not be loaded.')).toBeVisible();
    expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument();
    service.takeBack(asked);
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByText('No events.')).toBeVisible();
  });
});

describe('the cards', () => {
  test('[READER-10] identity and placement show what is defined, with units', async () => {
    const { name, facility = '' } = await givenDefinition({
      type: 'XSPAN',
      address: '10.1.0.21',
      serialNumber: '370-17-01-1068',
      readerZone: 'Dock',
      placement: { x: 1.5, y: -2, z: 3, yaw: 90, pitch: 0, roll: 0, floor: 'Ground' },
    });
    await open(name);
    await screen.findByRole('region', { name: 'Identity' });
    expect(fact('Identity', 'Serial number')).toHaveTextContent('370-17-01-1068');
    expect(fact('Identity', 'Address')).toHaveTextContent('10.1.0.21');
    expect(fact('Identity', 'Reader zone')).toHaveTextContent('Dock');
    expect(labels('Placement')).toEqual(['X', 'Y', 'Z', 'Yaw', 'Floor', 'Facility']);
    const placement = ['X', 'Y', 'Z', 'Yaw', 'Floor', 'Facility'].map((label) => fact('Placement', label));
    expect(placement.map((value) => value.textContent)).toEqual([
      '1.5 m',
      '-2 m',
      '3 m',
      '90°',
      'Ground',
      facility,
    ]);
  });

  test('[READER-10] the firmware version is shown only when it is known', async () => {
    const known = await readerWhose((health) => isHealthy(health) && health.version.firmware !== undefined);
    const { unmount } = await open(known);
    await waitFor(() => expect(fact('Identity', 'Firmware version')).toHaveTextContent(/^\d+\./));
    unmount();
    const { name } = await givenDefinition();
    await open(name);
    await screen.findByText('Awaiting agent');
    expect(labels('Identity')).not.toContain('Firmware version');
  });

  test('[READER-11] health shows five components, and last check-in and last reboot as relative times', async () => {
    const name = await readerWhose((health) => isHealthy(health) && health.lastReboot !== undefined);
    await open(name);
    await waitFor(() =>
      expect(labels('Health')).toEqual([
        'State',
        'Connection',
        'Throughput',
        'Hardware',
        'Software',
        'Clock sync',
        'Last check-in',
        'Last reboot',
      ]),
    );
    for (const component of ['Connection', 'Throughput', 'Hardware', 'Software', 'Clock sync'])
      expect(fact('Health', component)).toHaveTextContent('Healthy');
    expect(fact('Health', 'Last check-in')).toHaveTextContent(/ago \([\d/: ]+\)$/);
    expect(fact('Health', 'Last reboot')).toHaveTextContent(/ago \([\d/: ]+\)$/);
  });

  test('[READER-11] a component that is not well shows its status and the code that says why', async () => {
    const name = await readerWhose(
      ({ state, connection }) => state !== 'NOT_RESPONDING' && connection.code !== undefined,
    );
    await open(name);
    await screen.findByRole('region', { name: 'Health' });
    await waitFor(() => expect(fact('Health', 'Connection')).toHaveTextContent(/^Warning \(network\)$/));
    const card = within(screen.getByRole('region', { name: 'Health' }));
    expect(card.getByText('Warning (network)')).toHaveAttribute('title', 'Warning (network): NETWORK');
    expect(card.getByText('Unhealthy: Connection').closest('.status')).toHaveClass('status--warning');
    expect(fact('Health', 'State').querySelector('.status')).toHaveClass('status--success');
  });

  test('[READER-13] current job shows job, time remaining, recipe and reader configuration as links', async () => {
    const job = await givenRunningJob(({ durationSeconds }) => durationSeconds !== undefined);
    await open(job.readerName);
    await waitFor(() =>
      expect(labels('Current job')).toEqual(['Job', 'Time remaining', 'Recipe', 'Reader configuration']),
    );
    const link = (label: string) => within(fact('Current job', label)).findByRole('link');
    expect(await link('Job')).toHaveAttribute('href', `/jobs/${job.id}`);
    expect(await link('Recipe')).toHaveAttribute('href', `/recipes/${job.recipeName}`);
    const configuration = await link('Reader configuration');
    expect(configuration).toHaveAttribute('href', `/readers/configurations/${configuration.textContent}`);
    const remaining = fact('Current job', 'Time remaining').textContent ?? '';
    const [days = 0, hours = 0, minutes = 0, seconds = 0] = ['d', 'h', 'm', 's'].map((unit) =>
      Number(new RegExp(`(\\d+)${unit}`).exec(remaining)?.[1] ?? 0),
    );
    const total = ((days * 24 + hours) * 60 + minutes) * 60 + seconds;
    expect(Math.abs(total - (timeRemaining(job) ?? 0))).toBeLessThan(60);
  });

  test('[READER-13] the time remaining of a job without a duration is infinite', async () => {
    const job = await givenRunningJob(({ durationSeconds }) => durationSeconds === undefined);
    await open(job.readerName);
    await waitFor(() => expect(fact('Current job', 'Time remaining')).toHaveTextContent('∞'));
  });

  test('[READER-13] a recipe that was deleted since the job started is named as deleted', async () => {
    const job = await givenRunningJob(() => true);
    const recipe = `GET /itemsense/configuration/v1/recipes/show/${job.recipeName}`;
    service.give(recipe, { status: 404, body: { status: 404, message: 'no such recipe' } });
    await open(job.readerName);
    await waitFor(() =>
      expect(fact('Current job', 'Recipe')).toHaveTextContent(`${job.recipeName} (deleted)`),
    );
    expect(fact('Current job', 'Reader configuration')).toHaveTextContent('–');
  });

  test('[READER-14] antenna zones list each antenna with its zone', async () => {
    const { name } = await givenDefinition({
      antennaZones: [
        { antennaId: 10, zoneName: 'FACILITY' },
        { antennaId: 2, zoneName: 'ABSENT' },
      ],
    });
    await open(name);
    await screen.findByRole('region', { name: 'Antenna zones' });
    expect(labels('Antenna zones')).toEqual(['Antenna 2', 'Antenna 10']);
    expect(fact('Antenna zones', 'Antenna 2')).toHaveTextContent('ABSENT');
  });

  test('[READER-14] antenna zones say when there are none', async () => {
    const { name } = await givenDefinition();
    await open(name);
    expect(await screen.findByText('No antenna zones are defined.')).toBeInTheDocument();
  });
});

describe('with the clock in hand', () => {
  beforeEach(() => {
    stopClock(['Date', 'setInterval', 'clearInterval']);
  });
  afterEach(() => {
    jest.useRealTimers();
  });

  test('[READER-12] relative times are brought up to date every minute without a request', async () => {
    const name = await readerWhose(isHealthy);
    service.give(healthAsked(name), {
      body: {
        readerName: name,
        state: 'IDLE',
        lastCheckin: new Date(Date.now() - 4 * 60_000).toISOString(),
        lastReboot: new Date(Date.now() - 59 * 60_000).toISOString(),
      },
    });
    service.give('GET /itemsense/control/v1/jobs/show', { body: [] });
    const { cache } = await open(name, 0);
    await screen.findByText('4 minutes ago');
    await waitFor(() => expect(service.asked().join()).toContain('/zoneMaps/show/'));
    // Parts whose code comes late ask late: the plan is the last of them.
    await screen.findByRole('application', { name: new RegExp(`^${name} on the zone map `) });
    await act(() => idle(cache));
    const before = service.asked().length;
    await act(async () => jest.advanceTimersByTime(59_999));
    expect(fact('Health', 'Last check-in')).toHaveTextContent('4 minutes ago');
    await act(async () => jest.advanceTimersByTime(1));
    expect(fact('Health', 'Last check-in')).toHaveTextContent('5 minutes ago');
    expect(fact('Health', 'Last reboot')).toHaveTextContent('an hour ago');
    await act(async () => jest.advanceTimersByTime(60_000));
    expect(fact('Health', 'Last check-in')).toHaveTextContent('6 minutes ago');
    expect(service.asked()).toHaveLength(before);
  });

  test('[READER-11] a check-in that is younger than the last minute is not in the future', async () => {
    const name = await readerWhose(isHealthy);
    const health = () => ({ readerName: name, state: 'IDLE', lastCheckin: new Date().toISOString() });
    service.give(healthAsked(name), { body: health() });
    const { cache } = await open(name, 0);
    await screen.findByText('a few seconds ago');
    await act(async () => jest.advanceTimersByTime(40_000));
    service.give(healthAsked(name), { body: health() });
    await act(() => cache.refetchQueries({ queryKey: ['reader-health'] }));
    expect(fact('Health', 'Last check-in')).toHaveTextContent('a few seconds ago');
  });
});

describe('when the service fails', () => {
  test('[READER-28] an unknown name is said to be unknown, with the way to the list', async () => {
    await open('Nowhere 7/b');
    expect(await screen.findByText('There is no reader definition named "Nowhere 7/b".')).toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'Reader definitions' })).toHaveAttribute(
      'href',
      '/readers/definitions',
    );
    expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument();
  });

  test('[TITLE-06] a definition that could not be loaded is said to be so, and is loaded when asked again', async () => {
    const { name } = await givenDefinition();
    service.give(shown(name), { status: 500, body: { message: 'out of order' } });
    const { user } = await open(name);
    await screen.findByText("Couldn't fetch reader definition data from the server.");
    expect(screen.getByText(/out of order/)).toBeInTheDocument();
    service.takeBack(shown(name));
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByRole('heading', { level: 1, name })).toBeInTheDocument();
  });

  test('the definition is there without health and jobs, and says that they are missing', async () => {
    const name = await readerWhose(isHealthy);
    service.give(healthAsked(name), { status: 500, body: { message: 'out of order' } });
    service.give('GET /itemsense/control/v1/jobs/show', { status: 500, body: { message: 'out of order' } });
    const { user } = await open(name);
    await screen.findByText(
      `Some of what this page shows about ${name} could not be loaded or is out of date.`,
    );
    expect(screen.getByText('The health of this reader could not be loaded.')).toBeInTheDocument();
    expect(screen.getByText(/The jobs could not be loaded/)).toBeInTheDocument();
    expect(screen.getByRole('button', { name: 'Restart' })).toHaveAttribute('aria-disabled', 'true');
    expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument();

    service.takeBack(healthAsked(name));
    service.takeBack('GET /itemsense/control/v1/jobs/show');
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    await waitFor(() => expect(fact('Health', 'Connection')).toHaveTextContent('Healthy'));
    await waitFor(() => expect(screen.queryByText(/Some of what this page shows/)).not.toBeInTheDocument());
  });
});

describe('actions', () => {
  test('[READER-02] deleting leads to the list, without asking for what is gone', async () => {
    const { name } = await givenDefinition();
    const { user, router } = await open(name);
    await user.click(await screen.findByRole('button', { name: 'Delete' }));
    const question = within(screen.getByRole('alertdialog', { name: `Delete ${name}?` }));
    await user.click(question.getByRole('button', { name: 'Delete' }));
    await screen.findByText(`The reader definition “${name}” was deleted.`);
    await waitFor(() => expect(router.state.location.pathname).toBe('/readers/definitions'));
    await screen.findByRole('grid', { name: 'Reader definitions' });
    const asked = service.asked();
    const deleted = asked.findIndex((request) => request.startsWith('DELETE'));
    expect(asked.slice(deleted)).not.toContain(shown(name));
    expect(await storedDefinition(name)).toBeUndefined();
  });

  test('a restart that the address begins is asked about, also on a reader that runs no job', async () => {
    const name = await readerWhose((health) => isHealthy(health) && health.state === 'IDLE');
    const { user, router } = await renderRemote(remote, {
      path: `${pathOf(name)}?action=restart`,
      serviceUrl: service.url,
    });
    const question = await screen.findByRole('alertdialog', { name: `Restart ${name}?` });
    expect(question).toHaveTextContent('It does not read until it has started again');
    expect(router.state.location.search).toBe('');
    expect(service.changes().filter(({ request }) => request.includes('/reboot'))).toEqual([]);
    await user.click(within(question).getByRole('button', { name: 'Restart' }));
    await screen.findByText(`${name} is restarting.`);
  });

  test('[READER-03] a restart shows in the health', async () => {
    const name = await readerWhose((health) => isHealthy(health) && health.state === 'IDLE');
    const { user } = await open(name);
    await waitFor(() =>
      expect(screen.getByRole('button', { name: 'Restart' })).not.toHaveAttribute('aria-disabled'),
    );
    const before = service.asked().filter((request) => request === healthAsked(name)).length;
    await user.click(screen.getByRole('button', { name: 'Restart' }));
    await screen.findByText(`${name} is restarting.`);
    await waitFor(() =>
      expect(service.asked().filter((request) => request === healthAsked(name)).length).toBeGreaterThan(
        before,
      ),
    );
  });
});

test('every reader of the fleet can be shown', async () => {
  const { rows } = await (await signedInClient()).call(listReaderDefinitions());
  const { router } = await open(rows[0]?.name ?? '');
  for (const { name } of rows) {
    await act(() => router.navigate(pathOf(name)));
    await screen.findByText(name, { selector: 'h1' });
  }
});

describe('the card of seven days', () => {
  const asked = 'POST /itemsense/health/v1/events';
  const card = async () => within(await screen.findByRole('region', { name: 'Seven days of health' }));

  test('names the troubles of each part, and the readers of the network that went away at the same time', async () => {
    const { name } = await givenDefinition({ address: '10.77.1.3' });
    const other = await givenDefinition({ address: '10.77.1.4' });
    const lost = (readerId: string, second: string) => ({
      eventTime: `2026-03-04T05:06:0${second}.000Z`,
      readerId,
      type: 'CONNECTION',
      code: 'NETWORK',
      args: { status: 'FAILED' },
    });
    service.give(asked, { body: { events: [lost(other.name, '5'), lost(name, '1')], nextPageMarker: null } });
    await open(name);
    const week = await card();
    expect(
      await week.findByText(`Not responding, together with ${other.name} in the same network`),
    ).toBeVisible();
    expect(week.getAllByRole('listitem')).toHaveLength(1);
    // One click from here, and its log is collected and opened at that time.
    expect(week.getByRole('link', { name: 'Show its log around the last drop' })).toHaveAttribute(
      'href',
      `/logs/readers?${new URLSearchParams({ reader: name, at: '2026-03-04T05:06:01.000Z', search: 'connect' })}`,
    );
  });

  test('says that there were none', async () => {
    const { name } = await givenDefinition();
    service.give(asked, { body: { events: [], nextPageMarker: null } });
    await open(name);
    expect(await (await card()).findByText('No troubles in the last seven days.')).toBeVisible();
    expect(screen.queryByRole('link', { name: /log around/ })).toBeNull();
  });

  test('says that they could not be loaded, and loads them again', async () => {
    const { name } = await givenDefinition();
    service.give(asked, { status: 500 });
    await open(name);
    const week = await card();
    expect(await week.findByText('The events of seven days could not be loaded.')).toBeVisible();
    expect(week.getByRole('button', { name: 'Try again' })).toBeVisible();
  });
});
