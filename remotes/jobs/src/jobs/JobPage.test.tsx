import { showRecipe } from '@console/api-client/recipes';
import { renderRemote, serviceOfTest, signedInClient } from '@console/testing';
import { screen, waitFor, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import remote from '../remote.generated';
import { givenWaitingJob, jobNamed } from './job.fixtures';

const service = serviceOfTest();
const open = (id: string, pollInterval?: number) =>
  renderRemote(remote, { path: `/jobs/${id}`, serviceUrl: service.url, pollInterval });
const shown = (id: string) => `GET /itemsense/control/v1/jobs/show/${id}`;

const card = (title: string) => within(screen.getByRole('region', { name: title }));
const fact = (title: string, label: string) =>
  card(title).getByText(label, { selector: 'dt' }).nextElementSibling as HTMLElement;
const action = (name: string) => screen.findByRole('button', { name });

/** Stops the job of the page, and answers the question before it. */
async function stopForGood(user: UserEvent) {
  await user.click(await action('Stop'));
  await user.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'Stop' }));
}

/** Answers a job of the demonstration with some of it changed. */
async function giveJob(name: string, change: object) {
  const { id } = await jobNamed(name);
  const answer = await (await signedInClient()).call<object>({
    name: 'show job',
    method: 'GET',
    path: `/itemsense/control/v1/jobs/show/${id}`,
    answer: (body) => ({ matches: true, value: Object(body) }),
  });
  service.give(shown(id), { body: { ...answer, ...change } });
  return id;
}

describe('the panels', () => {
  test('[JOB-05] [JOB-11] the title has name and id; parameters show recipe, type, facility and duration', async () => {
    const job = await jobNamed('ground-floor-day');
    await open(job.id);
    const label = `ground-floor-day (${job.id})`;
    expect(await screen.findByRole('heading', { level: 1, name: label })).toBeVisible();
    expect(document.title).toBe(`${label} | Jobs`);
    expect(within(fact('Parameters', 'Recipe')).getByRole('link')).toHaveAttribute(
      'href',
      `/recipes/${job.recipeName}`,
    );
    await waitFor(() => expect(fact('Parameters', 'Recipe type')).toHaveTextContent('Inventory'));
    expect(fact('Parameters', 'Facility')).toHaveTextContent(job.facilities.join(', '));
    expect(fact('Parameters', 'Programmed duration')).toHaveTextContent('1d 0h 0m 0s');
  });

  test('[JOB-11] a job without a duration has an endless one; a recipe that is gone is marked as deleted', async () => {
    const job = await jobNamed('dc1-tracking');
    service.give(`GET /itemsense/configuration/v1/recipes/show/${job.recipeName}`, {
      status: 404,
      body: { message: 'no such recipe' },
    });
    await open(job.id);
    await waitFor(() =>
      expect(fact('Parameters', 'Recipe')).toHaveTextContent(`${job.recipeName} (deleted)`),
    );
    expect(within(fact('Parameters', 'Recipe')).queryByRole('link')).toBeNull();
    expect(within(fact('Parameters', 'Programmed duration')).getByRole('img')).toHaveAccessibleName(
      'no time limit',
    );
  });

  test('[JOB-11] readers: those that failed and all of them, as links', async () => {
    const job = await jobNamed('dc1-tracking');
    await open(job.id);
    await screen.findByRole('region', { name: 'Readers' });
    const [failed, all] = card('Readers').getAllByRole('list') as [HTMLElement, HTMLElement];
    const linked = (list: HTMLElement) =>
      within(list)
        .getAllByRole('link')
        .map((link) => link.textContent);
    expect(linked(failed)).toEqual(job.failedReaderNames);
    expect(linked(all)).toEqual(job.allReaderNames);
    await waitFor(() => expect(all).toHaveTextContent('Running a job'));
  });

  test('[JOB-12] activity shows status, last activity, active duration and a creation time to copy', async () => {
    const job = await jobNamed('ground-floor-day');
    const { user } = await open(job.id);
    const write = jest.spyOn(navigator.clipboard, 'writeText');
    await screen.findByRole('region', { name: 'Activity' });
    expect(fact('Activity', 'Status')).toHaveTextContent('Running');
    expect(fact('Activity', 'Last activity').querySelector('time')).toHaveAttribute(
      'datetime',
      job.lastActivityTime,
    );
    expect(fact('Activity', 'Active duration')).toHaveTextContent(/^3h 12m/);
    expect(screen.queryByText('Stop reason')).toBeNull();
    expect(screen.getByRole('progressbar', { name: 'Progress' })).toHaveAttribute('value', '13');
    await user.click(screen.getByRole('button', { name: 'Copy creation time as ISO 8601' }));
    expect(write).toHaveBeenCalledWith(job.creationTime);
  });

  test.each([
    ['dc1-yearly-count', 'The job was completed.', '6h 0m 0s'],
    ['store-evening', 'Stopped by a user (after finishing).', '3h 41m 0s'],
    ['theatres-trial', 'The job failed.', 'Did not start'],
  ])('[JOB-12] %s stopped: %s It was active for: %s', async (name, reason, active) => {
    const job = await jobNamed(name);
    await open(job.id);
    await screen.findByRole('region', { name: 'Activity' });
    expect(fact('Activity', 'Stop reason')).toHaveTextContent(reason);
    expect(fact('Activity', 'Active duration')).toHaveTextContent(active);
  });

  test.each([
    ['USER_REQUESTED_ABRUPT', 'Stopped by a user (at once).'],
    ['LATER_REASON', 'Later Reason'],
  ])('[JOB-12] the stop reason %s reads: %s', async (stopReason, text) => {
    const id = await giveJob('store-evening', { stopReason });
    await open(id);
    await screen.findByRole('region', { name: 'Activity' });
    expect(fact('Activity', 'Stop reason')).toHaveTextContent(text);
  });

  test('[JOB-13] errors of the same message stand together with count, last time, times and whether they are recent', async () => {
    const minutesAgo = (minutes: number) => new Date(Date.now() - minutes * 60_000).toISOString();
    const times = [minutesAgo(5), minutesAgo(65)];
    const errors = [
      { time: minutesAgo(3 * 24 * 60), message: 'No agent acknowledged the start' },
      { time: times[1], message: 'A heartbeat timed out' },
      { time: times[0], message: 'A heartbeat timed out' },
    ];
    const id = await giveJob('dc1-tracking', { errors, errorCount: 3 });
    await open(id);
    await screen.findByRole('region', { name: 'Errors' });
    const occurrences = within(
      card('Errors').getByRole('list', { name: 'Occurrences of A heartbeat timed out' }),
    );
    expect(
      occurrences
        .getAllByRole('listitem')
        .map((item) => item.querySelector('time')?.getAttribute('datetime')),
    ).toEqual(times);
    const [recent, old] = card('Errors')
      .getAllByText(/×$/)
      .map((badge) => badge.closest('li'));
    expect(recent).toHaveTextContent(/^2× Recent \(last 24 h\) A heartbeat timed out/);
    expect(recent).toHaveTextContent('Last occurred 5 minutes ago');
    expect(old).toHaveTextContent(/^1× No agent acknowledged the start/);
    expect(old).toHaveTextContent('Last occurred 3 days ago');
  });

  test('[JOB-13] a job without errors says so', async () => {
    const job = await jobNamed('dc1-yearly-count');
    await open(job.id);
    expect(await screen.findByText('No errors')).toBeVisible();
  });
});

