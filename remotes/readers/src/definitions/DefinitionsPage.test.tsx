import { listJobs } from '@console/api-client/jobs';
import { listReaderDefinitions } from '@console/api-client/reader-definitions';
import {
  connectionFailed,
  isHealthy,
  listReaderHealth,
  type ReaderHealth,
  readerIsAwaitingAgent,
} from '@console/api-client/reader-health';
import { renderRemote, serviceOfTest, signedInClient } from '@console/testing';
import { act, screen, waitFor, within } from '@testing-library/react';
import remote from '../remote.generated';
import { currentJob } from './currentJob';
import { givenDefinition, readerWhose, storedDefinition } from './definition.fixtures';

const service = serviceOfTest();
const path = '/readers/definitions';
const definitionsAsked = 'GET /itemsense/configuration/v1/readerDefinitions/show';
const healthAsked = 'GET /itemsense/health/v1/readers';

const open = () => renderRemote(remote, { path, serviceUrl: service.url });
/** The list with one reader in it: few rows are drawn fast. */
const openOne = (name: string, pollInterval?: number) =>
  renderRemote(remote, {
    path: `${path}?search=${encodeURIComponent(name)}`,
    serviceUrl: service.url,
    pollInterval,
  });
const rowOf = (name: string) => screen.findByRole('row', { name: new RegExp(name) });
/** The cells of a row, without the box that selects it. */
const cellsOf = (row: HTMLElement) => within(row).getAllByRole('gridcell').slice(1);
const idle = (health: ReaderHealth) => isHealthy(health) && health.state === 'IDLE';
const rebootOf = (name: string) => `POST /itemsense/support/v1/readers/${encodeURIComponent(name)}/reboot`;

describe('the list', () => {
  test('[READER-01] is sorted by name and has the columns name, status, type, address, facility, actions', async () => {
    await givenDefinition();
    await open();
    await screen.findByRole('grid', { name: 'Reader definitions' });
    const [selection, ...headings] = screen.getAllByRole('columnheader');
    expect(selection).toContainElement(screen.getByRole('checkbox', { name: 'Select all rows shown' }));
    expect(headings.map((heading) => heading.textContent)).toEqual([
      'Name',
      'Status',
      'Type',
      'Address',
      'Facility',
      'Actions',
    ]);
    expect(headings[0]).toHaveAttribute('aria-sort', 'ascending');
    const { rows } = await (await signedInClient()).call(listReaderDefinitions());
    const byName = new Intl.Collator(undefined, { numeric: true, sensitivity: 'base' });
    const links = screen
      .getAllByRole('row')
      .slice(1)
      .map((row) => within(row).getAllByRole('link')[0]);
    expect(links.map((link) => link?.textContent)).toEqual(
      rows.map(({ name }) => name).sort((one, other) => byName.compare(one, other)),
    );
  });

  test('[READER-01] a row links to its definition, shows health by icon and text, and offers edit, restart, delete', async () => {
    const { name, facility = '' } = await givenDefinition({ type: 'XSPAN', address: 'dock.example' });
    await openOne(name);
    const row = await rowOf(name);
    await within(row).findByText('Awaiting agent');
    const [, status, type, address, facilityCell, actions] = cellsOf(row);
    expect(within(row).getByRole('link', { name })).toHaveAttribute(
      'href',
      `/readers/definitions/${encodeURIComponent(name)}`,
    );
    expect(status?.querySelector('svg')).toBeInTheDocument();
    expect(type).toHaveTextContent(/^XSPAN$/);
    expect(address).toHaveTextContent(/^dock.example$/);
    expect(facilityCell).toHaveTextContent(facility);
    const offered = within(actions as HTMLElement);
    expect(offered.getByRole('link', { name: `Edit ${name}` })).toHaveAttribute(
      'href',
      `/readers/definitions/${encodeURIComponent(name)}/edit`,
    );
    expect(offered.getByRole('button', { name: `Restart ${name}` })).toBeInTheDocument();
    expect(offered.getByRole('button', { name: `Delete ${name}` })).toBeInTheDocument();
  });

  test('[READER-01] every row shows the health of its own reader', async () => {
    const healthy = await readerWhose(isHealthy);
    const lost = await readerWhose(connectionFailed);
    await open();
    expect(await within(await rowOf(healthy)).findByText('Healthy')).toBeInTheDocument();
    expect(within(await rowOf(lost)).getByText('Not responding')).toBeInTheDocument();
  });

  test('[READER-01] the facility of a reader without one is blank', async () => {
    service.give(definitionsAsked, {
      body: [{ name: 'Dock-01', address: 'dock-01', type: 'SPEEDWAY', facility: null }],
    });
    await open();
    expect(cellsOf(await rowOf('Dock-01'))[4]).toBeEmptyDOMElement();
  });

  test('finds readers by name, status, type, address and facility', async () => {
    const { name } = await givenDefinition({ address: 'needle-in-the-stack' });
    const { user } = await open();
    await rowOf(name);
    await user.type(screen.getByRole('searchbox', { name: 'Search Reader definitions' }), 'NEEDLE stack');
    await waitFor(() => expect(screen.getAllByRole('row')).toHaveLength(2));
    expect(await rowOf(name)).toBeInTheDocument();
  });
});

