import { type RecordingProxy, startRecordingProxy } from '@console/testing/recording';
import { screen, waitFor, within } from '@testing-library/react';
import { leaveBrowser, renderConsole } from '../../../testing/renderConsole';
import type { ActivityEntry } from '../entry';
import { givenEntry } from '../entry.fixtures';
import { forgetActivity, keepEntry } from '../store';

/** The recipe as it is stored. */
let now: { status?: number; body?: unknown };
let service: RecordingProxy;

const recipe = '/recipes/show/Night%20count';

beforeEach(async () => {
  now = { body: { id: 1, name: 'Night count', interval: 2 } };
  service = await startRecordingProxy({
    answer: ({ method, path, body }) => {
      if (path === recipe) return now;
      if (method === 'PUT') return { body, headers: { 'x-request-id': 'r-2' } };
      return { body: { provisioningState: 'PROVISIONED' } };
    },
  });
});
afterEach(async () => {
  await forgetActivity('Admin');
  leaveBrowser();
  await service.close();
});

/** Opens the activity with entries of the person. */
async function open(...entries: readonly Partial<ActivityEntry>[]) {
  for (const entry of entries) await keepEntry({ ...givenEntry, service: service.url, ...entry });
  const { user } = await renderConsole({ serviceUrl: service.url, path: '/activity', token: 't-1' });
  await screen.findByRole('heading', { level: 1, name: 'Activity' });
  return user;
}

const openEntry = async (user: Awaited<ReturnType<typeof open>>, name = 'Night count') => {
  await user.click(await screen.findByRole('link', { name }));
  return within(await screen.findByRole('dialog'));
};

const sent = () => service.requests.filter(({ method }) => method !== 'GET');

test('an edit is shown whole, and taken back once it was reviewed', async () => {
  const user = await open({});
  const drawer = await openEntry(user);
  for (const text of ['Done', 'r-1', 'jobs', '1.0.0-b', '12 ms'])
    expect(drawer.getByText(text)).toBeVisible();
  expect(drawer.getByRole('row', { name: 'interval 1 2' })).toBeVisible();
  await user.click(drawer.getByRole('button', { name: 'Undo…' }));

  const review = within(await screen.findByRole('alertdialog', { name: 'Undo the change of Night count?' }));
  expect(await review.findByRole('row', { name: 'interval 2 1' })).toBeVisible();
  expect(review.getByText('PUT /recipes/createOrReplace')).toBeVisible();
  expect(sent()).toEqual([]);
  await user.click(review.getByRole('button', { name: 'Undo' }));
  await waitFor(() => expect(sent()).toHaveLength(1));
  expect(JSON.parse(sent()[0]?.body ?? '')).toEqual({ name: 'Night count', interval: 1 });
  expect(await screen.findByText('Saved (undo)')).toBeVisible();
  expect(await screen.findByText('The change of the recipe “Night count” was undone.')).toBeVisible();
});

test.each([
  ['changed', { body: { id: 1, name: 'Night count', interval: 5 } }, /^It was changed since then/],
  ['deleted', { status: 404 }, /^There is none any more/],
])('what somebody else has %s since is not overwritten', async (_, stored, reason) => {
  now = stored;
  const user = await open({});
  await user.click((await openEntry(user)).getByRole('button', { name: 'Undo…' }));
  const review = within(await screen.findByRole('alertdialog'));
  const undo = review.getByRole('button', { name: 'Undo' });
  await waitFor(() => expect(undo).toHaveAccessibleDescription(reason));
  await user.click(undo);
  expect(sent()).toEqual([]);
});

test('what held a secret can neither be repeated nor taken back, and says why', async () => {
  const user = await open({ name: 'Ann', model: 'user', hidden: true });
  const drawer = await openEntry(user, 'Ann');
  for (const name of ['Undo…', 'Repeat…'])
    expect(drawer.getByRole('button', { name })).toHaveAccessibleDescription(/held a secret/);
});

test('a change that was under way when the page went away says so', async () => {
  const user = await open({ state: 'pending', status: undefined, undo: undefined });
  expect(await screen.findByText('Not known')).toBeVisible();
  expect((await openEntry(user)).getByText(/^The page went away/)).toBeVisible();
});

test('the activity can be searched, and forgotten', async () => {
  const user = await open({}, { id: '000000002-b', name: 'Day count' });
  await user.type(await screen.findByRole('searchbox'), 'Day');
  await waitFor(() => expect(screen.queryByRole('link', { name: 'Night count' })).not.toBeInTheDocument());
  expect(screen.getByRole('link', { name: 'Day count' })).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Clear history' }));
  const question = within(await screen.findByRole('alertdialog', { name: 'Delete your activity log?' }));
  await user.click(question.getByRole('button', { name: 'Clear history' }));
  await waitFor(() => expect(screen.queryByRole('link', { name: 'Day count' })).not.toBeInTheDocument());
});

test('a run is one row with its result; each of its changes can be looked at', async () => {
  const run = { id: 'r-1', total: 3, undoAt: '/config-migration/apply' };
  const change = { run, id: '000000011-a', name: 'Reader 1' };
  const user = await open(
    change,
    { ...change, id: '000000012-a', name: 'Reader 2', state: 'failed', detail: 'no' },
    {},
  );
  expect(await screen.findByRole('link', { name: 'Night count' })).toBeVisible();
  expect(screen.queryByRole('link', { name: 'Reader 1' })).toBeNull();
  expect(screen.getByText('1 of 3 made')).toBeVisible();
  const drawer = await openEntry(user, '3 changes');
  expect(drawer.getByText('Not begun, or no longer kept').nextElementSibling).toHaveTextContent('1');
  expect(drawer.getAllByRole('listitem')[0]).toHaveTextContent('FailedSaved: Reader 2');
  expect(drawer.getByRole('button', { name: 'Undo this run…' })).toHaveAccessibleDescription(
    /too large to be kept/,
  );
  await user.click(drawer.getByRole('link', { name: 'Saved: Reader 1' }));
  expect(await screen.findByRole('dialog', { name: 'Saved: Reader 1' })).toBeVisible();
});
