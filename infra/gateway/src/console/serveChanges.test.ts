import { once } from 'node:events';
import { type IncomingMessage, request } from 'node:http';
import { registryState } from '@console/remote/operation';
import { ask } from '../../test/ask';
import { setUpGateways } from '../../test/gateways';
import { parcels, registryOf } from '../../test/site';

const setup = setUpGateways();

async function listen(): Promise<IncomingMessage> {
  const asked = request(`${setup.gateway.url}/console/changes`, { agent: false });
  asked.end();
  const [answer] = await once(asked, 'response');
  return answer;
}

const states = async function* (answer: IncomingMessage) {
  for await (const part of answer)
    for (const [, state] of String(part).matchAll(/^data: (.*)$/gm)) yield state;
};

const registry = async () => JSON.parse((await ask(setup.gateway.url, '/registry.json')).text);

test('says what holds, and every release, rollback and switch as it comes', async () => {
  const answer = await listen();
  expect(answer.headers).toMatchObject({
    'content-type': 'text/event-stream',
    'cache-control': 'no-store',
    'x-content-type-options': 'nosniff',
  });
  const heard = states(answer);
  expect((await heard.next()).value).toBe(registryState(await registry()));

  await setup.site.release(registryOf(2, parcels('1.1.0', 'bbbb')));
  expect((await heard.next()).value).toBe(registryState(await registry()));

  await ask(setup.gateway.url, '/console/remotes/parcels/switch', {
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
  await setup.gateway.close();
  await ended;
});
