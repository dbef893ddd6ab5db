import { SignedInProvider } from '@console/remote/services';
import { renderRemote, serviceOfTest } from '@console/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { paths } from '../paths';
import remote from '../remote.generated';
import { ResetPage } from './ResetPage';

const service = serviceOfTest();
const jobs = 'GET /itemsense/control/v1/jobs/show';
const clear = 'POST /itemsense/support/v1/items/reset';
const warning = 'A reset cannot be performed while there are jobs running.';
const job = (status: string) => ({
  id: '6fca',
  status,
  job: { name: 'count', recipeName: 'Deep', facility: 'DEFAULT' },
});
const signOut = jest.fn();

/** The page as the console shows it, where somebody is signed in. */
const withPerson = {
  ...remote,
  pages: {
    ...remote.pages,
    ResetPage: async () => ({
      ResetPage: () => (
        <SignedInProvider value={{ name: 'Admin', passwordChanged: async () => undefined, signOut }}>
          <ResetPage />
        </SignedInProvider>
      ),
    }),
  },
};

beforeEach(() => {
  signOut.mockClear();
  service.give(jobs, { body: [job('STOPPED')] });
});
const open = (pollInterval?: number) =>
  renderRemote(withPerson, { path: paths.admin.reset(), serviceUrl: service.url, pollInterval });
const card = async (name: string) => within(await screen.findByRole('region', { name }));
async function ask(name: string) {
  const shown = await open();
  const button = (await card(name)).getByRole('button', { name });
  await waitFor(() => expect(button).not.toHaveAttribute('aria-disabled'));
  await shown.user.click(button);
  return { ...shown, question: within(await screen.findByRole('alertdialog')) };
}

test('[ADMIN-02] both resets are explained and ask before they do anything; cancel sends nothing', async () => {
  const { user, question } = await ask('Clear item data');
  expect(await card('Factory reset')).toBeTruthy();
  expect(screen.getByText(/Deletes all items, their history/)).toBeInTheDocument();
  expect(screen.getByText(/Puts the service back to the state of a new installation/)).toBeInTheDocument();
  expect(question.getByRole('heading', { name: 'Clear all item data?' })).toBeInTheDocument();
  expect(await question.findByText('This cannot be undone. It deletes:')).toBeInTheDocument();
  expect(question.getByRole('button', { name: 'Reset' })).toBeInTheDocument();
  await user.click(question.getByRole('button', { name: 'Cancel' }));
  await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
  await user.click((await card('Factory reset')).getByRole('button', { name: 'Factory reset' }));
  const factory = within(await screen.findByRole('alertdialog', { name: /factory settings/ }));
  await user.click(factory.getByRole('button', { name: 'Cancel' }));
  expect(service.changes()).toEqual([]);
});

test('[ADMIN-03] while a job runs a warning says so and nothing can be reset; then it can again', async () => {
  service.give(jobs, { body: [job('RUNNING')] });
  const { user } = await open(20);
  expect(await screen.findByRole('alert')).toHaveTextContent(warning);
  for (const name of ['Clear item data', 'Factory reset']) {
    const button = (await card(name)).getByRole('button', { name });
    expect(button).toHaveAttribute('aria-disabled', 'true');
    expect(button).toHaveAccessibleDescription(warning);
    await user.click(button);
  }
  expect(screen.queryByRole('alertdialog')).toBeNull();
  service.give(jobs, { body: [job('STOPPED')] });
  await waitFor(() => expect(screen.queryByText(warning)).toBeNull());
  for (const name of ['Clear item data', 'Factory reset'])
    expect((await card(name)).getByRole('button', { name })).not.toHaveAttribute('aria-disabled');
});

test('[ADMIN-04] clearing item data is sent without a body, said, and leaves the session', async () => {
  service.give(clear, { status: 204 });
  const { user, question } = await ask('Clear item data');
  await user.click(question.getByRole('button', { name: 'Reset' }));
  expect(service.changes()).toEqual([]);
  await user.type(question.getByRole('textbox'), 'clear items');
  await user.click(question.getByRole('button', { name: 'Reset' }));
  expect(await screen.findByText('The item data was reset.')).toBeInTheDocument();
  expect(service.changes()).toEqual([{ request: clear, body: undefined }]);
  expect(signOut).not.toHaveBeenCalled();
});

