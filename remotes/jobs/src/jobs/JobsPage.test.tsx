import { renderRemote, serviceOfTest } from '@console/testing';
import { act, screen, waitFor, within } from '@testing-library/react';
import remote from '../remote.generated';
import { givenWaitingJob, jobNamed, storedJobs } from './job.fixtures';

const service = serviceOfTest();
const list = 'GET /itemsense/control/v1/jobs/show';
const open = (search = '', pollInterval?: number) =>
  renderRemote(remote, { path: `/jobs${search}`, serviceUrl: service.url, pollInterval });

const grid = (name: string) => screen.findByRole('grid', { name });
const rowOf = async (name: string, label: string) =>
  within(await grid(name)).findByRole('row', { name: new RegExp(label) });
const labelsIn = async (name: string) =>
  within(await grid(name))
    .getAllByRole('link')
    .map((link) => link.textContent);

test('[JOB-01] the form, then active jobs, open, then stopped jobs, closed at first', async () => {
  const { user } = await open();
  const toggle = (name: string) => screen.findByRole('button', { name, expanded: name === 'Active jobs' });
  const parts = [await toggle('Start a job'), await toggle('Active jobs'), await toggle('Stopped jobs')];
  const order = screen.getAllByRole('button').filter((button) => parts.includes(button));
  expect(order).toEqual(parts);
  expect(await rowOf('Active jobs', 'shop-doors')).toBeInTheDocument();
  await user.click(await toggle('Stopped jobs'));
  expect(await rowOf('Stopped jobs', 'dc1-yearly-count')).toBeInTheDocument();
  expect(within(await grid('Active jobs')).queryByText(/dc1-yearly-count/)).toBeNull();
});

/** Answers one active job, or none: few rows are drawn fast. */
const giveActive = (...names: string[]) =>
  service.give(list, {
    body: names.map((name) => ({ id: `id-${name}`, status: 'RUNNING', job: { name, recipeName: 'R' } })),
  });

test('[JOB-01] the form is open while no job is active', async () => {
  giveActive();
  await open();
  await screen.findByText('No jobs are active.');
  const [, heading] = screen.getAllByText('Start a job').map((text) => text.closest('button'));
  expect(heading).toHaveAttribute('aria-expanded', 'true');
});

test('[JOB-01] the form is folded while jobs are active, and opens for one job', async () => {
  giveActive('busy');
  const { user, router } = await open();
  const [primary, heading] = (await screen.findAllByText('Start a job')).map((text) =>
    text.closest('button'),
  );
  await screen.findByRole('grid');
  expect(heading).toHaveAttribute('aria-expanded', 'false');
  await user.click(primary as HTMLElement);
  expect(heading).toHaveAttribute('aria-expanded', 'true');
  expect(router.state.location.search).toBe('?start=open');
  expect(document.activeElement).toHaveAttribute('name', 'name');
  await user.click(heading as HTMLElement);
  expect(heading).toHaveAttribute('aria-expanded', 'false');
  expect(router.state.location.search).toBe('');
});

test('the sections that are open stand in the address', async () => {
  giveActive('busy');
  const { user, router } = await open('?active=closed');
  const toggle = async (name: string) => (await screen.findByText(name)).closest('button') as HTMLElement;
  expect(await toggle('Active jobs')).toHaveAttribute('aria-expanded', 'false');
  await user.click(await toggle('Stopped jobs'));
  expect(router.state.location.search).toBe('?active=closed&stopped=open');
  await user.click(await toggle('Active jobs'));
  expect(router.state.location.search).toBe('?stopped=open');
});

test('jobs of the same name are told apart by their ids, others are called by their name', async () => {
  service.give(list, {
    body: [
      { id: 'one', status: 'RUNNING', job: { name: 'twin', recipeName: 'R' } },
      { id: 'two', status: 'RUNNING', job: { name: 'twin', recipeName: 'R' } },
      { id: 'three', status: 'RUNNING', job: { name: 'single', recipeName: 'R' } },
    ],
  });
  await open();
  for (const name of ['Stop twin (one)', 'Stop twin (two)', 'Stop single'])
    expect(await screen.findByRole('button', { name })).toBeInTheDocument();
});

test('[JOB-01] each section has an empty message of its own', async () => {
  service.give(list, { body: [] });
  await open('?stopped=open');
  expect(await screen.findByText('No jobs are active.')).toBeInTheDocument();
  expect(await screen.findByText('No jobs have stopped.')).toBeInTheDocument();
});

