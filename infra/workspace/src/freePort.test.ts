import { once } from 'node:events';
import { type AddressInfo, createServer } from 'node:net';
import { firstFreePort, isFree, takenPort } from './freePort';

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