describe('when the service fails', () => {
  test('[READER-01] the list is there without the health: every status is unknown, and one notice says why', async () => {
    const name = await readerWhose(isHealthy);
    service.give(healthAsked, { status: 500, body: { message: 'out of order' } });
    const { user } = await openOne(name);
    const row = await rowOf(name);
    await within(row).findByText('Unknown');
    const alerts = await screen.findAllByRole('alert');
    expect(alerts.filter(({ textContent }) => textContent !== '')).toHaveLength(1);
    expect(screen.getByText(/The health of the readers could not be loaded/)).toBeInTheDocument();

    service.takeBack(healthAsked);
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    await within(row).findByText('Healthy');
    expect(screen.queryByText(/The health of the readers could not be loaded/)).not.toBeInTheDocument();
  });

  test('what was there stays when a poll fails, and polling can be taken up again', async () => {
    const { name } = await givenDefinition();
    const { user } = await openOne(name, 50);
    await rowOf(name);
    service.give(definitionsAsked, { status: 500, body: { message: 'out of order' } });
    await screen.findByText(/The reader definitions could not be loaded again/);
    expect(screen.getByText(/out of order/)).toBeInTheDocument();
    expect(await rowOf(name)).toBeInTheDocument();
    service.takeBack(definitionsAsked);
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    await waitFor(() =>
      expect(screen.queryByText(/The reader definitions could not be loaded again/)).not.toBeInTheDocument(),
    );
  });
});

describe('a service that was away for a moment', () => {
  test('one failed poll of the health greys it and says from when it is; it goes on by itself', async () => {
    const name = await readerWhose(isHealthy);
    await openOne(name, 50);
    const row = await rowOf(name);
    await within(row).findByText('Healthy');
    service.give(healthAsked, { status: 503 });
    const notice = await screen.findByText(/The health of the readers could not be loaded again/);
    expect(notice).toHaveTextContent(/Showing data from \d\d:\d\d:\d\d, less than a minute ago\./);
    expect(within(row).getByText('Healthy').parentElement).toHaveClass('status--stale');
    service.takeBack(healthAsked);
    await waitFor(() =>
      expect(
        screen.queryByText(/The health of the readers could not be loaded again/),
      ).not.toBeInTheDocument(),
    );
    expect(within(row).getByText('Healthy').parentElement).not.toHaveClass('status--stale');
  });

  test('a list that could not be opened opens by itself', async () => {
    const { name } = await givenDefinition();
    service.give(definitionsAsked, { status: 503 });
    await openOne(name, 50);
    await screen.findByText("Couldn't fetch reader definition data from the server.");
    service.takeBack(definitionsAsked);
    expect(await rowOf(name)).toBeInTheDocument();
  });

  test('a page that could not be opened opens by itself', async () => {
    const { name } = await givenDefinition();
    const shown = `GET /itemsense/configuration/v1/readerDefinitions/show/${encodeURIComponent(name)}`;
    service.give(shown, { status: 503 });
    await renderRemote(remote, {
      path: `${path}/${encodeURIComponent(name)}`,
      serviceUrl: service.url,
      pollInterval: 50,
    });
    await screen.findByText("Couldn't fetch reader definition data from the server.");
    service.takeBack(shown);
    expect(await screen.findByRole('heading', { level: 1, name })).toBeVisible();
  });
});

