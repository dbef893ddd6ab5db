/** @jest-environment ./infra/emulator/testing/environment.ts */
import { once } from 'node:events';
import { WebSocket } from 'ws';
import { admin, basic, operator, ServiceUnderTest } from '../../../testing/service';
import type { ThresholdMessage } from '../../server/messages';

let service: ServiceUnderTest;
beforeAll(async () => {
  service = await ServiceUnderTest.start({ simulation: false });
});
afterAll(() => service.emulator.close());

const crossing = (threshold: string, epc = '30AB'): ThresholdMessage => ({
  epc,
  fromZone: 'OUT',
  toZone: 'IN',
  threshold,
  thresholdId: 1,
  confidence: 0.9,
  jobId: 'job',
  jobName: null,
  observationTime: '2026-03-02T08:00:00.000Z',
});

/** A socket that is open, what it has heard, and how it was closed. */
async function open(url: string) {
  const socket = new WebSocket(url);
  const heard: unknown[] = [];
  let wake = () => {};
  socket.on('message', (data) => {
    heard.push(JSON.parse(String(data)));
    wake();
  });
  const closed = once(socket, 'close').then(([code]) => code as number);
  await once(socket, 'open');
  return {
    socket,
    closed,
    hears: async (count: number) => {
      while (heard.length < count) await new Promise<void>((resolve) => (wake = resolve));
      return heard;
    },
  };
}

const queue = (options: object, as = admin) =>
  service.post('/api/queues', { as, body: { type: 'transitions', options } });

test('[MONITOR-09] a queue streams the crossings of its threshold until it is deleted', async () => {
  const { status, body } = await queue({ thresholdName: 'Gate' });
  expect(status).toBe(200);
  expect(body.socketUrl).toBe(
    `${service.emulator.url.replace('http', 'ws')}/api/sockets?channelId=${body.channelId}`,
  );
  const { hears, closed } = await open(body.socketUrl);
  service.emulator.messages.publish('threshold', [
    crossing('Gate'),
    crossing('Other'),
    crossing('Gate', '30AC'),
  ]);
  expect(await hears(2)).toEqual([crossing('Gate'), crossing('Gate', '30AC')]);
  expect((await service.delete(`/api/queues/${body.channelId}`, { as: operator })).status).toBe(404);
  expect((await service.delete(`/api/queues/${body.channelId}`)).status).toBe(204);
  expect(await closed).toBe(1000);
  expect((await service.delete(`/api/queues/${body.channelId}`)).status).toBe(404);
});

test('[HEALTH-06] a metric streams at its interval until it is deleted', async () => {
  const { body } = await service.post('/api/metrics/system.cpu.usage?interval=5000');
  const { hears, closed } = await open(body.socketUrl);
  await hears(1);
  await service.clock.advance(10_000);
  for (const message of await hears(3)) expect(message).toEqual({ payload: [{ value: expect.any(Number) }] });
  expect((await service.delete('/api/metrics/system.cpu.usage')).status).toBe(204);
  expect(await closed).toBe(4000);
});

test('a channel that is unknown, taken or expired tells its client to ask for a new one', async () => {
  const { body } = await queue({ thresholdName: 'Gate' });
  const first = await open(body.socketUrl);
  expect(await (await open(body.socketUrl)).closed).toBe(4000);
  expect(await (await open(body.socketUrl.replace(/channelId=.*/, 'channelId=x'))).closed).toBe(4000);
  await service.clock.advance(3_600_000);
  expect(await first.closed).toBe(4000);
  const unopened = (await queue({})).body.socketUrl;
  await service.clock.advance(70_000);
  expect(await (await open(unopened)).closed).toBe(4000);
});

test('other addresses open no socket', async () => {
  const socket = new WebSocket(`${service.emulator.url.replace('http', 'ws')}/itemsense`);
  await expect(once(socket, 'open')).rejects.toThrow('404');
});

test.each([
  ['POST', '/api/queues', { type: 'gossip' }, 400, /^type must be one of transitions, items, health/],
  ['POST', '/api/queues', undefined, 400, /body/],
  ['POST', '/api/metrics/system.mood', undefined, 404, /Metric "system.mood"/],
  ['POST', '/api/metrics/system.cpu.usage?interval=1', undefined, 400, /^interval must be >= 100/],
])('%s %s with %j is refused with %d', async (method, path, body, status, message) => {
  const answer = await service.call(method, path, { body });
  expect(answer.status).toBe(status);
  expect(answer.body.message).toMatch(message);
});

test('behind a gateway the address is the one the client knows', async () => {
  const { body } = await service.post('/api/queues', {
    body: { type: 'items' },
    headers: { 'x-forwarded-host': 'console.example', 'x-forwarded-proto': 'https' },
  });
  expect(body.socketUrl).toMatch(/^wss:\/\/console\.example\/api\/sockets\?channelId=[0-9a-f-]{36}$/);
});

