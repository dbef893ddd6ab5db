import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { runService } from '../src/process/service';

await runService(async () => {
  const server = createServer((request, response) => {
    if (request.url === '/die') process.exit(3);
    response.end('here');
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    close: async () => {
      server.close();
      server.closeAllConnections();
      await once(server, 'close');
      console.log('closed');
    },
  };
});
