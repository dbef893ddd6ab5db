/** @jest-environment ./infra/emulator/testing/environment.ts */
import { withService } from '../../../testing/engines';
import { operator } from '../../../testing/service';

const path = '/itemsense/support/v1/readers/itemsenseTimeSync';

withService((service) => {
  const state = async () => (await service().get(path, { as: operator })).body;
  const turn = (enabled: unknown) => service().put(path, { body: { enabled } });

  test('[CLOCK-02] is off at first, is turned on, and sets the clocks that were wrong', async () => {
    const clock = async () =>
      (await service().get('/itemsense/health/v1/readers/DC1-Aisle-N3')).body.clockSyncStatus;
    expect(await state()).toEqual({ enabled: false });
    expect(await clock()).toMatchObject({ status: 'FAILED' });
    const { status, body } = await turn(true);
    expect([status, body]).toEqual([200, { enabled: true }]);
    expect(await state()).toEqual({ enabled: true });
    await service().stride(40_000);
    expect(await clock()).toEqual({ status: 'HEALTHY', code: null, skewMilliseconds: 0 });
    await turn(false);
    expect(await state()).toEqual({ enabled: false });
  });

  test('needs a boolean, and the administrator', async () => {
    const refused = await turn('true');
    expect([refused.status, refused.body.message]).toEqual([400, 'enabled must be boolean']);
    expect((await service().put(path, { body: { enabled: true }, as: operator })).status).toBe(403);
  });
});
