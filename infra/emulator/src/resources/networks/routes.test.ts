/** @jest-environment ./infra/emulator/testing/environment.ts */
import { withService } from '../../../testing/engines';
import { operator } from '../../../testing/service';

withService((service) => {
  const create = (name: string, CIDRRange: string) =>
    service().post('/api/networks', { body: { name, CIDRRange } });

  test('are listed by name', async () => {
    const { status, body } = await service().get('/api/networks');
    expect(status).toBe(200);
    expect(body).toEqual([
      { id: 1, name: 'Columbus Distribution Center', CIDRRange: '10.20.1.0/24' },
      { id: 2, name: 'Market Street Store', CIDRRange: '10.21.4.0/24' },
      { id: 3, name: 'Riverside Hospital', CIDRRange: '10.22.8.0/24' },
    ]);
  });

  test('[ADMIN-10] one is added, changed and deleted', async () => {
    const created = await create('Annex', '192.168.7.0/26');
    expect(created.status).toBe(200);
    expect(created.body).toEqual({ id: 4, name: 'Annex', CIDRRange: '192.168.7.0/26' });
    const changed = await service().put('/api/networks/4', {
      body: { name: 'Annex', CIDRRange: '192.168.7.9' },
    });
    expect(changed.body).toEqual({ id: 4, name: 'Annex', CIDRRange: '192.168.7.9' });
    expect((await service().get('/api/networks/4')).body).toEqual(changed.body);
    expect((await service().delete('/api/networks/4')).status).toBe(204);
    expect((await service().get('/api/networks')).body).toHaveLength(3);
  });

  test.each(['10.0.0.0/33', '10.0.0', '300.1.1.1', 'dc1.example', '10.0.0.0/', '::1/64'])(
    '%s is no subnet',
    async (range) => {
      const { status, body } = await create('Annex', range);
      expect(status).toBe(400);
      expect(body.message).toBe('CIDRRange must be an IPv4 address or a CIDR range');
    },
  );

  test('a name is given once', async () => {
    const { status, body } = await create('Riverside Hospital', '10.1.1.1');
    expect(status).toBe(409);
    expect(body.message).toBe('Network "Riverside Hospital" exists already');
  });

  test('unknown ones are not found, even by what is no id', async () => {
    const body = { name: 'x', CIDRRange: '10.1.1.1' };
    expect((await service().get('/api/networks/99')).status).toBe(404);
    expect((await service().put('/api/networks/99', { body })).status).toBe(404);
    expect((await service().delete('/api/networks/99')).status).toBe(404);
    expect((await service().delete('/api/networks/ninety')).status).toBe(404);
  });

  test('are the administrator’s', async () => {
    expect((await service().get('/api/networks', { as: operator })).status).toBe(403);
  });
});