test('a list without readers leads to their registration', async () => {
  service.give(definitionsAsked, { body: [] });
  await open();
  expect(await screen.findByRole('link', { name: 'Register readers' })).toHaveAttribute(
    'href',
    '/readers/register',
  );
});

describe('the summary', () => {
  const summary = () => within(screen.getByRole('list', { name: 'Readers by status' }));

  test('counts the readers by status, the worst first; a click shows these, the next all of them', async () => {
    const name = await readerWhose(connectionFailed);
    const { user } = await open();
    await within(await rowOf(name)).findByText('Not responding');
    const { rows } = await (await signedInClient()).call(listReaderHealth());
    const lost = rows.filter(connectionFailed).length;
    const [first] = summary().getAllByRole('link');
    expect(first).toHaveTextContent(`${lost} not responding`);
    await user.click(first as HTMLElement);
    await waitFor(() => expect(screen.getAllByRole('row')).toHaveLength(1 + lost));
    expect(first).toHaveAttribute('aria-current', 'true');
    await user.click(summary().getByRole('link', { name: `${lost} not responding` }));
    await waitFor(() => expect(screen.getAllByRole('row').length).toBeGreaterThan(1 + lost));
  });
});

test('sorted by status, the worst comes first', async () => {
  const name = await readerWhose(connectionFailed);
  await renderRemote(remote, { path: `${path}?sort=status`, serviceUrl: service.url });
  await within(await rowOf(name)).findByText('Not responding');
  expect(cellsOf(screen.getAllByRole('row')[1] as HTMLElement)[1]).toHaveTextContent('Not responding');
});

test('last check-in, firmware, serial number, current job and groups are columns to be asked for', async () => {
  const { rows } = await (await signedInClient()).call(listJobs());
  const running = rows.find(({ status, readerNames }) => status === 'RUNNING' && readerNames.length > 0);
  const name = running?.readerNames.find((each) => !running.failedReaderNames.includes(each)) ?? '';
  await renderRemote(remote, {
    path: `${path}?columns=name+lastCheckin+firmware+serialNumber+currentJob+groups`,
    serviceUrl: service.url,
  });
  const job = currentJob(rows, name, Date.now());
  const row = await rowOf(name);
  expect(await within(row).findByRole('link', { name: job?.label })).toHaveAttribute(
    'href',
    `/jobs/${job?.id}`,
  );
  expect(await within(row).findByText(/ago$/)).toBeVisible();
});

test('jobs that could not be loaded are said, where their column is shown', async () => {
  service.give('GET /itemsense/control/v1/jobs/show', { status: 403, body: { message: 'not for guests' } });
  await renderRemote(remote, { path: `${path}?columns=name+currentJob`, serviceUrl: service.url });
  await screen.findByText(/^The jobs could not be loaded, so it is not known which run on the readers/);
  expect(screen.getByText(/not for guests/)).toBeVisible();
});

test('jobs that could not be loaded elsewhere are not said where no column shows them', async () => {
  const { name } = await givenDefinition();
  service.give('GET /itemsense/control/v1/jobs/show', { status: 403, body: { message: 'not for guests' } });
  const { router } = await renderRemote(remote, { path: `${path}/${name}`, serviceUrl: service.url });
  await screen.findAllByText(/not for guests/);
  await act(() => router.navigate(path));
  await rowOf(name);
  expect(screen.queryByText(/^The jobs could not be loaded/)).not.toBeInTheDocument();
});

