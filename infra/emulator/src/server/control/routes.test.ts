/** @jest-environment ./infra/emulator/testing/environment.ts */
import { WebSocket } from 'ws';
import { admin, ServiceUnderTest } from '../../../testing/service';

const facilities = '/itemsense/configuration/v1/facilities/show';

let service: ServiceUnderTest;
beforeAll(async () => {
  service = await ServiceUnderTest.start({ control: true });
});
beforeEach(() => service.emulator.reset());
afterAll(() => service.emulator.close());

test('a reset puts everything back', async () => {
  const { body } = await service.post('/authenticate', {
    as: null,
    body: { name: 'admin', password: 'admindefault' },
  });
  await service.delete('/itemsense/configuration/v1/facilities/destroy/DEFAULT');
  await service.post('/emulator/faults', { body: { path: '/healthz', status: 503 } });
  expect((await service.get('/healthz')).status).toBe(503);
  expect((await service.post('/emulator/reset')).status).toBe(204);
  expect((await service.get(facilities)).body).toHaveLength(4);
  expect((await service.get('/healthz')).status).toBe(200);
  expect((await service.get(facilities, { as: `JWT ${body.token}` })).status).toBe(401);
});

test('faults answer in place of the service, until they are taken away', async () => {
  await service.post('/emulator/faults', {
    body: { method: 'GET', path: '/api/provisioning_state', body: { provisioningState: 'NOT_PROVISIONED' } },
  });
  expect((await service.get('/api/provisioning_state')).body).toEqual({
    provisioningState: 'NOT_PROVISIONED',
  });
  await service.delete('/emulator/faults');
  expect((await service.get('/api/provisioning_state')).body).toEqual({ provisioningState: 'PROVISIONED' });
});

test('a fault can be text of another kind', async () => {
  service.emulator.fault({ path: facilities, body: '<html>', contentType: 'text/html' });
  const answer = await fetch(service.emulator.url + facilities);
  expect(answer.status).toBe(200);
  expect(answer.headers.get('content-type')).toBe('text/html');
  expect(await answer.text()).toBe('<html>');
});

test('a fault can close the connection', async () => {
  const repair = service.emulator.fault({ path: facilities, drop: true });
  await expect(service.get(facilities)).rejects.toThrow();
  repair();
  expect((await service.get(facilities)).status).toBe(200);
});

test('a fault can make an answer late', async () => {
  service.emulator.fault({ path: facilities, delayMs: 60, times: 1 });
  const start = performance.now();
  expect((await service.get(facilities)).status).toBe(200);
  expect(performance.now() - start).toBeGreaterThan(50);
});

describe('a fault can make of an answer', () => {
  const spoiled = async (spoil: 'cut' | 'malformed' | 'html' | 'shape') => {
    service.emulator.fault({ path: facilities, spoil, times: 1 });
    return fetch(service.emulator.url + facilities, { headers: { authorization: admin } });
  };

  test('one that breaks off in the middle', async () => {
    const answer = await spoiled('cut');
    expect(answer.status).toBe(200);
    await expect(answer.text()).rejects.toThrow();
  });

  test('no JSON', async () => {
    const answer = await spoiled('malformed');
    expect(answer.status).toBe(200);
    const text = await answer.text();
    expect(() => JSON.parse(text)).toThrow(SyntaxError);
  });

  test('a page of HTML', async () => {
    const answer = await spoiled('html');
    expect([answer.status, answer.headers.get('content-type')]).toEqual([200, 'text/html; charset=utf-8']);
    expect(await answer.text()).toContain('<h1>');
  });

  test('one of another shape, and what was asked has been done all the same', async () => {
    const create = '/itemsense/configuration/v1/facilities/create';
    service.emulator.fault({ path: create, spoil: 'shape' });
    const { status, body } = await service.post(create, { body: { name: 'Annex' } });
    expect([status, Object.keys(body)]).toEqual([200, ['unexpected']]);
    expect((await service.get(`${facilities}/Annex`)).body).toEqual({ name: 'Annex' });
  });
});

test('a fault can be silence', async () => {
  service.emulator.fault({ path: facilities, silent: true });
  const answer = fetch(service.emulator.url + facilities, { signal: AbortSignal.timeout(100) });
  await expect(answer).rejects.toMatchObject({ name: 'TimeoutError' });
});

test('the end of the service does not wait for a call that is answered with silence', async () => {
  const other = await ServiceUnderTest.start({ fleet: 'factory', simulation: false });
  other.emulator.fault({ path: facilities, silent: true });
  const unanswered = expect(other.get(facilities)).rejects.toThrow();
  // A later call is answered: the one before it has arrived.
  await other.get('/healthz');
  await other.emulator.close();
  await unanswered;
});

test('a fault can set the clock of the service wrong', async () => {
  const now = async () => (await service.get('/itemsense/now')).body.timestamp;
  const before = await now();
  const repair = service.emulator.fault({ path: '/', clockSkewMs: 3_600_000 });
  expect(await now()).toBe(before + 3_600_000);
  repair();
  expect(await now()).toBe(before);
});

describe('a socket', () => {
  const open = async () => {
    const { body } = await service.post('/api/metrics/system.cpu.usage');
    const socket = new WebSocket(body.socketUrl);
    atEnd.push(() => socket.terminate());
    return socket;
  };
  const atEnd: (() => void)[] = [];
  afterEach(() => {
    for (const end of atEnd.splice(0)) end();
  });

  test('can be dropped', async () => {
    service.emulator.fault({ path: '/api/sockets', drop: true, delayMs: 50 });
    const socket = await open();
    expect(await new Promise((done) => socket.once('close', done))).toBe(1006);
  });

  test('can be silent', async () => {
    const repair = service.emulator.fault({ path: '/api/sockets', silent: true });
    const silent = await open();
    const heard: string[] = [];
    silent.on('message', () => heard.push('silent'));
    await new Promise((done) => silent.once('open', done));
    repair();
    const other = await open();
    await new Promise((done) => other.once('message', done));
    expect(heard).toEqual([]);
  });
});

test('a fault that is none is refused', async () => {
  const { status, body } = await service.post('/emulator/faults', { body: { status: 500 } });
  expect(status).toBe(400);
  expect(body.message).toBe('path is required');
});

test('time is moved', async () => {
  const before = (await service.get('/itemsense/now')).body.timestamp;
  expect((await service.post('/emulator/advance', { body: { milliseconds: 5000 } })).status).toBe(204);
  expect((await service.get('/itemsense/now')).body.timestamp).toBe(before + 5000);
});

test('nothing of this is there unless it is asked for', async () => {
  const other = await ServiceUnderTest.start({ fleet: 'factory' });
  expect((await other.post('/emulator/reset')).status).toBe(404);
  await other.emulator.close();
});
