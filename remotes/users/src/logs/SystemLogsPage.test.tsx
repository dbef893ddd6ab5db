import { renderRemote, serviceOfTest } from '@console/testing';
import { fireEvent, screen, waitFor } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import remote from '../remote.generated';

const service = serviceOfTest();
const logs = '/itemsense/support/v1/logs';
const iso = /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\dZ$/;
const open = async () => {
  const { user } = await renderRemote(remote, { path: '/logs/itemsense', serviceUrl: service.url });
  await waitFor(() => expect((field('From') as HTMLInputElement).value).toMatch(iso), { timeout: 10_000 });
  return user;
};
const field = (label: string) => screen.getByLabelText(label);
async function type(user: UserEvent, label: string, value: string) {
  await user.click(field(label));
  fireEvent.change(field(label), { target: { value } });
  const shown = '.console-picker-dropdown:not(.console-picker-dropdown-hidden) .console-picker-ok button';
  await waitFor(() => expect(document.querySelector(shown)).toBeEnabled());
  await user.click(document.querySelector(shown) as HTMLElement);
  await waitFor(() => expect(document.querySelector(shown)).toBeNull());
}
const submit = (user: UserEvent) => user.click(screen.getByRole('button', { name: 'Download system logs' }));
/** Requests about the logs, as `HEAD …`. */
const asked = () => service.asked().filter((request) => request.includes(logs));

let saved: jest.SpyInstance;
beforeEach(() => {
  saved = jest.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => undefined);
  Object.assign(URL, { createObjectURL: () => 'blob:log', revokeObjectURL: () => undefined });
});
afterEach(() => saved.mockRestore());

test('[LOG-10] the last seven days are filled in, in ISO format with Z; times step by a minute', async () => {
  const user = await open();
  const [from, to] = ['From', 'To'].map((label) => Date.parse((field(label) as HTMLInputElement).value));
  expect((to ?? 0) - (from ?? 0)).toBe(7 * 24 * 3_600_000);
  expect(Math.abs(Date.now() - (to ?? 0))).toBeLessThan(60_000);
  expect(screen.getByRole('checkbox', { name: 'Extended' })).not.toBeChecked();
  await user.click(field('From'));
  const [, minutes] = document.querySelectorAll('.console-picker-time-panel-column');
  expect(minutes?.querySelectorAll('li')).toHaveLength(60);
});

test('[LOG-10] [LOG-13] typed times count to the second: asked for first, then downloaded with the same query', async () => {
  const user = await open();
  await type(user, 'From', '2026-02-01T10:00:05Z');
  await user.click(screen.getByRole('checkbox', { name: 'Extended' }));
  const to = new Date((field('To') as HTMLInputElement).value).toISOString();
  await submit(user);
  await waitFor(() => expect(saved).toHaveBeenCalledTimes(1));
  const query = new URLSearchParams({ from: '2026-02-01T10:00:05.000Z', to, extended: 'true' });
  expect(asked().map((request) => decodeURIComponent(request))).toEqual(
    ['HEAD', 'GET'].map((method) => decodeURIComponent(`${method} ${logs}?${query}`)),
  );
});

test('[LOG-13] that there are no logs is told, and nothing is downloaded', async () => {
  const user = await open();
  await type(user, 'From', '2001-02-01T10:00:00Z');
  await type(user, 'To', '2001-02-02T10:00:00Z');
  await submit(user);
  expect(await screen.findByText('No logs are available for that time.')).toBeVisible();
  expect(asked().map((request) => request.split(' ', 1)[0])).toEqual(['HEAD']);
  expect(saved).not.toHaveBeenCalled();
});

test('[LOG-08] two clicks within a second start one download', async () => {
  const user = await open();
  await submit(user);
  await submit(user);
  await waitFor(() => expect(saved).toHaveBeenCalledTimes(1));
  expect(asked().filter((request) => request.startsWith('HEAD'))).toHaveLength(1);
});

test('[LOG-11] days before from cannot be picked as to, nor days after to as from', async () => {
  const user = await open();
  await type(user, 'From', '2026-02-10T10:00:00Z');
  await type(user, 'To', '2026-02-20T10:00:00Z');
  const cell = (day: string) =>
    [...document.querySelectorAll('.console-picker-dropdown:not(.console-picker-dropdown-hidden) td')].find(
      (each) => each.getAttribute('title') === day,
    );
  await user.click(field('To'));
  await waitFor(() => expect(cell('2026-02-09')).toHaveClass('console-picker-cell-disabled'));
  expect(cell('2026-02-11')).not.toHaveClass('console-picker-cell-disabled');
  await user.keyboard('{Escape}');
  await user.click(field('From'));
  await waitFor(() => expect(cell('2026-02-21')).toHaveClass('console-picker-cell-disabled'));
  expect(cell('2026-02-19')).not.toHaveClass('console-picker-cell-disabled');
});

test('[LOG-12] to that is not after from is told at once, and nothing is asked', async () => {
  const user = await open();
  await type(user, 'From', '2026-02-10T10:00:00Z');
  await type(user, 'To', '2026-02-10T10:00:00Z');
  expect((await screen.findAllByText('The To date must be after the From date.'))[0]).toBeVisible();
  await submit(user);
  expect(asked()).toEqual([]);
});
