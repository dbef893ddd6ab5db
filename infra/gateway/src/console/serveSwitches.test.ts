import { readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { ask } from '../../test/ask';
import { type AskedService, startAskedService } from '../../test/service';
import { createSite, type Site } from '../../test/site';
import { type Gateway, startGateway } from '../startGateway';

let site: Site;
let service: AskedService;
let gateways: Gateway[];

const start = async () => {
  const gateway = await startGateway({
    host: '127.0.0.1',
    port: 0,
    shellDir: site.shellDir,
    store: site.store,
    registryKeys: site.registryKeys,
    serviceUrl: service.url,
    logLevel: 'silent',
  });
  gateways.push(gateway);
  return gateway;
};

beforeEach(async () => {
  gateways = [];
  site = await createSite();
  service = await startAskedService();
  await start();
});
afterEach(async () => {
  await Promise.all(gateways.map((gateway) => gateway.close()));
  await service.close();
  await site.remove();
});

const urlOf = (place: number) => gateways[place]?.url ?? '';

const use = (body: unknown, { token = 'ada', remote = 'parcels', at = 0 } = {}) =>
  ask(urlOf(at), `/console/remotes/${remote}/switch`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', authorization: `JWT ${token}` },
    body: JSON.stringify(body),
  });
const off = { off: true, reason: 'Wrong counts' };
const switchedOff = async (at = 0) => JSON.parse((await ask(urlOf(at), '/registry.json')).text).switchedOff;
const preloads = async () => (await ask(urlOf(0), '/parcels')).text.match(/rel="preload"/g)?.length ?? 0;

test('what an administrator switches off is out of service, with name, time and reason, and comes back', async () => {
  expect(await preloads()).toBeGreaterThan(0);
  expect((await use(off)).status).toBe(200);
  expect(await switchedOff()).toEqual({
    parcels: { by: 'ada', reason: 'Wrong counts', at: expect.stringMatching(/^\d{4}-/) },
  });
  expect(await preloads()).toBe(0);
  expect((await ask(urlOf(0), '/parcels')).text).toContain('Wrong counts');

  expect((await use({ off: false })).status).toBe(200);
  expect(await switchedOff()).toBeUndefined();
  const history = await ask(urlOf(0), '/console/switches', { headers: { authorization: 'JWT ada' } });
  expect(JSON.parse(history.text).history).toEqual([
    expect.objectContaining({ remote: 'parcels', off: false, by: 'ada' }),
    expect.objectContaining({ remote: 'parcels', off: true, by: 'ada', reason: 'Wrong counts' }),
  ]);
});

test('other gateways of the same store follow, and uses at the same time are all kept', async () => {
  await start();
  const uses = await Promise.all([0, 1, 0, 1].map((at) => use({ ...off, reason: `Use ${at}` }, { at })));
  expect(uses.map(({ status }) => status)).toEqual([200, 200, 200, 200]);
  expect(Object.keys(await switchedOff(1))).toEqual(['parcels']);
  const kept = JSON.parse(await readFile(join(site.store, 'switches.json'), 'utf8'));
  expect(kept.history).toHaveLength(4);
});

test.each([
  ['nobody', 401],
  ['job', 403],
])('%s is refused', async (token, status) => {
  expect((await use(off, { token })).status).toBe(status);
  expect(await switchedOff()).toBeUndefined();
  const history = await ask(urlOf(0), '/console/switches', { headers: { authorization: `JWT ${token}` } });
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
  const file = join(site.store, 'switches.json');
  await writeFile(file, '{"schema":');
  expect((await ask(urlOf(0), '/parcels')).status).toBe(200);
  const { status, text } = await use(off);
  expect(status).toBe(503);
  expect(text).not.toContain(site.store);
  expect(await readFile(file, 'utf8')).toBe('{"schema":');
  await rm(file);
  expect((await use(off)).status).toBe(200);
});
