import { readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { ask } from '../../test/ask';
import { setUpGateways } from '../../test/gateways';

const setup = setUpGateways();

const use = (body: unknown, { token = 'ada', remote = 'parcels', at = setup.gateway } = {}) =>
  ask(at.url, `/console/remotes/${remote}/switch`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', authorization: `JWT ${token}` },
    body: JSON.stringify(body),
  });
const off = { off: true, reason: 'Wrong counts' };
const switchedOff = async ({ url } = setup.gateway) =>
  JSON.parse((await ask(url, '/registry.json')).text).switchedOff;
const preloads = async () =>
  (await ask(setup.gateway.url, '/parcels')).text.match(/rel="preload"/g)?.length ?? 0;

test('what an administrator switches off is out of service, with name, time and reason, and comes back', async () => {
  expect(await preloads()).toBeGreaterThan(0);
  expect((await use(off)).status).toBe(200);
  expect(await switchedOff()).toEqual({
    parcels: { by: 'ada', reason: 'Wrong counts', at: expect.stringMatching(/^\d{4}-/) },
  });
  expect(await preloads()).toBe(0);
  expect((await ask(setup.gateway.url, '/parcels')).text).toContain('Wrong counts');

  expect((await use({ off: false })).status).toBe(200);
  expect(await switchedOff()).toBeUndefined();
  const history = await ask(setup.gateway.url, '/console/switches', {
    headers: { authorization: 'JWT ada' },
  });
  expect(JSON.parse(history.text).history).toEqual([
    expect.objectContaining({ remote: 'parcels', off: false, by: 'ada' }),
    expect.objectContaining({ remote: 'parcels', off: true, by: 'ada', reason: 'Wrong counts' }),
  ]);
});

test('other gateways of the same store follow, and uses at the same time are all kept', async () => {
  const [one, other] = [setup.gateway, await setup.start()];
  const uses = await Promise.all(
    [one, other, one, other].map((at, place) => use({ ...off, reason: `Use ${place}` }, { at })),
  );
  expect(uses.map(({ status }) => status)).toEqual([200, 200, 200, 200]);
  expect(Object.keys(await switchedOff(other))).toEqual(['parcels']);
  const kept = JSON.parse(await readFile(join(setup.site.store, 'switches.json'), 'utf8'));
  expect(kept.history).toHaveLength(4);
});

test.each([
  ['nobody', 401],
  ['job', 403],
])('%s is refused', async (token, status) => {
  expect((await use(off, { token })).status).toBe(status);
  expect(await switchedOff()).toBeUndefined();
  const history = await ask(setup.gateway.url, '/console/switches', {
    headers: { authorization: `JWT ${token}` },
  });
  expect(history.status).toBe(status);
});

test.each([
  ['without a reason', { off: true }, {}, 400],
  ['with a blank reason', { off: true, reason: '  ' }, {}, 400],
  ['of a remote that is not there', off, { remote: 'nothing' }, 404],
])('a switch %s is refused', async (_, body, where, status) => {
  expect((await use(body, where)).status).toBe(status);
});

test('a damaged file keeps the console running and is not overwritten', async () => {
  const file = join(setup.site.store, 'switches.json');
  await writeFile(file, '{"schema":');
  expect((await ask(setup.gateway.url, '/parcels')).status).toBe(200);
  const { status, text } = await use(off);
  expect(status).toBe(503);
  expect(text).not.toContain(setup.site.store);
  expect(await readFile(file, 'utf8')).toBe('{"schema":');
  await rm(file);
  expect((await use(off)).status).toBe(200);
});
