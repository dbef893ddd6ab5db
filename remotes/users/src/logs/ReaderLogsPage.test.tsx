import { renderRemote, serviceOfTest } from '@console/testing';
import { screen, waitFor, within } from '@testing-library/react';
import remote from '../remote.generated';

const service = serviceOfTest();
const base = '/itemsense/support/v1/readers/logs';
const showing = `GET ${base}/requests`;
const starting = `POST ${base}/requests`;
const downloading = `GET ${base}/download`;
const readers = 'GET /itemsense/configuration/v1/readerDefinitions/show';
const open = (pollInterval = 0) =>
  renderRemote(remote, { path: '/logs/readers', serviceUrl: service.url, pollInterval });
const card = async (name: string) => within(await screen.findByRole('region', { name }));
const status = (state: string, readersStates: object, completeTime: string | null = null) => ({
  body: { state, readersStates, requestTime: '2026-03-04T05:06:07Z', completeTime },
});
const done = status('DONE', { DONE: ['Dock'], ERROR: ['Aisle'] }, '2026-03-04T05:16:08Z');
const running = status('RUNNING', { RUNNING: ['Dock'], DONE: ['Aisle', 'Hall', 'Yard'] });
const asked = (request: string) => service.asked().filter((each) => each === request).length;

test('[LOG-02] one card collects, the other shows times, the log of each reader, and errors', async () => {
  service.give(showing, done);
  await open();
  expect((await card('Collect reader logs')).getByRole('button')).toHaveTextContent('Collect reader logs');
  const collected = await card('Collected logs');
  expect((await collected.findByText('Requested')).nextElementSibling).toHaveTextContent(
    /\/2026 \d\d:\d6:07$/,
  );
  expect(collected.getByText('Completed').nextElementSibling).toHaveTextContent(/\/2026 \d\d:\d6:08$/);
  const grid = within(await collected.findByRole('grid', { name: 'Logs of the readers' }));
  const failed = within(grid.getByRole('row', { name: /Aisle/ })).getByText('Error');
  expect(failed.closest('.status')).toHaveClass('status--danger');
  expect(within(grid.getByRole('row', { name: /Dock/ })).getByText('Done')).toBeVisible();
  expect(screen.queryByRole('progressbar')).toBeNull();
});

test('[LOG-02] while it runs a bar shows how far it is', async () => {
  service.give(showing, running);
  await open();
  const bar = await screen.findByRole('progressbar', { name: 'Collecting' });
  expect(bar).toHaveAttribute('aria-valuetext', '3 of 4 readers');
  expect(bar).toHaveValue(75);
});

test('[LOG-03] a collection is started, its status asked for, and its file downloaded', async () => {
  // Rarely enough that polls of the readers do not take all the time of a busy machine.
  const { user } = await open(500);
  await user.click((await card('Collect reader logs')).getByRole('button'));
  await screen.findByRole('progressbar', { name: 'Collecting' });
  expect(service.changes()).toEqual([{ request: starting, body: undefined }]);
  await emulator.advance(30_000);
  const button = (await card('Collected logs')).getByRole('button', { name: 'Download' });
  await waitFor(() => expect(button).not.toHaveAttribute('aria-disabled'), { timeout: 5000 });
  const saved = jest.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => undefined);
  Object.assign(URL, { createObjectURL: () => 'blob:log', revokeObjectURL: () => undefined });
  await user.click(button);
  await waitFor(() => expect(saved).toHaveBeenCalledTimes(1));
  expect(asked(downloading)).toBe(1);
  saved.mockRestore();
});

test('[LOG-05] the status is polled while a reader is at work, and not after', async () => {
  service.give(showing, running);
  await open(30);
  await waitFor(() => expect(asked(showing)).toBeGreaterThan(2));
  service.give(showing, done);
  await screen.findByText('Error');
  const before = asked(showing);
  await expect(
    waitFor(() => expect(asked(showing)).toBeGreaterThan(before), { timeout: 200 }),
  ).rejects.toThrow();
});

test('[LOG-06] while one runs another is not started, and the user is told to wait', async () => {
  service.give(showing, running);
  const { user } = await open();
  const generate = await card('Collect reader logs');
  expect((await generate.findAllByText('Wait for the existing collection to finish.'))[0]).toBeVisible();
  const [button] = generate.getAllByRole('button');
  expect(button).toHaveAccessibleDescription('Wait for the existing collection to finish.');
  await user.click(button as HTMLElement);
  expect(service.changes()).toEqual([]);
});