describe('actions', () => {
  test('[JOB-06] stopping shows that it is under way until the job has stopped, and then is not offered', async () => {
    const job = await jobNamed('ground-floor-day');
    const { user, cache } = await open(job.id);
    await user.click(await action('Stop'));
    const question = await screen.findByRole('alertdialog', { name: 'Stop ground-floor-day?' });
    expect(question).toHaveTextContent(`${job.readerNames.length} readers stop reading.It has run for`);
    await user.click(within(question).getByRole('button', { name: 'Cancel' }));
    expect(service.changes()).toEqual([]);
    await stopForGood(user);
    expect(await screen.findByText('Stopping ground-floor-day…')).toBeVisible();
    await waitFor(() => expect(fact('Activity', 'Status')).toHaveTextContent('Stopping'));
    const stop = await action('Stop');
    expect(stop).toHaveAttribute('aria-busy', 'true');
    expect(stop).toHaveAttribute('aria-disabled', 'true');
    await user.click(stop);
    expect(service.changes().map(({ request }) => request)).toEqual([
      `POST /itemsense/control/v1/jobs/stop/${job.id}?graceful=true`,
    ]);
    await emulator.advance(10_000);
    await cache.invalidateQueries({ queryKey: ['job'] });
    await waitFor(() => expect(screen.queryByRole('button', { name: 'Stop' })).toBeNull());
  });

  test('[JOB-06] [JOB-22] a stop that failed names job and reason, and can be asked for again', async () => {
    const job = await givenWaitingJob('stays');
    const stopping = `POST /itemsense/control/v1/jobs/stop/${job.id}?graceful=true`;
    service.give(stopping, { status: 500, body: { message: 'no agent answers' } });
    const { user } = await open(job.id);
    await stopForGood(user);
    expect(await screen.findByText('The job “stays” could not be stopped.')).toBeVisible();
    expect(screen.getByText(/no agent answers/)).toBeVisible();
    await waitFor(() =>
      expect(screen.getByRole('button', { name: 'Stop' })).not.toHaveAttribute('aria-disabled'),
    );
  });

  test('[JOB-08] the monitor of a running threshold job opens on the thresholds of its recipe', async () => {
    const job = await jobNamed('shop-doors');
    const { thresholdIds } = await (await signedInClient()).call(showRecipe(job.recipeName));
    await open(job.id);
    expect(await screen.findByRole('link', { name: 'Monitor' })).toHaveAttribute(
      'href',
      `/threshold-monitor?thresholdIds=${encodeURIComponent(JSON.stringify(thresholdIds.map(String)))}`,
    );
  });

  test('[JOB-08] the monitor is blocked until a threshold job runs, and not offered for others', async () => {
    const starting = await giveJob('shop-doors', { status: 'STARTING' });
    const { unmount } = await open(starting);
    const monitor = await action('Monitor');
    expect(monitor).toHaveAttribute('aria-disabled', 'true');
    expect(monitor).toHaveAccessibleDescription(/is not running\.$/);
    unmount();
    await open((await jobNamed('dc1-tracking')).id);
    await waitFor(() => expect(fact('Parameters', 'Recipe type')).toHaveTextContent('Location'));
    expect(screen.queryByRole('button', { name: 'Monitor' })).toBeNull();
    expect(screen.queryByRole('link', { name: 'Monitor' })).toBeNull();
    expect(screen.queryByRole('button', { name: 'Download iteration data' })).toBeNull();
  });

  test('[JOB-09] [LOG-08] iteration data is downloaded, once for two clicks; without any the page says so', async () => {
    const job = await jobNamed('shop-doors');
    const file = `HEAD /itemsense/support/v1/logs/iterationData/${job.id}`;
    service.give(file, { status: 204 });
    const time = jest.spyOn(performance, 'now').mockReturnValue(100_000);
    const { user } = await open(job.id);
    await user.click(await action('Download iteration data'));
    expect(await screen.findByText('There is no iteration data of shop-doors yet.')).toBeVisible();
    const button = await action('Download iteration data');
    await waitFor(() => expect(button).not.toHaveAttribute('aria-busy'));
    time.mockReturnValue(100_999);
    await user.click(button);
    expect(service.asked().filter((request) => request === file)).toHaveLength(1);
    time.mockRestore();
  });
});

