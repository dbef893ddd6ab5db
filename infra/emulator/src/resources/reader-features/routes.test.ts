/** @jest-environment ./infra/emulator/testing/environment.ts */
import { withService } from '../../../testing/engines';
import { operator } from '../../../testing/service';

const base = '/itemsense/configuration/v1/readerDefinitions';
const of = (reader: string) => `${base}/${reader}/featureChanges`;

withService((service) => {
  const feature = async (reader: string) => (await service().get(`${of(reader)}/ANTENNA_HUB`)).body;

  test('[FEATURE-02] a change is accepted with 202, where to follow it, and how it stands', async () => {
    const answer = await service().post(of('MS-Checkout-2'), {
      body: { feature: 'ANTENNA_HUB', action: 'ENABLE' },
    });
    expect(answer.status).toBe(202);
    const { url } = service().emulator;
    expect(answer.headers.get('location')).toBe(`${url}${of('MS-Checkout-2')}/ANTENNA_HUB`);
    expect(answer.body).toEqual({
      status: 'DISABLED',
      statusLastUpdated: null,
      requestStatus: 'INITIALIZING',
      requestStatusLastUpdated: service().clock.now().toISOString(),
      requestTargetStatus: 'ENABLED',
      message: null,
    });
  });

  test('behind a gateway the place to follow it is on the gateway', async () => {
    const answer = await service().post(of('MS-Checkout-2'), {
      body: { feature: 'ANTENNA_HUB', action: 'ENABLE' },
      headers: { 'x-forwarded-host': 'console.example', 'x-forwarded-proto': 'https' },
    });
    expect(answer.headers.get('location')).toBe(`https://console.example${of('MS-Checkout-2')}/ANTENNA_HUB`);
  });

  test('[FEATURE-03] goes through INITIALIZING and CONFIGURING to the status asked for', async () => {
    await service().post(of('MS-Checkout-1'), { body: { feature: 'antenna_hub', action: 'disable' } });
    const seen = new Set<string>();
    for (let second = 0; second < 15; second++) {
      seen.add((await feature('MS-Checkout-1')).requestStatus);
      await service().clock.advance(1000);
    }
    expect([...seen]).toEqual(['INITIALIZING', 'CONFIGURING', 'IDLE']);
    const done = await feature('MS-Checkout-1');
    expect(done).toMatchObject({ status: 'DISABLED', requestTargetStatus: null, message: null });
    expect(Date.parse(done.statusLastUpdated)).toBeGreaterThan(Date.parse('2026-03-02T08:00:00Z'));
    expect((await service().get(of('MS-Checkout-1'))).body).toEqual({ ANTENNA_HUB: done });
    expect((await service().get(`${base}/show/MS-Checkout-1`)).body.features).toEqual({ ANTENNA_HUB: done });
  });

  test.each([
    ['DC1-Staging-01', 'No antenna hub is attached to the reader'],
    ['RH-Tool-Cabinet', 'The reader is not connected'],
  ])('[FEATURE-06] fails on %s with the reason, and can be asked again', async (reader, message) => {
    const body = { feature: 'ANTENNA_HUB', action: 'ENABLE' };
    await service().post(of(reader), { body });
    await service().stride(30_000);
    expect(await feature(reader)).toMatchObject({ status: 'DISABLED', requestStatus: 'ERROR', message });
    expect((await service().post(of(reader), { body })).status).toBe(202);
  });

  test('a second change waits for the first', async () => {
    const body = { feature: 'ANTENNA_HUB', action: 'ENABLE' };
    await service().post(of('MS-Checkout-2'), { body });
    const second = await service().post(of('MS-Checkout-2'), { body });
    expect(second.status).toBe(409);
    expect(second.body.message).toBe('ANTENNA_HUB of "MS-Checkout-2" is changing already');
  });

  test.each([
    [{ feature: 'TOASTER', action: 'ENABLE' }, 'feature must be ANTENNA_HUB'],
    [{ feature: 'ANTENNA_HUB', action: 'EXPLODE' }, 'action must be ENABLE or DISABLE'],
    [{ feature: 'ANTENNA_HUB' }, 'action is required'],
  ])('%j is refused', async (body, message) => {
    const answer = await service().post(of('MS-Checkout-2'), { body });
    expect(answer.status).toBe(400);
    expect(answer.body.message).toBe(message);
  });

  test('of an unknown reader, or one that never had it, is not found', async () => {
    const body = { feature: 'ANTENNA_HUB', action: 'ENABLE' };
    expect((await service().post(of('Nobody'), { body })).status).toBe(404);
    expect((await service().get(of('Nobody'))).status).toBe(404);
    expect((await service().get(`${of('DC1-Staging-01')}/ANTENNA_HUB`)).status).toBe(404);
    expect((await service().get(of('DC1-Staging-01'))).body).toEqual({});
  });

  test('is changed by who may configure', async () => {
    const body = { feature: 'ANTENNA_HUB', action: 'ENABLE' };
    expect((await service().post(of('MS-Checkout-2'), { body, as: operator })).status).toBe(403);
  });
});