test('[JOB-03] both tables have the same columns and begin with the newest job', async () => {
  await open('?stopped=open');
  for (const name of ['Active jobs', 'Stopped jobs']) {
    const table = within(await grid(name));
    expect(table.getAllByRole('columnheader').map((heading) => heading.textContent)).toEqual([
      'Job',
      'Status',
      'Errors',
      'Recipe',
      'Facility',
      'Created',
      'Duration',
      ...(name === 'Stopped jobs' ? ['Ended', 'Ran for', 'Stop reason'] : []),
      'Actions',
    ]);
    expect(table.getByRole('columnheader', { name: 'Created' })).toHaveAttribute('aria-sort', 'descending');
  }
  const active = (await storedJobs()).filter(({ status }) => status !== 'STOPPED');
  const newest = active.reduce((one, other) =>
    (one.creationTime ?? '') > (other.creationTime ?? '') ? one : other,
  );
  expect((await labelsIn('Active jobs'))[0]).toBe(`${newest.name} (${newest.id})`);
});

test('[JOB-03] a row shows label, status with spinner, errors, recipe, facility, creation time and duration', async () => {
  const job = await jobNamed('dc1-tracking');
  await open('?active.search=dc1-tracking');
  const row = within(await rowOf('Active jobs', 'dc1-tracking'));
  expect(row.getByRole('link', { name: `dc1-tracking (${job.id})` })).toHaveAttribute(
    'href',
    `/jobs/${job.id}`,
  );
  const [, status, errors, recipe, facility, created, duration] = row.getAllByRole('gridcell');
  expect(status).toHaveTextContent(/^Running$/);
  expect(status?.querySelector('svg')).not.toBeNull();
  expect(errors).toHaveTextContent(/^1$/);
  expect(recipe).toHaveTextContent(job.recipeName);
  expect(facility).toHaveTextContent(job.facilities.join(', '));
  expect(created?.querySelector('time')).toHaveAttribute('datetime', job.creationTime);
  expect(within(duration as HTMLElement).getByRole('img', { name: 'no time limit' })).toHaveTextContent('∞');
});

test('a poll moves a job from one section to the other, says so, and leaves the focus where it is', async () => {
  const job = await givenWaitingJob('moves');
  const { cache, user } = await open();
  const search = await screen.findByRole('searchbox', { name: 'Search Active jobs' });
  await rowOf('Active jobs', 'moves');
  await user.click(search);
  const { id, name, ...rest } = job;
  service.give(list, {
    body: [
      {
        id,
        ...rest,
        job: { ...job.request, name },
        facilities: null,
        activeDuration: null,
        status: 'STOPPED',
        stopReason: 'JOB_COMPLETED',
      },
    ],
  });
  await act(() => cache.refetchQueries({ queryKey: ['job', 'list'] }));
  expect(await screen.findByText('moves has ended. The job was completed.')).toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: 'Stopped jobs' }));
  expect(await rowOf('Stopped jobs', 'moves')).toBeInTheDocument();
  expect(screen.getByText('No jobs are active.')).toBeInTheDocument();
});

test('[TITLE-07] jobs that cannot be loaded lead to the error page of the area, and back', async () => {
  service.give(list, { status: 500, body: { message: 'out of order' } });
  const { user, router } = await open();
  await screen.findByText("Couldn't fetch job data from the server.");
  expect(router.state.location.pathname).toBe('/jobs/error');
  service.takeBack(list);
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await rowOf('Active jobs', 'shop-doors')).toBeInTheDocument();
});

test('the timeline shows the jobs of one facility as bars and as a table, and leads to a job', async () => {
  const job = await jobNamed('ground-floor-day');
  const { user, router } = await open('?timeline=Riverside+Hospital');
  expect(await screen.findByRole('button', { name: 'Timeline', expanded: true })).toBeInTheDocument();
  const table = within(await grid('Jobs in Riverside Hospital over time'));
  expect(table.getByRole('link', { name: `ground-floor-day (${job.id})` })).toHaveAttribute(
    'href',
    `/jobs/${job.id}`,
  );
  const bar = await screen.findByRole('img', {
    name: /^ground-floor-day: Running\. Has run since .* 1 error\.$/,
  });
  expect(bar).toBeInTheDocument();
  await user.click(await screen.findByRole('tab', { name: 'Market Street Store' }));
  expect(await grid('Jobs in Market Street Store over time')).toBeInTheDocument();
  expect(router.state.location.search).toBe('?timeline=Market+Street+Store');
});

test('[JOB-06] stopping one row leaves the others as they are', async () => {
  const job = await jobNamed('ground-floor-day');
  const { user } = await open('?active.search=ground-floor-day');
  await rowOf('Active jobs', 'ground-floor-day');
  await user.click(await screen.findByRole('button', { name: /^Stop ground-floor-day/ }));
  const question = (await screen.findByText('Stop ground-floor-day?')).closest('dialog') as HTMLElement;
  await user.click(within(question).getByText('Stop'));
  await screen.findByText('Stopping ground-floor-day…');
  expect(service.changes().map(({ request }) => request)).toEqual([
    `POST /itemsense/control/v1/jobs/stop/${job.id}?graceful=true`,
  ]);
  await waitFor(async () =>
    expect(await rowOf('Active jobs', 'ground-floor-day')).toHaveTextContent('Stopping'),
  );
});
