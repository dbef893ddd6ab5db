/** @jest-environment ./packages/testing/src/environments/service.ts */
import { type Call, orNone } from '../client';
import { performDownload } from '../downloads';
import {
  isCollecting,
  mayDownloadReaderLogs,
  readerLogsDownload,
  requestReaderLogs,
  showReaderLogRequest,
} from '../reader-logs';
import { systemLogsDownload } from '../system-logs';
import { type Session, startSession } from './session';

let session: Session;
let saved: string[];

beforeEach(async () => {
  session = await startSession();
  saved = [];
  jest.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
    saved.push(this.download);
  });
  Object.assign(URL, { createObjectURL: () => 'blob:file', revokeObjectURL: () => undefined });
});

afterEach(async () => {
  jest.useRealTimers();
  jest.restoreAllMocks();
  await session.close();
});

const call = <A>(what: Call<A>) => session.client.call(what);
const sent = () => session.wire.requests.slice(1).map(({ method, path, body }) => [method, path, body]);
const requests = '/itemsense/support/v1/readers/logs/requests';

test('[LOG-03] [LOG-04] reader logs are requested, their state is read, and the file is downloaded', async () => {
  jest.useFakeTimers({ doNotFake: ['nextTick', 'setImmediate', 'queueMicrotask', 'performance'] });
  await call(requestReaderLogs());
  const running = await call(showReaderLogRequest());
  expect([running.state, isCollecting(running), mayDownloadReaderLogs(running)]).toEqual([
    'RUNNING',
    true,
    false,
  ]);
  expect(running.readers).toContainEqual({ name: 'MS-Checkout-2', state: 'RUNNING', isError: false });
  await emulator.advance(21_000);
  const done = await call(showReaderLogRequest());
  expect([done.state, isCollecting(done), mayDownloadReaderLogs(done)]).toEqual(['DONE', false, true]);
  expect(done.readers).toContainEqual({ name: 'DC1-Dock-Door-07', state: 'ERROR', isError: true });
  expect(Date.parse(done.completeTime ?? '')).toBeGreaterThan(Date.parse(done.requestTime ?? ''));
  expect(await performDownload(session.client, readerLogsDownload())).toBe('saved');
  expect(saved).toEqual([expect.stringMatching(/^reader-logs-\d{8}T\d{6}Z\.tar\.gz$/)]);
  expect(sent()).toEqual([
    ['POST', requests, ''],
    ['GET', requests, ''],
    ['GET', requests, ''],
    ['GET', '/itemsense/support/v1/readers/logs/download', ''],
  ]);
});

test('[LOG-09] no request yet is no error', async () => {
  const clear = emulator.fault({ method: 'GET', path: requests, status: 404, body: { message: 'None' } });
  expect(await call(orNone(showReaderLogRequest()))).toBeNull();
  clear();
});

test('[LOG-13] whether there are system logs is asked first, and then the same range is downloaded', async () => {
  jest.useFakeTimers({ doNotFake: ['nextTick', 'setImmediate', 'queueMicrotask', 'performance'] });
  const to = new Date(emulator.now()).toISOString();
  const range = { from: '2001-01-01T00:00:00.000Z', to, extended: false };
  expect(await performDownload(session.client, systemLogsDownload(range))).toBe('saved');
  const address = `/itemsense/support/v1/logs?${new URLSearchParams({ from: range.from, to, extended: 'false' })}`;
  expect(sent()).toEqual([
    ['HEAD', address, ''],
    ['GET', address, ''],
  ]);
  const none = { from: '2000-01-01T00:00:00.000Z', to: '2000-01-02T00:00:00.000Z', extended: true };
  expect(await performDownload(session.client, systemLogsDownload(none))).toBe('none');
  expect(sent()).toHaveLength(3);
  expect(saved).toHaveLength(1);
});
