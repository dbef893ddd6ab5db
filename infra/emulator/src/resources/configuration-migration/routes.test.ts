/** @jest-environment ./infra/emulator/testing/environment.ts */
import { filesIn } from '../../../testing/archive';
import { withService } from '../../../testing/engines';
import { admin, basic, operator, type ServiceUnderTest } from '../../../testing/service';

const stamp = { targetVersion: '1.9.0', exported: '2026-03-02T08:00:00.000Z' };

const exportedFrom = async (service: ServiceUnderTest, as = admin) =>
  (await service.get('/api/config/export?targetVersion=1.9.0', { as })).body;
const importInto = (service: ServiceUnderTest, body: unknown, overwrite: boolean) =>
  service.post(`/api/config/import?overwrite=${overwrite}`, { body });

const withoutIds = (value: unknown) =>
  JSON.stringify(value).replace(/"(id|antennaConfigurationId)":\d+|"thresholdIds":\[[^\]]*\]/g, '');

withService((service) => {
  const exported = () => exportedFrom(service());

  test('[MIGRATE-03] the whole configuration is exported, without passwords and states', async () => {
    const { status, text, body } = await service().get('/api/config/export?targetVersion=1.9.0');
    expect(status).toBe(200);
    expect(text.startsWith('{\n  "targetVersion": "1.9.0",\n')).toBe(true);
    expect(body).toMatchObject(stamp);
    expect(Object.keys(body.config)).toEqual([
      'facilities',
      'zoneMaps',
      'readerDefinitions',
      'readerConfigurations',
      'antennaConfigurations',
      'thresholds',
      'recipes',
      'networks',
      'currentZoneMap',
      'users',
    ]);
    expect(body.config.readerDefinitions).toHaveLength(40);
    expect(text).not.toMatch(/"features"|password/i);
  });

  test('[MIGRATE-05] what was exported is imported into an empty service, ids and all', async () => {
    const before = await exported();
    await service().emulator.database.execute(`update job set status = 'STOPPED', next_step = null`);
    await service().post('/api/reset');
    // New users need a password, which no export holds: whoever imports adds it.
    const users = before.config.users.map((user: object) => ({ ...user, password: 'imported1' }));
    const { status, body } = await importInto(service(), { config: { ...before.config, users } }, true);
    expect(status).toBe(200);
    expect(body.results.filter(({ outcome }: { outcome: string }) => outcome === 'FAILED')).toEqual([]);
    const after = await exportedFrom(service(), basic('admin', 'imported1'));
    expect(withoutIds(after)).toBe(withoutIds(before));
  });

  test('[MIGRATE-05] merging keeps what is there, overwriting replaces it, and each object has its result', async () => {
    const config = {
      facilities: [{ name: 'DEFAULT' }, { name: 'Annex' }],
      users: [
        { name: 'OPERATOR', roles: ['JobRunner'] },
        { name: 'Newcomer', roles: [] },
      ],
      networks: [{ name: 'Riverside Hospital', CIDRRange: '10.99.0.0/24' }, { CIDRRange: '10.1.1.1' }],
    };
    const kept = { outcome: 'KEPT', message: null };
    const results = (overwrite: boolean) =>
      importInto(service(), { config }, overwrite).then(({ body }) => body.results);
    expect(await results(false)).toEqual([
      { section: 'facilities', name: 'DEFAULT', ...kept },
      { section: 'facilities', name: 'Annex', outcome: 'CREATED', message: null },
      { section: 'networks', name: 'Riverside Hospital', ...kept },
      { section: 'networks', name: '', outcome: 'FAILED', message: 'name is required' },
      { section: 'users', name: 'OPERATOR', ...kept },
      {
        section: 'users',
        name: 'Newcomer',
        outcome: 'FAILED',
        message: 'password is required for a new user',
      },
    ]);
    const replaced = (await results(true)).map(({ outcome }: { outcome: string }) => outcome);
    expect(replaced).toEqual(['REPLACED', 'REPLACED', 'REPLACED', 'FAILED', 'REPLACED', 'FAILED']);
    expect((await service().get('/itemsense/configuration/v1/users/show/operator')).body.roles).toEqual([
      'JobRunner',
    ]);
    expect((await service().get('/api/networks')).body).toContainEqual({
      id: 3,
      name: 'Riverside Hospital',
      CIDRRange: '10.99.0.0/24',
    });
  });

  test('a recipe and a threshold are imported with the ids that this service has', async () => {
    const { config } = await exported();
    const shift = (id: number) => id + 1000;
    const antennaConfigurations = config.antennaConfigurations.map((each: { id: number }) => ({
      ...each,
      id: shift(each.id),
    }));
    const readers = { 'DC1-Aisle-N2': { antennaConfigurationId: shift(1) } };
    const threshold = { id: 9000, name: 'Elsewhere', facility: 'Columbus Distribution Center' };
    const recipe = config.recipes.find(({ type }: { type: string }) => type === 'THRESHOLD');
    await importInto(
      service(),
      {
        antennaConfigurations,
        thresholds: [{ ...threshold, readerArrangement: 'OVERHEAD', readers }],
        recipes: [{ ...recipe, name: 'Elsewhere', thresholdIds: [9000] }],
      },
      false,
    );
    const stored = (await exported()).config;
    const named = (list: { name: string }[]) => list.find(({ name }) => name === 'Elsewhere');
    expect(named(stored.thresholds)).toMatchObject({
      readers: { 'DC1-Aisle-N2': { antennaConfigurationId: 1 } },
    });
    expect(named(stored.recipes)).toMatchObject({
      thresholdIds: [Reflect.get(named(stored.thresholds) ?? {}, 'id')],
    });
  });

  test.each([
    [{ config: { recipes: {} } }, 'recipes must be a list of objects'],
    [{ config: {} }, /^config holds none of facilities, zoneMaps,/],
    ['text', /^body is not JSON/],
    [[], 'body must be object'],
  ])('[MIGRATE-05] %j is no configuration', async (data, message) => {
    const { status, body } = await importInto(service(), data, false);
    expect([status, body.message]).toEqual([
      400,
      typeof message === 'string' ? message : expect.stringMatching(message),
    ]);
  });

  test('[MIGRATE-03] a version is needed, and only the administrator migrates', async () => {
    expect((await service().get('/api/config/export')).body.message).toBe('targetVersion is required');
    expect((await service().get('/api/config/export?targetVersion=2018r2')).body.message).toBe(
      'targetVersion must be a semantic version, as 1.9.0',
    );
    expect((await service().get('/api/config/export?targetVersion=1.9.0', { as: operator })).status).toBe(
      403,
    );
    expect((await service().post('/api/config/import', { as: operator, body: {} })).status).toBe(403);
  });

  test('is to be had as an archive too', async () => {
    const answer = await fetch(`${service().emulator.url}/itemsense/support/v1/configuration`, {
      headers: { authorization: admin },
    });
    const file = (await filesIn(answer)).get('configuration.json') ?? '';
    expect(JSON.parse(file).config).toEqual((await exported()).config);
  });
});