test('[ADMIN-06] item data that is not cleared is said with the reason', async () => {
  service.give(clear, { status: 500, body: { message: 'the disk is full' } });
  const { user, question } = await ask('Clear item data');
  await user.click(question.getByRole('button', { name: 'Reset' }));
  expect(service.changes()).toEqual([]);
  await user.type(question.getByRole('textbox'), 'clear items');
  await user.click(question.getByRole('button', { name: 'Reset' }));
  const alert = await screen.findByRole('alertdialog', { name: 'The item data could not be reset.' });
  expect(alert).toHaveTextContent('the disk is full');
});

async function resetService() {
  const { user, question } = await ask('Factory reset');
  const confirm = question.getByRole('button', { name: 'Reset' });
  await user.click(confirm);
  expect(service.changes()).toEqual([]);
  await user.type(question.getByRole('textbox'), 'factory reset');
  await user.click(confirm);
}

test('[ADMIN-05] a factory reset has to be typed, is sent without a body, said, and ends the session', async () => {
  service.give('POST /api/reset', { status: 204 });
  await resetService();
  await waitFor(() => expect(signOut).toHaveBeenCalledTimes(1));
  expect(signOut).toHaveBeenCalledWith('The service was reset. Sign in with the factory password.');
  expect(screen.getByText('The service was reset.')).toBeInTheDocument();
  expect(service.changes()).toEqual([{ request: 'POST /api/reset', body: undefined }]);
});

test('[ADMIN-06] a factory reset that fails is said with the reason and keeps the session', async () => {
  service.give('POST /api/reset', { status: 409, body: { message: warning } });
  await resetService();
  const alert = await screen.findByRole('alertdialog', { name: 'The service could not be reset.' });
  expect(alert).toHaveTextContent(warning);
  expect(signOut).not.toHaveBeenCalled();
});

test('what a factory reset takes away is counted before; what cannot be counted is named', async () => {
  const facilities = '/itemsense/configuration/v1/facilities/show';
  service.give(`GET ${facilities}`, { body: [{ name: 'DEFAULT' }, { name: 'Yard' }, { name: 'Hall' }] });
  service.give('GET /itemsense/configuration/v1/zoneMaps/show', { status: 404 });
  service.give('GET /itemsense/data/v1/items/show', { body: { items: [], nextPageMarker: null } });
  const { question } = await ask('Factory reset');
  const losses = within(await question.findByRole('list'));
  expect(losses.getByText('3 facilities')).toBeInTheDocument();
  expect(losses.getByText('1 job')).toBeInTheDocument();
  expect(losses.getByText('0 items')).toBeInTheDocument();
  expect(losses.getByText('zone maps, which could not be counted')).toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'Export the configuration first' })).toHaveAttribute(
    'href',
    '/config-migration',
  );
});

test('item data is counted to its end, page by page', async () => {
  const page = (rows: number, nextPageMarker: string | null) => ({
    body: { items: Array.from({ length: rows }, (_, index) => ({ epc: `E${index}` })), nextPageMarker },
  });
  const items = 'GET /itemsense/data/v1/items/show';
  service.give(items, page(100, 'second'));
  const answer = service.hold(`${items}?pageMarker=second`);
  const { question } = await ask('Clear item data');
  expect(await question.findByText('more than 100 items')).toBeInTheDocument();
  answer(page(17, null));
  expect(await question.findByText('117 items')).toBeInTheDocument();
});

test('the word before a factory reset is taken however it is typed', async () => {
  service.give('POST /api/reset', { status: 204 });
  const { user, question } = await ask('Factory reset');
  await user.type(question.getByRole('textbox'), 'Factory  Reset');
  await user.click(question.getByRole('button', { name: 'Reset' }));
  await waitFor(() => expect(signOut).toHaveBeenCalledTimes(1));
});
