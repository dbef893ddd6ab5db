import { ask } from '../../test/ask';
import { setUpGateways } from '../../test/gateways';
import type { Gateway } from '../startGateway';

const setup = setUpGateways({ timings: true });

const timed = {
  remote: 'parcels',
  version: '1.0.0',
  build: 'aaaa',
  times: { usable: [800, 820], blocked: [60] },
};
const post = ({ url }: Gateway, body: unknown) =>
  ask(url, '/console/timings', {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  });
const read = ({ url }: Gateway, token?: string) =>
  ask(url, '/console/timings', { headers: token ? { authorization: `JWT ${token}` } : {} });
const timings = async (gateway: Gateway) => JSON.parse((await read(gateway, 'ada')).text).timings;

test('administrators read how long a build takes, and nobody else does', async () => {
  const { gateway } = setup;
  expect((await post(gateway, [timed])).status).toBe(204);
  await post(gateway, [{ ...timed, times: { usable: [780] } }]);
  const { times: _times, ...build } = timed;
  const quantiles = { p50: expect.any(Number), p75: expect.any(Number), p95: expect.any(Number) };
  const found: { measure: string }[] = await timings(gateway);
  expect(found.sort((one, other) => (one.measure < other.measure ? -1 : 1))).toEqual([
    { ...build, measure: 'blocked', count: 1, ...quantiles },
    { ...build, measure: 'usable', count: 3, ...quantiles },
  ]);
  expect((await read(gateway)).status).toBe(401);
  expect((await read(gateway, 'job')).status).toBe(403);
});

test('builds that were never released are not counted, and nobody is told so', async () => {
  const { gateway } = setup;
  const strange = [
    { ...timed, build: 'invented' },
    { ...timed, remote: 'invented' },
  ];
  expect((await post(gateway, strange)).status).toBe(204);
  expect(await timings(gateway)).toEqual([]);
});

test.each([
  ['that names a person', [{ ...timed, user: 'Ada' }]],
  ['that is no time', [{ ...timed, times: { usable: ['fast'] } }]],
  ['that nothing can take', [{ ...timed, times: { usable: [-1] } }]],
  ['of a measure that there is not', [{ ...timed, times: { address: [1] } }]],
  ['of far too many times', [{ ...timed, times: { usable: Array.from({ length: 51 }, () => 1) } }]],
])('what says something %s counts nothing of it', async (_, body) => {
  const { gateway } = setup;
  await post(gateway, body);
  expect(JSON.stringify(await timings(gateway))).not.toMatch(/Ada|address|fast|-1|51/);
});

test('gateways of one store know what each of them was told', async () => {
  const [one, other] = [setup.gateway, await setup.start()];
  await post(one, [timed]);
  await post(other, [timed]);
  await one.close();
  const counts = (await timings(other)).map(({ count }: { count: number }) => count);
  expect(counts.sort()).toEqual([2, 4]);
});

test('metrics have histograms of them', async () => {
  const gateway = await setup.start({ metrics: { port: 0, host: '127.0.0.1' } });
  await post(gateway, [timed]);
  const metrics = await (await fetch(gateway.metricsUrl ?? '')).text();
  expect(metrics).toContain(
    'console_gateway_browser_seconds_bucket{le="0.8",measure="usable",remote="parcels",build="aaaa"} 1',
  );
  expect(metrics).toContain(
    'console_gateway_browser_seconds_count{measure="usable",remote="parcels",build="aaaa"} 2',
  );
});

test('a gateway that was not told to takes none, and no document asks for them', async () => {
  const gateway = await setup.start({ timings: false });
  expect((await post(gateway, [timed])).status).toBe(404);
  expect((await read(gateway, 'ada')).status).toBe(404);
  expect((await ask(gateway.url, '/parcels')).text).not.toContain('timings');
  expect((await ask(setup.gateway.url, '/parcels')).text).toContain('"timings":true');
});