test('[LOG-07] there is no download before a log is there', async () => {
  service.give(showing, status('ERROR', { ERROR: ['Dock'] }));
  const { user } = await open();
  const button = (await card('Collected logs')).getByRole('button', { name: 'Download' });
  await waitFor(() => expect(button).toHaveAccessibleDescription('No reader has sent its log.'));
  await user.click(button);
  expect(asked(downloading)).toBe(0);
});

test('[LOG-08] two clicks within a second start one download, a later one another', async () => {
  service.give(showing, done);
  service.give(downloading, { status: 204 });
  const time = jest.spyOn(performance, 'now');
  const { user } = await open();
  const button = (await card('Collected logs')).getByRole('button', { name: 'Download' });
  await waitFor(() => expect(button).not.toHaveAttribute('aria-disabled'));
  const clickAt = async (at: number) => {
    await waitFor(() => expect(button).not.toHaveAttribute('aria-busy'));
    time.mockReturnValue(at);
    await user.click(button);
  };
  await clickAt(100_000);
  expect(await screen.findByText('There is no file of reader logs.')).toBeVisible();
  await clickAt(100_999);
  expect(asked(downloading)).toBe(1);
  await clickAt(101_000);
  await waitFor(() => expect(asked(downloading)).toBe(2));
  time.mockRestore();
});

test('[LOG-09] a status that cannot be had is told', async () => {
  service.give(showing, { status: 400, body: { message: 'out of order' } });
  await open();
  expect(
    await screen.findByText(/^The state of the reader log collection could not be loaded/),
  ).toBeVisible();
});

test('[LOG-09] that there has been no collection is no error', async () => {
  service.give(showing, { status: 404, body: { message: 'none' } });
  await open();
  const collected = await card('Collected logs');
  expect((await collected.findAllByText('Reader logs have not been collected yet.'))[0]).toBeVisible();
  expect(screen.queryByText(/could not be loaded/)).toBeNull();
  expect(screen.queryByRole('alertdialog')).toBeNull();
});

test('[LOG-09] without readers there is a warning', async () => {
  service.give(showing, { status: 404, body: { message: 'none' } });
  service.give(readers, { body: [] });
  await open();
  expect(await screen.findByRole('alert')).toHaveTextContent('no readers');
});

test('[LOG-09] a status without any reader says so', async () => {
  service.give(showing, status('DONE', {}));
  await open();
  expect(await screen.findByText('none reported')).toBeVisible();
});

describe('the way to the log of one reader', () => {
  const openLog = (reader = 'Dock', drop = '2026-03-04T05:00:00Z') =>
    renderRemote(remote, {
      path: `/logs/readers?${new URLSearchParams({ reader, at: drop, search: 'connect' })}`,
      serviceUrl: service.url,
      pollInterval: 500,
    });
  const collect = () => screen.findByRole('button', { name: 'Collect the logs' });

  test('who opens the address is asked; then the log is collected, and opened', async () => {
    service.give(downloading, { status: 204 });
    // After whatever was collected before.
    const { user } = await openLog('MS-Checkout-2', '2999-01-01T00:00:00Z');
    await user.click(await collect());
    expect(await screen.findByText(/^The logs are being collected\./)).toBeVisible();
    expect(service.changes()).toEqual([{ request: starting, body: undefined }]);
    await emulator.advance(30_000);
    expect(await screen.findByText('The log could not be fetched.')).toBeVisible();
    expect(asked(downloading)).toBe(1);
  });

  test('what was collected since is opened without collecting again', async () => {
    service.give(showing, done);
    await openLog();
    await waitFor(() => expect(asked(downloading)).toBe(1));
    expect(service.changes()).toEqual([]);
  });

  test.each([
    ['Aisle', /^Aisle has not sent its log: it cannot be reached/],
    ['Yard', /^The collection has no log of Yard\./],
  ])('the log of %s that did not come is told, and collected again when asked', async (reader, text) => {
    service.give(showing, done);
    const { user } = await openLog(reader);
    expect(await screen.findByText(text)).toBeVisible();
    service.give(starting, { status: 400, body: { message: 'No space is left' } });
    await user.click(await collect());
    expect(await screen.findByText('The collection could not be started.')).toBeVisible();
    expect(screen.getByText(/No space is left/)).toBeVisible();
  });
});
