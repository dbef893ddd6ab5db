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

test('remotes that are expected are named until they are there', async () => {
  const { url } = await setup.start({ expectedRemotes: ['parcels', 'pallets'] });
  const { remotes, expected } = JSON.parse((await ask(url, '/registry.json')).text);
  expect([remotes.length, expected]).toEqual([1, ['pallets']]);
  await setup.site.release(
    registryOf(2, parcels('1.1.0', 'bbbb'), { ...parcels('1.0.0', 'cccc'), name: 'pallets' }),
  );
  expect(JSON.parse((await ask(url, '/registry.json')).text)).not.toHaveProperty('expected');
});

test('one address, and all together, have only so many streams, which the metrics count; who leaves makes room', async () => {
  const { url, metricsUrl = '' } = await setup.start({
    streams: { one: 2, all: 3 },
    metrics: { port: 0, host: '127.0.0.1' },
    trustedProxies: ['loopback'],
  });
  const opened = async (address: string) => {
    const asked = request(`${url}/console/changes`, {
      agent: false,
      headers: { 'x-forwarded-for': address },
    });
    asked.end();
    const [answer]: IncomingMessage[] = await once(asked, 'response');
    return { status: answer?.statusCode, leave: () => asked.destroy() };
  };
  const counted = async () =>
    /^console_gateway_event_streams (\d+)$/m.exec(await (await fetch(metricsUrl)).text())?.[1];
  const first = await opened('192.0.2.1');
  expect([first.status, (await opened('192.0.2.1')).status]).toEqual([200, 200]);
  expect((await opened('192.0.2.1')).status).toBe(503);
  expect((await opened('192.0.2.2')).status).toBe(200);
  expect((await opened('192.0.2.3')).status).toBe(503);
  expect(await counted()).toBe('3');
  first.leave();
  while ((await counted()) !== '2');
  expect((await opened('192.0.2.1')).status).toBe(200);
});

test('ends its streams when the gateway stops', async () => {
  const answer = await listen();
  const ended = once(answer.resume(), 'end');
  await setup.gateway.close();
  await ended;
});
