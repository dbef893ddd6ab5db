/** @jest-environment ./infra/emulator/testing/environment.ts */
import { filesIn } from '../../../testing/archive';
import { withService } from '../../../testing/engines';
import { admin, operator } from '../../../testing/service';

const path = '/itemsense/support/v1/logs';

withService((service) => {
  const ask = (query: string, init: RequestInit = { headers: { authorization: admin } }) =>
    fetch(`${service().emulator.url}${path}?${query}`, init);

  test('[LOG-13] are an archive of what happened in a range of time', async () => {
    const answer = await ask('from=2026-03-01T00:00:00Z&to=2026-03-02T08:00:01.000Z[Etc/UTC]');
    expect(answer.status).toBe(200);
    expect(answer.headers.get('content-type')).toBe('application/gzip');
    expect(answer.headers.get('content-disposition')).toBe(
      'attachment; filename="itemsense-logs-20260302T080000Z.tar.gz"',
    );
    const files = await filesIn(answer);
    const jobs = files.get('itemsense/jobs.log')?.trim().split('\n') ?? [];
    expect(jobs).not.toHaveLength(0);
    for (const line of jobs) expect(line).toMatch(/^2026-03-0[12]T[\d:.]+Z (INFO |ERROR) Job [0-9a-f-]{36}/);
    expect(jobs).toEqual([...jobs].sort());
    expect([...files.keys()].every((name) => name.startsWith('itemsense/'))).toBe(true);
  });

  test('extended ones tell more', async () => {
    const files = await filesIn(await ask('extended=true'));
    expect(JSON.parse(files.get('extended/reader-health.json') ?? '')).toHaveLength(40);
    expect(JSON.parse(files.get('extended/product.json') ?? '')).toMatchObject({ name: '@console/emulator' });
  });

  test('[LOG-13] where there are none is told by 204, with GET and HEAD', async () => {
    for (const method of ['GET', 'HEAD']) {
      const headers = { authorization: admin };
      const none = await ask('from=2001-01-01T00:00:00Z&to=2001-01-02T00:00:00Z', { method, headers });
      expect([none.status, await none.text()]).toEqual([204, '']);
    }
    const some = await ask('', { method: 'HEAD', headers: { authorization: admin } });
    expect([some.status, await some.text()]).toEqual([200, '']);
  });

  test('[DOWNLOAD-01] a browser may come for them with token and url in the address, and nowhere else', async () => {
    const { token } = (await service().get('/itemsense/authentication/v1/token')).body;
    const url = encodeURIComponent(`${path}?from=2001-01-01T00:00:00Z&to=2001-01-02T00:00:00Z`);
    for (const [query, status] of [
      [`token=${token}&url=${url}`, 204],
      [`token=${token}`, 200],
      ['token=unknown', 401],
    ] as const) {
      const answer = await ask(query, {});
      await answer.arrayBuffer();
      expect(answer.status).toBe(status);
    }
    const elsewhere = await service().get(`/itemsense/configuration/v1/users/show?token=${token}`, {
      as: null,
    });
    expect(elsewhere.status).toBe(401);
  });

  test.each([
    ['from=yesterday', 'from must be a time of ISO 8601'],
    ['from=2026-03-02T08:00:00Z&to=2026-03-02T08:00:00Z', 'to must be after from'],
    ['extended=perhaps', 'extended must be boolean'],
  ])('%s is refused', async (query, message) => {
    const { status, body } = await service().get(`${path}?${query}`);
    expect([status, body.message]).toEqual([400, message]);
  });

  test('are the administrator’s', async () => {
    expect((await service().get(path, { as: operator })).status).toBe(403);
  });
});
