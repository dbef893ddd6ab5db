import { once } from 'node:events';
import { type AddressInfo, createServer } from 'node:net';
import { firstFreePort, freePort, isFree, takenPort } from './freePort';

test('a port is free when nothing listens on it', async () => {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  expect(await isFree(port, '127.0.0.1')).toBe(false);
  expect(await firstFreePort(port, '127.0.0.1')).toBeGreaterThan(port);
  server.close();
  await once(server, 'close');
  expect(await isFree(port, '127.0.0.1')).toBe(true);
});

test('a taken port is told with a way out', () => {
  expect(takenPort(8080)).toBe(
    'Port 8080 is taken by another program; set PORT to a free one, for example PORT=8081.',
  );
  expect(takenPort(65_535)).toContain('PORT=8080');
});

test('ports for servers that are told theirs are free, differ, and are none that the system hands out', async () => {
  const ports = await Promise.all(Array.from({ length: 20 }, () => freePort()));
  expect(new Set(ports).size).toBe(20);
  for (const port of ports) {
    expect([port, await isFree(port, '127.0.0.1')]).toEqual([port, true]);
    expect(port).toBeGreaterThanOrEqual(20_000);
    expect(port).toBeLessThan(30_000);
  }
});
