/** @jest-environment ./infra/emulator/testing/environment.ts */
import { withService } from '../../../testing/engines';
import { operator } from '../../../testing/service';

const reboot = (reader: string) => `/itemsense/support/v1/readers/${reader}/reboot`;

withService((service) => {
  const health = async (reader: string) =>
    (await service().get(`/itemsense/health/v1/readers/${reader}`)).body;

  test('[READER-03] loses its connection, comes back, and says when it restarted', async () => {
    const before = await health('RH-OR-Corridor-1');
    const { status, text } = await service().post(reboot('RH-OR-Corridor-1'));
    expect(status).toBe(204);
    expect(text).toBe('');
    expect(await health('RH-OR-Corridor-1')).toEqual(before);
    await service().clock.advance(3000);
    expect(await health('RH-OR-Corridor-1')).toMatchObject({
      state: 'NOT_RESPONDING',
      lastReboot: before.lastReboot,
      connectionStatus: { status: 'FAILED', code: 'READER_RESTART' },
    });
    await service().stride(40_000);
    const after = await health('RH-OR-Corridor-1');
    expect(after).toMatchObject({ state: 'IDLE', connectionStatus: { status: 'HEALTHY', code: null } });
    expect(Date.parse(after.lastReboot)).toBeGreaterThan(Date.parse('2026-03-02T08:00:00Z'));
  });

  test('goes back to its job', async () => {
    await service().post(reboot('MS-Sales-Floor-2'));
    await service().stride(60_000);
    expect(await health('MS-Sales-Floor-2')).toMatchObject({ state: 'RUNNING_JOB' });
  });

  test('a restart cures', async () => {
    await service().post(reboot('MS-Checkout-2'));
    await service().stride(60_000);
    expect(await health('MS-Checkout-2')).toMatchObject({ softwareStatus: { status: 'HEALTHY' } });
  });

  test.each([
    ['RH-Tool-Cabinet', 'Reader "RH-Tool-Cabinet" has not registered with an agent yet'],
    ['DC1-Dock-Door-07', 'Reader "DC1-Dock-Door-07" is not responding'],
  ])('[READER-04] %s cannot be reached', async (reader, message) => {
    const { status, body } = await service().post(reboot(reader));
    expect(status).toBe(409);
    expect(body).toEqual({ status: 409, message, debugMessage: 'Conflict' });
  });

  test('an unknown reader is not found, and only the administrator restarts', async () => {
    expect((await service().post(reboot('Nobody'))).status).toBe(404);
    expect((await service().post(reboot('MS-Checkout-2'), { as: operator })).status).toBe(403);
  });
});
