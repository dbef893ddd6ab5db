import { once } from 'node:events';
import { type IncomingMessage, request } from 'node:http';
import { registryState } from '@console/remote/operation';
import { ask } from '../../test/ask';
import { type AskedService, startAskedService } from '../../test/service';
import { createSite, parcels, registryOf, type Site } from '../../test/site';
import { type Gateway, startGateway } from '../startGateway';

let site: Site;
let service: AskedService;
let gateway: Gateway;

beforeEach(async () => {
  site = await createSite();
  service = await startAskedService();
  gateway = await startGateway({
    host: '127.0.0.1',
    port: 0,
    shellDir: site.shellDir,
    store: site.store,
    registryKeys: site.registryKeys,
    serviceUrl: service.url,
    logLevel: 'silent',
  });
});
afterEach(async () => {
  await gateway.close();
  await service.close();
  await site.remove();
});

async function listen(): Promise<IncomingMessage> {
  const asked = request(`${gateway.url}/console/changes`, { agent: false });
  asked.end();
  const [answer] = await once(asked, 'response');
  return answer;
}

const states = async function* (answer: IncomingMessage) {
  for await (const part of answer)
    for (const [, state] of String(part).matchAll(/^data: (.*)$/gm)) yield state;
};

const registry = async () => JSON.parse((await ask(gateway.url, '/registry.json')).text);

test('says what holds, and every release, rollback and switch as it comes', async () => {
  const answer = await listen();
  expect(answer.headers).toMatchObject({
    'content-type': 'text/event-stream',
    'cache-control': 'no-store',
    'x-content-type-options': 'nosniff',
  });
  const heard = states(answer);
  expect((await heard.next()).value).toBe(registryState(await registry()));

  await site.release(registryOf(2, parcels('1.1.0', 'bbbb')));
  expect((await heard.next()).value).toBe(registryState(await registry()));

  await ask(gateway.url, '/console/remotes/parcels/switch', {
    method: 'POST',
    headers: { 'content-type': 'application/json', authorization: 'JWT ada' },
    body: JSON.stringify({ off: true, reason: 'Wrong counts' }),
  });
  const { value = '' } = await heard.next();
  expect(value).toBe(registryState(await registry()));
  expect(value).toContain('"parcels"');
});

test('ends its streams when the gateway stops', async () => {
  const answer = await listen();
  const ended = once(answer.resume(), 'end');
  await gateway.close();
  await ended;
});
