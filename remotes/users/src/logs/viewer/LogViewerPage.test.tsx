import { renderRemote, serviceOfTest } from '@console/testing';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { paths } from '../../paths';
import remote from '../../remote.generated';
import { logText, tarOf } from './engine/archives.fixtures';

const service = serviceOfTest();
const logs = '/itemsense/support/v1/logs';

const open = async (query = '') => {
  const rendered = await renderRemote(remote, {
    path: `${paths.logs.viewer()}${query}`,
    serviceUrl: service.url,
  });
  await screen.findByRole('heading', { level: 1 });
  return rendered.user;
};

/** Chooses a file, as the dialog of the browser would. */
const choose = (content: BlobPart, name: string) =>
  fireEvent.change(screen.getByLabelText('Choose a file', { selector: 'input' }), {
    target: { files: [Object.assign(new Blob([content]), { name })] },
  });

const lines = () => screen.findByRole('listbox', { name: /^Lines of / });
/** The line that a screen reader says while the list has the focus. */
const current = async () =>
  document.getElementById((await lines()).getAttribute('aria-activedescendant') ?? '');

test('a chosen file is read here, and its lines are a list that keys move in', async () => {
  const user = await open();
  expect(screen.getByText(/^Choose a log file, or drop it here/)).toBeVisible();
  choose(logText(300), 'dock.log');
  expect(await screen.findByText('300 of 300 lines')).toHaveAttribute('role', 'status');
  const list = await lines();
  expect(list).toHaveAccessibleName('Lines of dock.log');
  expect(list).toHaveAccessibleDescription(/n and p hits/);
  list.focus();
  await user.keyboard('{ArrowDown}{ArrowDown}');
  expect(await current()).toHaveAttribute('aria-posinset', '3');
  expect(await current()).toHaveAttribute('aria-setsize', '300');
  expect(await current()).toHaveAttribute('aria-selected', 'true');
  await user.keyboard('e');
  await waitFor(async () => expect(await current()).toHaveTextContent(/^100ErrorE.*reader-1/));
  expect(screen.getByText('Line 100')).toBeVisible();
  await user.keyboard('g');
  expect(screen.getByRole('textbox', { name: 'Go to line, 1 to 300' })).toHaveFocus();
  await user.keyboard('250{Enter}');
  await waitFor(async () => expect(await current()).toHaveAttribute('aria-posinset', '250'));
  expect(list).toHaveFocus();
  expect(service.asked().filter((request) => request.includes(logs))).toEqual([]);
});

test('a search tells how many lines have hits, marks them, and says when there is none', async () => {
  const user = await open();
  choose(logText(300), 'dock.log');
  await screen.findByText('300 of 300 lines');
  (await lines()).focus();
  await user.keyboard('/');
  const search = screen.getByRole('searchbox', { name: 'Search in the log' });
  expect(search).toHaveFocus();
  await user.keyboard('READER-3');
  expect(await screen.findByText('43 lines with hits')).toHaveAttribute('role', 'status');
  await user.keyboard('{Enter}');
  await waitFor(async () =>
    expect(within((await current()) as HTMLElement).getByText('reader-3').tagName).toBe('MARK'),
  );
  await user.click(screen.getByRole('button', { name: 'Only lines with hits' }));
  expect(await screen.findByText('43 of 300 lines')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Regular expression' }));
  await user.clear(search);
  await user.type(search, 'reader-(');
  expect(await screen.findByText('This is no valid pattern.')).toHaveAttribute('role', 'status');
  expect(search).toBeInvalid();
});

test('the files of an archive are listed with their lines, and levels narrow what is shown', async () => {
  const user = await open();
  choose(await tarOf({ 'a/dock.log': logText(100), 'a/gate.log': logText(20) }), 'logs.tar');
  const files = within(await screen.findByRole('navigation', { name: 'Files' }));
  await user.click(await files.findByRole('button', { name: /gate\.log 20 lines/ }));
  expect(await screen.findByText('20 of 20 lines')).toBeVisible();
  expect(files.getByRole('button', { name: /gate\.log/ })).toHaveAttribute('aria-current', 'true');
  const levels = within(screen.getByRole('group', { name: 'Levels that are shown' }));
  await user.click(levels.getByRole('button', { name: 'Info 18' }));
  expect(await screen.findByText('2 of 20 lines')).toBeVisible();
  await user.click(levels.getByRole('button', { name: 'Warning 2' }));
  expect(await screen.findByText(/^No line is shown/)).toBeVisible();
});

test.each([
  ['photo.zip', 'PK\u0003\u0004 and more', /an archive of another kind/],
  ['none.log', '', /It is empty/],
])('%s is refused with the reason', async (name, content, reason) => {
  await open();
  choose(content, name);
  const refusal = await screen.findByRole('alert');
  expect(refusal).toHaveTextContent('The file is not shown.');
  expect(refusal).toHaveTextContent(reason);
  expect(screen.queryByRole('listbox')).toBeNull();
});

test('logs of the service that cannot be had are told, and fetched again when asked', async () => {
  const query = '?source=system&from=2026-02-01T10:00:00.000Z&to=2026-02-02T10:00:00.000Z&extended=false';
  const request = `HEAD ${logs}?${new URLSearchParams({
    from: '2026-02-01T10:00:00.000Z',
    to: '2026-02-02T10:00:00.000Z',
    extended: 'false',
  })}`;
  service.give(request, { status: 503, body: { message: 'collecting' } });
  const user = await open(query);
  expect(await screen.findByText('The log could not be fetched.')).toBeVisible();
  service.takeBack(request);
  await user.click(screen.getByRole('button', { name: 'Fetch it again' }));
  await waitFor(() => expect(screen.queryByText('The log could not be fetched.')).toBeNull());
});