test('a thousand crossings at once all arrive, in order', async () => {
  const { body } = await queue({});
  const { hears, socket } = await open(body.socketUrl);
  const all = Array.from({ length: 1000 }, (_, index) => crossing('Gate', String(index)));
  service.emulator.messages.publish('threshold', all);
  expect(await hears(1000)).toEqual(all);
  socket.close();
});

test('only pages of the origin that asked for a channel may open its socket', async () => {
  const { body } = await queue({});
  const foreign = new WebSocket(body.socketUrl, { origin: 'https://evil.example' });
  const [error] = await once(foreign, 'error');
  expect(error.message).toContain('403');
  const own = new WebSocket(body.socketUrl, { origin: service.emulator.url });
  await once(own, 'open');
  own.close();
});

test('a client that sends too much is cut off', async () => {
  const { socket, closed } = await open((await queue({})).body.socketUrl);
  socket.send('x'.repeat(100_000));
  expect(await closed).toBe(1009);
});

test('a user may have so many channels, and then those that are let go of', async () => {
  const few = await ServiceUnderTest.start({ simulation: false, limits: { channelsPerUser: 2 } });
  const create = (as = admin) => few.post('/api/queues', { as, body: { type: 'items' } });
  const { channelId } = (await create()).body;
  expect((await few.post('/api/metrics/system.disk.free')).status).toBe(200);
  expect((await create()).body).toMatchObject({
    status: 429,
    message: expect.stringMatching(/^Admin has 2 channels/),
  });
  expect((await create(operator)).status).toBe(200);
  await few.delete(`/api/queues/${channelId}`);
  expect((await create()).status).toBe(200);
  await few.emulator.close();
});

test('what a proxy says of the client counts only from proxies that are known', async () => {
  const alone = await ServiceUnderTest.start({ simulation: false, proxies: ['10.1.2.3'] });
  const headers = { 'x-forwarded-host': 'evil.example', 'x-forwarded-proto': 'https' };
  const { body } = await alone.post('/api/queues', { body: { type: 'items' }, headers });
  expect(body.socketUrl).toContain(alone.emulator.url.replace('http', 'ws'));
  await alone.emulator.close();
});

describe('a stream ends with the right it was asked for by', () => {
  const users = '/itemsense/configuration/v1/users';
  const authentication = '/itemsense/authentication/v1';
  const reader = { name: 'Stream', password: 'stream-reader', roles: ['DataReader'] };

  beforeEach(() => service.put(`${users}/createOrReplace`, { body: reader }));

  const issue = async () => {
    const { token } = (await service.put(`${authentication}/token/${reader.name}`)).body;
    return { token, as: `JWT ${token}` };
  };

  test.each([
    ['token revoked', ({ token }) => service.put(`${authentication}/revokeToken`, { body: { token } })],
    ['all tokens revoked', () => service.put(`${authentication}/revokeTokens/${reader.name}`)],
    ['role taken', () => service.put(`${users}/createOrReplace`, { body: { ...reader, roles: [] } })],
    ['user deleted', () => service.delete(`${users}/destroy/${reader.name}`)],
  ] satisfies [string, (issued: { token: string }) => Promise<unknown>][])('%s', async (_, change) => {
    const issued = await issue();
    const opened = await open((await queue({}, issued.as)).body.socketUrl);
    const other = await open((await queue({})).body.socketUrl);
    const unopened = (await queue({}, issued.as)).body.socketUrl;
    await service.clock.advance(2000);
    service.emulator.messages.publish('threshold', [crossing('Gate')]);
    expect(await opened.hears(1)).toHaveLength(1);

    await change(issued);
    const [error] = await once(new WebSocket(unopened), 'error');
    expect(error.message).toContain('401');
    await service.clock.advance(2000);
    expect(await opened.closed).toBe(4001);
    service.emulator.messages.publish('threshold', [crossing('Gate')]);
    expect(await other.hears(2)).toHaveLength(2);
    other.socket.close();
  });

  test('a changed password ends what was asked for with the old one, and no token', async () => {
    const { as } = await issue();
    const byPassword = await open((await queue({}, basic(reader.name, reader.password))).body.socketUrl);
    const byToken = await open((await queue({}, as)).body.socketUrl);
    await service.put(`${users}/createOrReplace`, { body: { ...reader, password: 'another-password' } });
    await service.clock.advance(2000);
    expect(await byPassword.closed).toBe(4001);
    service.emulator.messages.publish('threshold', [crossing('Gate')]);
    expect(await byToken.hears(1)).toHaveLength(1);
    byToken.socket.close();
  });
});
