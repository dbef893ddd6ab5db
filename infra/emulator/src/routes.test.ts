/** @jest-environment ./infra/emulator/testing/environment.ts */
import { ServiceUnderTest } from '../testing/service';

const base = '/itemsense/configuration/v1';

describe('what clients of the service get away with', () => {
  let service: ServiceUnderTest;
  beforeAll(async () => {
    service = await ServiceUnderTest.start({ fleet: 'factory' });
  });
  afterAll(() => service.emulator.close());
  beforeEach(() => service.emulator.reset());

  test.each([
    ['a slash at the end', '/facilities/show/'],
    ['an empty query', '/facilities/show?'],
    ['both', '/facilities/show/?'],
    ['an unknown parameter', '/facilities/show?unknown=1'],
    ['doubled slashes', '//facilities//show'],
  ])('%s', async (_, path) => {
    const { status, body } = await service.get(base + path);
    expect(status).toBe(200);
    expect(body).toEqual([{ name: 'DEFAULT' }]);
  });

  test.each([
    ['nothing', undefined],
    ['an empty text', '""'],
    ['an empty body', ''],
    ['no JSON', 'anything'],
  ])('%s as the body of a call that needs none', async (_, body) => {
    const answer = await service.put('/itemsense/authentication/v1/token/admin', { body });
    expect(answer.status).toBe(200);
  });

  test('JSON under another content type', async () => {
    const { status } = await service.post(`${base}/facilities/create`, {
      body: '{"name":"Annex"}',
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
    });
    expect(status).toBe(200);
  });

  test('any Accept', async () => {
    const { status, headers } = await service.get(`${base}/facilities/show`, {
      headers: { accept: 'text/csv' },
    });
    expect(status).toBe(200);
    expect(headers.get('content-type')).toBe('application/json; charset=utf-8');
  });

  test('a question for the headers only', async () => {
    const { status, text } = await service.call('HEAD', `${base}/facilities/show`);
    expect(status).toBe(200);
    expect(text).toBe('');
  });
});

describe('what the service refuses', () => {
  let service: ServiceUnderTest;
  beforeAll(async () => {
    service = await ServiceUnderTest.start({ fleet: 'factory' });
  });
  afterAll(() => service.emulator.close());

  test('an unknown path, without repeating its query', async () => {
    const { status, body } = await service.get('/itemsense/nothing?token=secret');
    expect(status).toBe(404);
    expect(body).toEqual({
      status: 404,
      message: 'There is no GET /itemsense/nothing',
      debugMessage: 'Not found',
    });
  });

  test.each([
    ['PUT', `${base}/facilities/show`, 'GET, HEAD'],
    ['GET', `${base}/facilities/create`, 'POST, PUT'],
    ['PATCH', `${base}/facilities/destroy/DEFAULT`, 'DELETE'],
    ['DELETE', '/authenticate', 'POST'],
  ])('%s %s, saying what is allowed', async (method, path, allow) => {
    const { status, body, headers } = await service.call(method, path);
    expect(status).toBe(405);
    expect(headers.get('allow')).toBe(allow);
    expect(body).toEqual({
      status: 405,
      message: `${method} is not allowed here: ${allow}`,
      debugMessage: 'Method not allowed',
    });
  });

  test('a failure inside, without telling its secrets', async () => {
    const log = jest.spyOn(console, 'error').mockImplementation(() => undefined);
    const broken = await ServiceUnderTest.start({ data: 'memory', fleet: 'factory', simulation: false });
    await broken.emulator.database.query('drop table network');
    const { status, body } = await broken.get('/api/networks');
    await broken.emulator.close();
    log.mockRestore();
    expect(status).toBe(500);
    expect(body).toEqual({
      status: 500,
      message: 'The service could not do this; its log says why',
      debugMessage: 'Internal error',
    });
  });
});
