import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Refused, run } from '@console/workspace';
import { publish, readRegistryAddress } from './publish';
import { publishedVersion } from './version';

const folder = mkdtempSync(join(tmpdir(), 'publish-'));
const packages = new Map<string, unknown>();
let refused = '';
let server: Server;
let registry: string;

/** As much of a registry as npm asks for when it publishes. */
beforeAll(async () => {
  server = createServer(async (request, response) => {
    const name = decodeURIComponent(request.url ?? '').slice(1);
    const answer = (status: number, body: unknown) =>
      response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body));
    if (name.startsWith('-/ping')) return answer(200, {});
    if (request.method !== 'PUT')
      return packages.has(name) ? answer(200, packages.get(name)) : answer(404, {});
    let text = '';
    for await (const chunk of request) text += String(chunk);
    if (name === refused) return answer(403, { error: 'you may not publish this' });
    packages.set(name, JSON.parse(text));
    return answer(201, { ok: true });
  });
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
  registry = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  writeFileSync(
    join(folder, '.npmrc'),
    `//127.0.0.1:${(server.address() as AddressInfo).port}/:_authToken=test\n`,
  );
  process.env.NPM_CONFIG_USERCONFIG = join(folder, '.npmrc');
});
afterAll(() => {
  delete process.env.NPM_CONFIG_USERCONFIG;
  server.close();
  server.closeAllConnections();
  rmSync(folder, { recursive: true });
});

async function packed(name: string) {
  const stage = join(folder, name);
  mkdirSync(stage, { recursive: true });
  writeFileSync(join(stage, 'package.json'), JSON.stringify({ name: `@console/${name}`, version: '2.31.0' }));
  await run('npm', ['pack', '--silent', '--pack-destination', folder, stage], { quiet: true });
  return {
    name: `@console/${name}`,
    version: '2.31.0',
    stage,
    tarball: join(folder, `console-${name}-2.31.0.tgz`),
  };
}

test('a package that the registry refuses is named with what the registry says, and the same command goes on later', async () => {
  const all = [await packed('design'), await packed('kit')];
  refused = '@console/kit';
  await expect(publish(all, registry)).rejects.toThrow(
    /did not take @console\/kit 2\.31\.0: .*403.* 1 of 2 packages are there; the same command goes on with the others\./,
  );
  refused = '';
  expect(await publish(all, registry)).toEqual({ published: ['@console/kit'], present: ['@console/design'] });
  expect([...packages.keys()]).toEqual(['@console/design', '@console/kit']);
});

test('a registry that does not answer is named, and nothing is published', async () => {
  await expect(publish([], 'http://127.0.0.1:1')).rejects.toThrow(
    /^No registry answers at http:\/\/127\.0\.0\.1:1 .* Nothing was published: check the address\./,
  );
});

test.each([
  [undefined, 'Name the registry to publish to: --registry https://npm.example.'],
  ['npm.example', 'npm.example is not the address of a registry: give one such as https://npm.example.'],
])('%s is no registry', (given, sentence) => {
  expect(() => readRegistryAddress(given)).toThrow(new Refused(sentence));
});

test('a version belongs to the contract, and may have a patch of its own', () => {
  expect(publishedVersion(undefined, '2.31.0')).toBe('2.31.0');
  expect(publishedVersion('2.31.4', '2.31.0')).toBe('2.31.4');
  expect(() => publishedVersion('2.32.0', '2.31.0')).toThrow(
    '2.32.0 is not a version of contract 2.31.0: give 2.31.<patch>, as in 2.31.1, or raise the contract first.',
  );
});
