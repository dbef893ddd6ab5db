/** @jest-environment ./infra/emulator/testing/environment.ts */
import { withService } from '../../../testing/engines';
import { basic, operator } from '../../../testing/service';

const path = '/itemsense/configuration/v1/settings/SNMP';
const community = { type: 'V2_COMMUNITY', communityName: 'public' };
const keys = { userName: 'trap', authenticationKey: 'key-1', privacyKey: 'key-2' };
const target = { host: 'traps.example', port: 162, timeout: 'PT5S', retries: 2, messageType: 'TRAP' };

withService((service) => {
  test('are stored with their gaps filled, exactly with the keys of their kind, and deleted', async () => {
    expect((await service().get(path)).status).toBe(404);
    const stored = await service().put(path, {
      body: { authConfig: { ...community, userName: null }, trapTargetConfig: { host: 'traps.example' } },
    });
    expect([stored.status, stored.body]).toEqual([200, { authConfig: community, trapTargetConfig: target }]);
    expect((await service().get(path, { as: operator })).body.authConfig).toEqual({
      ...community,
      communityName: '********',
    });
    await service().put(path, {
      body: {
        authConfig: { type: 'V3_USER_PRIV', ...keys },
        trapTargetConfig: { ...target, messageType: 'INFORM' },
      },
    });
    expect((await service().get(path)).body).toEqual({
      authConfig: { type: 'V3_USER_PRIV', engineId: 'ITEMSENSE', ...keys },
      trapTargetConfig: { ...target, messageType: 'INFORM' },
    });
    expect((await service().get(path, { as: basic('layout', 'operator1') })).body.authConfig).toMatchObject(
      keys,
    );
    expect((await service().get(path, { as: operator })).body.authConfig).toEqual({
      type: 'V3_USER_PRIV',
      engineId: 'ITEMSENSE',
      userName: 'trap',
      authenticationKey: '********',
      privacyKey: '********',
    });
    expect((await service().delete(path)).status).toBe(204);
    expect((await service().get(path)).status).toBe(404);
  });

  test.each([
    [{ authConfig: { type: 'V1' }, trapTargetConfig: target }, /^authConfig\.type must be one of/],
    [
      { authConfig: { type: 'V2_COMMUNITY' }, trapTargetConfig: target },
      /^authConfig\.communityName is required/,
    ],
    [
      { authConfig: { type: 'V3_USER_PRIV', ...keys, privacyKey: '' }, trapTargetConfig: target },
      /privacyKey/,
    ],
    [
      { authConfig: community, trapTargetConfig: { ...target, port: 70000 } },
      /^trapTargetConfig\.port must be <=/,
    ],
    [
      { authConfig: community, trapTargetConfig: { ...target, timeout: '5 s' } },
      /timeout must be a duration/,
    ],
  ])('%j is refused, naming the field', async (body, message) => {
    const answer = await service().put(path, { body });
    expect([answer.status, answer.body.message]).toEqual([400, expect.stringMatching(message)]);
  });

  test('are written by those who configure', async () => {
    const body = { authConfig: community, trapTargetConfig: target };
    expect((await service().put(path, { as: operator, body })).status).toBe(403);
  });
});