describe('deleting', () => {
  test('[READER-02] asks first, with a warning that names the reader; confirming deletes it and says so', async () => {
    const { name } = await givenDefinition();
    const { user } = await openOne(name);
    await user.click(within(await rowOf(name)).getByRole('button', { name: `Delete ${name}` }));
    const question = screen.getByRole('alertdialog', { name: `Delete ${name}?` });
    expect(question).toHaveAccessibleDescription(
      new RegExp(`${name}.*You can create it again from Activity`),
    );
    expect(service.changes()).toEqual([]);

    await user.click(within(question).getByRole('button', { name: 'Delete' }));
    await screen.findByText(`The reader definition “${name}” was deleted.`);
    expect(service.changes()).toEqual([
      {
        request: `DELETE /itemsense/configuration/v1/readerDefinitions/destroy/${encodeURIComponent(name)}`,
        body: undefined,
      },
    ]);
    await waitFor(() =>
      expect(screen.queryByRole('row', { name: new RegExp(name) })).not.toBeInTheDocument(),
    );
    expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument();
    expect(await storedDefinition(name)).toBeUndefined();
  });

  test('what was deleted can be created again from what it was', async () => {
    const given = await givenDefinition({ groups: ['docks'] });
    const { name } = given;
    const { user } = await openOne(name);
    await user.click(within(await rowOf(name)).getByRole('button', { name: `Delete ${name}` }));
    await user.click(within(screen.getByRole('alertdialog')).getByRole('button', { name: 'Delete' }));
    await screen.findByText(`The reader definition “${name}” was deleted.`);
    await user.click(screen.getByRole('button', { name: 'Create again' }));
    await screen.findByText(`The reader definition “${name}” was saved.`);
    expect(await storedDefinition(name)).toMatchObject({
      facility: given.facility,
      groups: ['docks'],
      serialNumber: given.serialNumber,
    });
    expect(screen.queryByRole('button', { name: 'Create again' })).not.toBeInTheDocument();
  });

  test('[READER-02] cancelling sends nothing', async () => {
    const { name } = await givenDefinition();
    const { user } = await openOne(name);
    await user.click(within(await rowOf(name)).getByRole('button', { name: `Delete ${name}` }));
    await user.click(screen.getByRole('button', { name: 'Cancel' }));
    expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument();
    expect(service.changes()).toEqual([]);
    expect(await storedDefinition(name)).toBeDefined();
  });
});

