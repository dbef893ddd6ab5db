import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { awaitHealth, problems } from './awaitHealth';

let server: Server;
let asked = 0;
let readyAfter = 0;

const missing = {
  ready: false,
  version: '1.0.0',
  shell: { ready: true },
  service: { ready: false, problem: 'No answer.' },
};

beforeEach(async () => {
  asked = 0;
  server = createServer((_request, response) => {
    asked += 1;
    response.end(JSON.stringify(asked > readyAfter ? { ready: true } : missing));
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
});

afterEach(async () => {
  server.close();
  await once(server, 'close');
});

const url = () => `http://127.0.0.1:${(server.address() as AddressInfo).port}`;

test('it asks until everything is ready', async () => {
  readyAfter = 3;
  await awaitHealth(url(), { every: 1 });
  expect(asked).toBe(4);
});

test('after a while it says what is missing', async () => {
  readyAfter = Number.POSITIVE_INFINITY;
  await expect(awaitHealth(url(), { every: 1, atMost: 20 })).rejects.toThrow(
    'The console is not ready. No answer.',
  );
});

test('only parts that are not ready have problems', () => {
  expect(
    problems({ ready: false, a: { ready: true, problem: 'old' }, b: { ready: false, problem: 'gone' } }),
  ).toEqual(['gone']);
});
