/** @jest-environment ./infra/emulator/testing/environment.ts */
import { ServiceUnderTest } from '../../testing/service';

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