test('what a job has seen is counted by zone, with the way to it', async () => {
  const job = await jobNamed('dc1-tracking');
  service.give(`GET /itemsense/data/v1/items/show?jobIds=${job.id}`, {
    body: {
      items: ['Dock', 'Dock', 'Aisle'].map((zone, at) => ({ epc: `E${at}`, zone })),
      nextPageMarker: null,
    },
  });
  await open(job.id);
  expect(await screen.findByText('3 items seen, by the zone they are in now:')).toBeVisible();
  expect(fact('Results', 'Dock')).toHaveTextContent(/^2$/);
  expect(fact('Results', 'Aisle')).toHaveTextContent(/^1$/);
  expect(card('Results').getByRole('link', { name: 'Show these items' })).toHaveAttribute(
    'href',
    `/data?type=items&jobIds=${job.id}&asked=true`,
  );
});

describe('an address', () => {
  test('begins an action that asks, once', async () => {
    const job = await jobNamed('dc1-tracking');
    const { user, router } = await open(`${job.id}?action=stop`);
    const question = await screen.findByRole('alertdialog', { name: 'Stop dc1-tracking?' });
    expect(question).toHaveTextContent(`${job.readerNames.length} readers stop reading.`);
    expect(question).toHaveTextContent(/It has run for \d+d \d+h, since \d\d\/\d\d\/\d{4}/);
    expect(router.state.location.search).toBe('');
    await user.click(within(question).getByRole('button', { name: 'Cancel' }));
    expect(screen.queryByRole('alertdialog')).toBeNull();
    expect(service.changes()).toEqual([]);
  });

  test('begins nothing that is not offered or acts at once', async () => {
    const job = await jobNamed('shop-doors');
    const { router } = await open(`${job.id}?action=iterationData`);
    await screen.findByRole('region', { name: 'Activity' });
    await waitFor(() => expect(router.state.location.search).toBe(''));
    expect(service.asked()).not.toContain(`HEAD /itemsense/support/v1/logs/iterationData/${job.id}`);
  });
});

test('a job that was stopped can be created anew from the report of it', async () => {
  const job = await givenWaitingJob('again');
  const { user } = await open(job.id);
  await stopForGood(user);
  await screen.findByText('Stopping again…');
  await user.click(screen.getByRole('button', { name: 'Create another from again' }));
  expect(await screen.findByRole('dialog', { name: 'Create a job from again' })).toBeVisible();
});

describe('when the service fails', () => {
  test('[JOB-24] an unknown id is said to be unknown, with the way to the list', async () => {
    await open('none-such');
    expect(await screen.findByText('There is no job named "none-such".')).toBeVisible();
    expect(screen.getByRole('link', { name: 'Jobs' })).toHaveAttribute('href', '/jobs');
  });

  test('a poll that fails leaves what is shown, says so, and goes on when asked', async () => {
    const job = await jobNamed('dc1-tracking');
    const { user, cache } = await open(job.id);
    await screen.findByRole('region', { name: 'Activity' });
    service.give(shown(job.id), { status: 500, body: { message: 'out of order' } });
    await cache.invalidateQueries({ queryKey: ['job', 'one', job.id] });
    await screen.findByText(/could not be loaded or is out of date/);
    expect(fact('Activity', 'Status')).toHaveTextContent('Running');
    service.takeBack(shown(job.id));
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    await waitFor(() => expect(screen.queryByText(/is out of date/)).toBeNull());
  });
});
