import { type RecordingProxy, startRecordingProxy } from '@console/testing/recording';
import { act, createEvent, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { registeredRemote, registeredRoute, registryOf } from '../../testing/registeredRemote';
import { leaveBrowser, renderConsole } from '../../testing/renderConsole';

let service: RecordingProxy;

beforeEach(async () => {
  service = await startRecordingProxy({ answer: () => ({ body: { provisioningState: 'PROVISIONED' } }) });
});
afterEach(async () => {
  leaveBrowser();
  await service.close();
});

async function open(path = '/jobs') {
  const console = await renderConsole({
    serviceUrl: service.url,
    path,
    token: 't-1',
    registry: registryOf({
      ...registeredRemote,
      actions: [{ label: { en: 'New reader definition' }, path: '/readers/definitions/new' }],
      routes: [registeredRoute('/readers/definitions')],
    }),
  });
  await screen.findByRole('navigation', { name: 'Main' });
  return console;
}

const query = () => screen.findByRole('combobox', { name: 'Page, action or record' });
const offers = () => screen.getAllByRole('option').map((option) => option.textContent);

test('Ctrl+K finds pages, what remotes offer and the entries of More, by keys alone', async () => {
  const { user } = await open();
  await user.keyboard('{Control>}k{/Control}');
  expect(await query()).toHaveFocus();
  await user.keyboard('new read');
  await waitFor(() => expect(offers()).toEqual(['New reader definitionReaders']));
  await user.clear(await query());
  await user.keyboard('log');
  await waitFor(() => expect(offers().slice(0, 3)).toEqual(['LogsPage', 'ReadersLogs', 'ItemSenseLogs']));
  await user.keyboard('{ArrowDown}{ArrowUp}');
  expect(screen.getByRole('option', { selected: true })).toHaveTextContent('Logs');
  await user.keyboard('{Enter}');
  await waitFor(() => expect(location.pathname).toBe('/logs/readers'));
  expect(screen.queryByRole('combobox')).not.toBeInTheDocument();
});

test('a page that another tab opens is the latest, and is not answered by the page that is open here', async () => {
  await open('/readers/definitions');
  const keyOfPages = () => Object.keys(localStorage).find((key) => key.endsWith(':palette.opened')) ?? '';
  await waitFor(() => expect(localStorage.getItem(keyOfPages())).toContain('/readers/definitions'));
  const before = JSON.parse(localStorage.getItem(keyOfPages()) ?? '[]');
  const elsewhere = JSON.stringify([{ to: '/users', label: 'Users', detail: 'Users' }, ...before]);
  localStorage.setItem(keyOfPages(), elsewhere);
  await act(async () => {
    dispatchEvent(new StorageEvent('storage', { key: keyOfPages() }));
  });
  expect(localStorage.getItem(keyOfPages())).toBe(elsewhere);
});

test('themes, languages, density, time zones and the preferences are found, and a choice applies at once', async () => {
  const { user } = await open();
  const choose = async (typed: string, name: string) => {
    await user.keyboard('{Control>}k{/Control}');
    await user.type(await query(), typed);
    await user.click(await screen.findByRole('option', { name }));
  };
  await choose('dark', 'Dark theme Theme');
  expect(document.documentElement.dataset.theme).toBe('dark');
  await choose('theme', 'Light theme Theme');
  expect(document.documentElement.dataset.theme).toBe('light');
  await choose('compact', 'Compact Density');
  expect(document.querySelector('[data-density=compact]')).not.toBeNull();
  await choose('german', 'Deutsch Language: German');
  await waitFor(() => expect(localStorage.getItem('console-language')).toBe('de'));
  await user.keyboard('{Control>}k{/Control}');
  await user.type(await screen.findByRole('combobox'), 'utc');
  expect(await screen.findByRole('option', { name: /^UTC/ })).toBeVisible();
});

test('a word of the help is explained where it is found, and opens its help', async () => {
  const { user } = await open();
  await user.keyboard('{Control>}k{/Control}');
  await user.type(await query(), 'candidate');
  await user.click(await screen.findByRole('option', { name: /^Candidate A build that a share/ }));
  const help = within(await screen.findByRole('dialog', { name: 'Help' }));
  expect(await help.findByText(/^The console consists of remotes/)).toBeVisible();
});

test('what a word means comes after what begins with it', async () => {
  const { user } = await open();
  await user.keyboard('{Control>}k{/Control}');
  await user.type(await query(), 'remote');
  expect(await screen.findByRole('option', { name: /^Remote A / })).toBeVisible();
  expect(screen.getByRole('option', { selected: true })).toHaveTextContent('RemotesAdmin');
});

test('what has no match says so; Escape leaves everything as it was', async () => {
  const { user } = await open();
  await user.keyboard('{Control>}k{/Control}');
  await user.type(await query(), 'zzz');
  expect(await screen.findByText('No results for “zzz”.')).toBeVisible();
  await user.keyboard('{Enter}{Escape}');
  await waitFor(() => expect(screen.queryByRole('combobox')).not.toBeInTheDocument());
  expect(location.pathname).toBe('/jobs');
});

test('Enter right after typing means what was typed, not what the list showed before', async () => {
  const { user } = await open();
  await user.keyboard('{Control>}k{/Control}');
  await user.type(await query(), 'users');
  await waitFor(() => expect(offers()[0]).toMatch(/^Users/));
  const input = await query();
  act(() => {
    fireEvent.change(input, { target: { value: 'new read' } });
    fireEvent.keyDown(input, { key: 'Enter' });
  });
  await waitFor(() => expect(location.pathname).toBe('/readers/definitions/new'));
});

test('a list that was searched for other words is not said to be the one of what is typed', async () => {
  const { user } = await open();
  await user.keyboard('{Control>}k{/Control}');
  await user.type(await query(), 'zzz');
  const none = await screen.findByText('No results for “zzz”.');
  const input = await query();
  act(() => {
    fireEvent.change(input, { target: { value: 'users' } });
    expect(input).toHaveValue('users');
    expect(none).toHaveTextContent('No results for “zzz”.');
  });
  await waitFor(() => expect(offers()[0]).toMatch(/^Users/));
  expect(none).not.toHaveTextContent('No results');
});

test('? lists the shortcuts; one that is turned off does nothing any more, on the next visit neither', async () => {
  const first = await open();
  await first.user.keyboard('gu');
  await waitFor(() => expect(location.pathname).toBe('/users'));
  await first.user.keyboard('?');
  const list = within(await screen.findByRole('dialog', { name: 'Help' }));
  await first.user.click(list.getByRole('checkbox', { name: /^Go to the jobs/ }));
  await first.user.click(list.getByRole('button', { name: 'Close' }));
  await first.user.keyboard('gj');
  expect(location.pathname).toBe('/users');
  first.close();
  const { user } = await open();
  await user.keyboard('gugj');
  await waitFor(() => expect(location.pathname).toBe('/users'));
});

/** Pastes a text into the page, where nothing takes it by itself. */
function paste(text: string, target: Element = document.body) {
  const event = createEvent.paste(target, { clipboardData: { getData: () => text } });
  fireEvent(target, event);
  return event.defaultPrevented;
}

test('what is pasted outside of a field is looked for; what is pasted into one, and a text of several lines, is not', async () => {
  const { user } = await open();
  expect(paste('3034\n3035')).toBe(false);
  expect(paste('   ')).toBe(false);
  expect(screen.queryByRole('combobox')).toBeNull();
  expect(paste(' new read ')).toBe(true);
  await waitFor(async () => expect(await query()).toHaveValue('new read'));
  expect(paste('other', await query())).toBe(false);
  await user.keyboard('{Escape}');
  await waitFor(() => expect(screen.queryByRole('combobox')).toBeNull());
  await user.keyboard('{Control>}k{/Control}');
  expect(await query()).toHaveValue('');
});
