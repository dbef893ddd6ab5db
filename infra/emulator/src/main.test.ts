/** @jest-environment ./infra/emulator/testing/environment.ts */
import { spawn } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { admin, ServiceUnderTest } from '../testing/service';

const facilities = '/itemsense/configuration/v1/facilities';
const folder = resolve(__dirname, '..');

let parent: string;
let data: string;
beforeEach(async () => {
  parent = await mkdtemp(join(tmpdir(), 'emulator-'));
  data = join(parent, 'data');
});
afterEach(() => rm(parent, { recursive: true, force: true }));

test('what was stored survives a restart, tokens too', async () => {
  const first = await ServiceUnderTest.start({ data });
  await first.post(`${facilities}/create`, { body: { name: 'Annex' } });
  const { token } = (await first.put('/itemsense/authentication/v1/token/operator')).body;
  const { token: revoked } = (await first.put('/itemsense/authentication/v1/token/operator')).body;
  await first.put('/itemsense/authentication/v1/revokeToken', { body: { token: revoked } });
  await first.emulator.close();

  const second = await ServiceUnderTest.start({ data });
  expect((await second.get(`${facilities}/show/Annex`, { as: `JWT ${token}` })).status).toBe(200);
  expect((await second.get(`${facilities}/show/Annex`, { as: `JWT ${revoked}` })).status).toBe(401);
  expect((await second.get('/itemsense/configuration/v1/readerDefinitions/show')).body).toHaveLength(40);
  await second.emulator.close();
});

test('a folder is used by one at a time', async () => {
  const first = await ServiceUnderTest.start({ data });
  await expect(ServiceUnderTest.start({ data })).rejects.toThrow('is using it');
  await first.emulator.close();
});

/** The program as a person starts it. */
function program(...flags: string[]) {
  const child = spawn(process.execPath, ['--import', 'tsx', 'src/main.ts', ...flags], {
    cwd: folder,
    env: { ...process.env, DATABASE_URL: '', NODE_OPTIONS: '' },
  });
  let output = '';
  const ended = new Promise<number | null>((done) => child.on('close', done));
  const listening = new Promise<string>((done) => {
    for (const stream of [child.stdout, child.stderr])
      stream.on('data', (text) => {
        output += text;
        const [, url] = /listens on (\S+)/.exec(output) ?? [];
        if (url) done(url);
      });
  });
  return { child, listening, ended, output: () => output };
}

test('a killed program loses nothing that it said it had stored; a stopped one ends cleanly', async () => {
  const first = program('--port', '0', '--data', data);
  const url = await first.listening;
  const created = await fetch(`${url}${facilities}/create`, {
    method: 'POST',
    headers: { authorization: admin, 'content-type': 'application/json' },
    body: JSON.stringify({ name: 'Annex' }),
  });
  expect(created.status).toBe(200);
  first.child.kill('SIGKILL');
  await first.ended;

  const second = program('--port', '0', '--data', data, '--readers', '10');
  const shown = await fetch(`${await second.listening}${facilities}/show/Annex`, {
    headers: { authorization: admin },
  });
  expect(await shown.json()).toEqual({ name: 'Annex' });
  second.child.kill('SIGTERM');
  expect(await second.ended).toBe(0);
  expect(second.output()).toContain('--readers 10 has no effect');
}, 60_000);

test('a taken port is one sentence and exit code 1', async () => {
  const other = createServer();
  await new Promise<void>((done) => other.listen(0, '127.0.0.1', done));
  const { port } = other.address() as { port: number };
  const { ended, output } = program('--port', String(port), '--data', 'memory');
  expect(await ended).toBe(1);
  expect(output()).toBe(
    `Port ${port} is taken by another program: stop that one or choose another with --port.\n`,
  );
  await new Promise((done) => other.close(done));
}, 60_000);

test('a wrong flag is one sentence and exit code 2', async () => {
  const { ended, output } = program('--colour', 'red');
  expect(await ended).toBe(2);
  expect(output()).toMatch(/^[^\n]*'--colour'[^\n]*\n$/);
}, 60_000);
