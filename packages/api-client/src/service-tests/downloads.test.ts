/** @jest-environment ./packages/testing/src/environments/service.ts */
import { createServiceClient, type DownloadWay, type ServiceClient } from '../client';
import { type Download, performDownload } from '../downloads';
import { type Session, startSession } from './session';

const logs: Download = {
  name: 'download system logs',
  path: '/itemsense/support/v1/logs',
  query: { from: '2001-01-01T00:00:00Z', to: '2100-01-01T00:00:00Z', extended: true },
  fileName: 'logs.tar.gz',
  checkFirst: true,
};
const endpoint =
  '/itemsense/support/v1/logs?from=2001-01-01T00%3A00%3A00Z&to=2100-01-01T00%3A00%3A00Z&extended=true';
const noLogs = { ...logs, query: { to: '2001-01-01T00:00:00Z' } };

let session: Session;
let links: { readonly href: string; readonly name: string }[];

beforeEach(async () => {
  session = await startSession();
  links = [];
  jest.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
    links.push({ href: this.href, name: this.download });
  });
  Object.assign(URL, { createObjectURL: () => 'blob:file', revokeObjectURL: () => undefined });
  jest.useFakeTimers({ doNotFake: ['nextTick', 'setImmediate', 'queueMicrotask', 'performance'] });
});

afterEach(async () => {
  jest.useRealTimers();
  jest.restoreAllMocks();
  await session.close();
});

const clientThatGoesBy = (downloads: DownloadWay): ServiceClient =>
  createServiceClient({ baseUrl: session.wire.url, token: () => session.token, downloads });
const sent = () => session.wire.requests.slice(1).map(({ method, path }) => `${method} ${path}`);

test('[DOWNLOAD-01] a file is fetched with the token in the header and saved under the service’s name', async () => {
  const saved = jest.spyOn(URL, 'createObjectURL');
  expect(await performDownload(session.client, logs)).toBe('saved');
  expect(sent()).toEqual([`HEAD ${endpoint}`, `GET ${endpoint}`]);
  for (const { headers } of session.wire.requests.slice(1))
    expect(headers).toMatchObject({ authorization: `JWT ${session.token}`, accept: '*/*' });
  expect(links).toEqual([{ href: 'blob:file', name: expect.stringMatching(/^itemsense-logs-.*\.tar\.gz$/) }]);
  const [content] = saved.mock.calls[0] ?? [];
  if (!(content instanceof Blob)) throw new Error('Nothing was saved.');
  expect(content.type).toBe('application/gzip');
  expect([...new Uint8Array(await content.slice(0, 2).arrayBuffer())]).toEqual([0x1f, 0x8b]);
});

test('[DOWNLOAD-01] where configured, a token is asked for and the browser goes to the path with token and url', async () => {
  expect(await performDownload(clientThatGoesBy('address'), logs)).toBe('started');
  expect(sent()).toEqual([`HEAD ${endpoint}`, 'GET /itemsense/authentication/v1/token']);
  const [link] = links;
  const address = new URL(link?.href ?? '');
  expect(address.origin + address.pathname).toBe(`${session.wire.url}/itemsense/support/v1/logs`);
  expect([...address.searchParams.keys()]).toEqual(['token', 'url']);
  expect(address.searchParams.get('url')).toBe(endpoint);
  const answer = await fetch(address);
  expect([answer.status, answer.headers.get('content-type')]).toEqual([200, 'application/gzip']);
  await answer.arrayBuffer();
});

test('[DOWNLOAD-01] rows are downloaded as CSV in both ways, with the query of the rows', async () => {
  const saved = jest.spyOn(URL, 'createObjectURL');
  const query = { facility: 'Riverside Hospital' };
  const path = '/itemsense/data/v1/items/show';
  const rows = { name: 'export items', path, query, accept: 'text/csv', fileName: 'rows.csv' };
  await performDownload(session.client, rows);
  const [content] = saved.mock.calls[0] ?? [];
  if (!(content instanceof Blob)) throw new Error('Nothing was saved.');
  await performDownload(clientThatGoesBy('address'), rows);
  const answer = await fetch(links[1]?.href ?? '');
  expect(answer.headers.get('content-type')).toMatch(/^text\/csv/);
  const text = await answer.text();
  expect(text).toBe(await content.text());
  expect(text.trim().split('\r\n').length).toBeGreaterThan(1);
  expect(text).not.toContain('Market Street Store');
});

test.each([
  ['header', 'with', noLogs],
  ['address', 'with', noLogs],
  ['header', 'without', { ...noLogs, checkFirst: false }],
] as const)(
  '[DOWNLOAD-01] by %s, %s a check, 204 means no file and nowhere is gone',
  async (way, _, download) => {
    expect(await performDownload(clientThatGoesBy(way), download)).toBe('none');
    expect(sent()).toHaveLength(1);
    expect(links).toEqual([]);
  },
);

test.each([
  ['the check', 'header', 'HEAD', '/itemsense/support/v1/logs'],
  ['the file', 'header', 'GET', '/itemsense/support/v1/logs'],
  ['the token', 'address', 'GET', '/itemsense/authentication/v1/token'],
] as const)('[DOWNLOAD-03] %s that is refused fails the download', async (_, way, method, path) => {
  const clear = emulator.fault({ method, path, status: 503, body: { status: 503, message: 'Busy' } });
  await expect(performDownload(clientThatGoesBy(way), logs)).rejects.toMatchObject({ status: 503 });
  expect(links).toEqual([]);
  clear();
});

test('[DOWNLOAD-03] a page in place of the file is no file', async () => {
  const path = '/itemsense/support/v1/logs';
  const clear = emulator.fault({ method: 'GET', path, body: '<html>', contentType: 'text/html' });
  await expect(performDownload(session.client, logs)).rejects.toMatchObject({
    kind: 'mismatch',
    detail: 'The answer to "download system logs" does not match: must be a file, not a page',
  });
  expect(links).toEqual([]);
  clear();
});
