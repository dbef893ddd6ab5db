/** @jest-environment ./infra/emulator/testing/environment.ts */
import { onBothEngines } from '../../../testing/engines';
import { ServiceUnderTest } from '../../../testing/service';
import { readerDefinitions } from '../../resources/reader-definitions/readerDefinitions';
import { listReaderHealth } from '../../resources/reader-health/store';

const health = '/itemsense/health/v1/readers';
const definitions = '/itemsense/configuration/v1/readerDefinitions';
const features = `${definitions}/MS-Checkout-1/featureChanges`;

onBothEngines((service) => {
  /** The lists as they are answered are what the database holds. */
  const expectCurrent = async () => {
    const { database } = service().emulator;
    const sent = (value: unknown) => JSON.parse(JSON.stringify(value));
    expect((await service().get(health)).body).toEqual(sent(await listReaderHealth(database)));
    const { body } = await service().get(`${definitions}/show`);
    expect(body).toEqual(sent(await readerDefinitions.list(database)));
  };

  test('lists that are kept are what their objects are, whatever is written', async () => {
    await expectCurrent();
    await service().post(features, { body: { feature: 'ANTENNA_HUB', action: 'DISABLE' } });
    await service().stride(30_000);
    await expectCurrent();
    const { body } = await service().get(`${definitions}/show/MS-Checkout-1`);
    await service().put(`${definitions}/createOrReplace`, {
      body: { ...body, serialNumber: '370-17-01-1068' },
    });
    await expectCurrent();
    await service().post(`${definitions}/create`, {
      body: { name: 'A new one', address: 'new.example', type: 'XSPAN', facility: 'DEFAULT' },
    });
    await service().delete(`${definitions}/destroy/MS-Checkout-1`);
    await expectCurrent();
    await service().emulator.reset();
    await expectCurrent();
  });

  test('what is written while others read is read by who asks afterwards', async () => {
    const names = Array.from({ length: 8 }, (_, index) => `Burst ${index}`);
    await Promise.all(
      names.map(async (name) => {
        const body = { name, address: `${name}.example`, type: 'XSPAN', facility: 'DEFAULT' };
        expect((await service().post(`${definitions}/create`, { body })).status).toBe(200);
        const listed = (await service().get(`${definitions}/show`)).body;
        expect(listed.map((each: { name: string }) => each.name)).toContain(name);
      }),
    );
  });
});

describe('who has an answer already', () => {
  let service: ServiceUnderTest;
  beforeAll(async () => {
    service = await ServiceUnderTest.start();
  });
  afterAll(() => service.emulator.close());

  test.each([
    health,
    `${definitions}/show`,
    '/itemsense/configuration/v1/facilities/show',
    '/itemsense/data/v1/items/show',
  ])('is told so: %s', async (path) => {
    const first = await service.get(path);
    const tag = first.headers.get('etag') ?? '';
    expect(tag).toMatch(/^W\/"[\w-]+"$/);
    for (const condition of [tag, tag.slice(2), `"other", ${tag}`, '*']) {
      const again = await service.get(path, { headers: { 'if-none-match': condition } });
      expect([again.status, again.text, again.headers.get('etag')]).toEqual([304, '', tag]);
    }
    const head = await service.call('HEAD', path, { headers: { 'if-none-match': tag } });
    expect([head.status, head.headers.get('etag')]).toEqual([304, tag]);
    expect((await service.get(path, { headers: { 'if-none-match': 'W/"other"' } })).status).toBe(200);
  });

  test('until it has changed', async () => {
    const tag = (await service.get(health)).headers.get('etag') ?? '';
    await service.stride(30_000);
    const changed = await service.get(health, { headers: { 'if-none-match': tag } });
    expect(changed.status).toBe(200);
    expect(changed.headers.get('etag')).not.toBe(tag);
  });

  test('only for what is read: refusals and writes have no tag', async () => {
    for (const answer of [
      await service.get('/nothing'),
      await service.post('/itemsense/configuration/v1/facilities/create', { body: { name: 'Annex' } }),
    ])
      expect(answer.headers.get('etag')).toBeNull();
  });
});