describe('restarting', () => {
  test('[READER-03] sends a POST without a body and says that the reader was told to', async () => {
    const name = await readerWhose(idle);
    const { user } = await openOne(name);
    const row = await rowOf(name);
    await within(row).findByText('Healthy');
    await user.click(within(row).getByRole('button', { name: `Restart ${name}` }));
    await screen.findByText(`${name} is restarting.`);
    expect(service.changes()).toEqual([{ request: rebootOf(name), body: undefined }]);
  });

  test('a reader that a job runs on is restarted after a question that names the job', async () => {
    const { rows } = await (await signedInClient()).call(listJobs());
    const name = await readerWhose(
      (health) =>
        isHealthy(health) &&
        health.state === 'RUNNING_JOB' &&
        currentJob(rows, health.readerName, Date.now()) !== null,
    );
    const { user } = await openOne(name);
    const row = await rowOf(name);
    await within(row).findByText('Healthy');
    await user.click(within(row).getByRole('button', { name: `Restart ${name}` }));
    const question = screen.getByRole('alertdialog', { name: `Restart ${name}?` });
    await waitFor(() =>
      expect(question).toHaveTextContent(`The job ${currentJob(rows, name, Date.now())?.label} runs on it`),
    );
    expect(service.changes()).toEqual([]);
    await user.click(within(question).getByRole('button', { name: 'Restart' }));
    await screen.findByText(`${name} is restarting.`);
    expect(service.changes()).toEqual([{ request: rebootOf(name), body: undefined }]);
  });

  test('a reader that was restarted from here is restarting while it does not respond', async () => {
    const name = await readerWhose(idle);
    const { user } = await openOne(name, 50);
    const row = await rowOf(name);
    await within(row).findByText('Healthy');
    const health = await (await signedInClient()).call(listReaderHealth());
    await user.click(within(row).getByRole('button', { name: `Restart ${name}` }));
    await screen.findByText(`${name} is restarting.`);
    expect(health.rows.map(({ readerName }) => readerName)).toContain(name);
    service.give(healthAsked, { body: [{ readerName: name, state: 'NOT_RESPONDING' }] });
    expect(await within(row).findByText('Restarting…')).toBeVisible();
    expect(screen.getByRole('link', { name: '1 restarting' })).toBeVisible();
  });

  test('[READER-03] a failure names the reader and the reason', async () => {
    const name = await readerWhose(idle);
    service.give(rebootOf(name), { status: 409, body: { message: 'The reader is busy' } });
    const { user } = await openOne(name);
    const row = await rowOf(name);
    await within(row).findByText('Healthy');
    await user.click(within(row).getByRole('button', { name: `Restart ${name}` }));
    const failure = await screen.findByRole('alertdialog');
    expect(failure).toHaveTextContent(`“${name}” could not be restarted.`);
    expect(failure).toHaveTextContent('The reader is busy');
  });

  test.each([
    ['unhealthy', (health: ReaderHealth) => health.hardware.status === 'FAILED', 'it is unhealthy'],
    ['not responding', connectionFailed, 'it stopped checking in'],
    ['awaiting its agent', readerIsAwaitingAgent, 'it has not yet registered with an agent'],
  ])('[READER-04] is blocked, with the reason, when the reader is %s', async (_, isLike, reason) => {
    const name = await readerWhose((health) => isLike(health) && !isHealthy(health));
    const { user } = await openOne(name);
    const restart = within(await rowOf(name)).getByRole('button', { name: `Restart ${name}` });
    await waitFor(() =>
      expect(restart).toHaveAccessibleDescription(`${name} cannot be restarted: ${reason}.`),
    );
    expect(restart).toHaveAttribute('aria-disabled', 'true');
    act(() => restart.focus());
    expect(restart).toHaveFocus();
    await user.click(restart);
    expect(service.changes()).toEqual([]);
  });
});

describe('the components of health', () => {
  const grid = () => screen.findByRole('grid', { name: 'Reader definitions' });
  const failingHardware = (health: ReaderHealth) => health.hardware.status === 'FAILED';

  test('are columns to be asked for, and the address filters by them', async () => {
    const name = await readerWhose(failingHardware);
    await renderRemote(remote, {
      path: `${path}?filter.hardware=FAILED&columns=name+hardware`,
      serviceUrl: service.url,
    });
    const row = await rowOf(name);
    expect(cellsOf(row)[1]).toHaveTextContent(/^Failed$/);
    const { rows } = await (await signedInClient()).call(listReaderHealth());
    expect(screen.getAllByRole('row')).toHaveLength(1 + rows.filter(failingHardware).length);
    expect(screen.getByText('Hardware: Failed')).toBeInTheDocument();
  });

  test('are unknown for a reader of which the service says nothing', async () => {
    service.give(healthAsked, { body: [] });
    await renderRemote(remote, {
      path: `${path}?filter.clockSync=UNKNOWN&columns=name+clockSync`,
      serviceUrl: service.url,
    });
    await grid();
    const { rows } = await (await signedInClient()).call(listReaderDefinitions());
    await waitFor(() => expect(screen.getAllByText('Unknown')).toHaveLength(rows.length));
  });
});
