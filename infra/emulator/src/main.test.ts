/** @jest-environment ./infra/emulator/testing/environment.ts */
import { mkdtemp, rm } from 'node:fs/promises';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startProgram } from '../testing/program';
import { ServiceUnderTest } from '../testing/service';

const facilities = '/itemsense/configuration/v1/facilities';

let parent: string;
let data: string;
beforeEach(async () => {
  parent = await mkdtemp(join(tmpdir(), 'emulator-'));
  data = join(parent, 'data');
});
afterEach(() => rm(parent, { recursive: true, force: true }));

test('what was stored survives a restart, tokens too', async () => {
  const first = await ServiceUnderTest.start({ data, items: 0, history: 0 });
  await first.post(`${facilities}/create`, { body: { name: 'Annex' } });
  const { token } = (await first.put('/itemsense/authentication/v1/token/operator')).body;
  const { token: revoked } = (await first.put('/itemsense/authentication/v1/token/operator')).body;
  await first.put('/itemsense/authentication/v1/revokeToken', { body: { token: revoked } });
  await first.emulator.close();

  const second = await ServiceUnderTest.start({ data, items: 0, history: 0 });
  expect((await second.get(`${facilities}/show/Annex`, { as: `JWT ${token}` })).status).toBe(200);
  expect((await second.get(`${facilities}/show/Annex`, { as: `JWT ${revoked}` })).status).toBe(401);
  expect((await second.get('/itemsense/configuration/v1/readerDefinitions/show')).body).toHaveLength(40);
  await second.emulator.close();
}, 60_000);

test('a folder is used by one at a time', async () => {
  const first = await ServiceUnderTest.start({ data, fleet: 'factory' });
  await expect(ServiceUnderTest.start({ data, fleet: 'factory' })).rejects.toThrow('is using it');
  await first.emulator.close();
});

test('a stopped program ends cleanly, and one started with other flags says what has no effect', async () => {
  const first = startProgram(['--port', '0', '--data', data, '--factory']);
  await first.listening;
  first.child.kill('SIGTERM');
  expect(await first.ended).toBe(0);
  const second = startProgram(['--port', '0', '--data', data, '--demo']);
  await second.listening;
  second.child.kill('SIGTERM');
  expect(await second.ended).toBe(0);
  expect(second.output()).toContain('--demo has no effect');
}, 60_000);

test('a taken port is one sentence and exit code 1', async () => {
  const other = createServer();
  await new Promise<void>((done) => other.listen(0, '127.0.0.1', done));
  const { port } = other.address() as { port: number };
  const { ended, output } = startProgram(['--port', String(port), '--data', 'memory']);
  expect(await ended).toBe(1);
  expect(output()).toBe(
    `Port ${port} is taken by another program: stop that one or choose another with --port.\n`,
  );
  await new Promise((done) => other.close(done));
}, 60_000);

test('a wrong flag is one sentence and exit code 2', async () => {
  const { ended, output } = startProgram(['--colour', 'red']);
  expect(await ended).toBe(2);
  expect(output()).toMatch(/^[^\n]*'--colour'[^\n]*\n$/);
}, 60_000);

test('a file of faults that holds none is one sentence and exit code 2', async () => {
  const { ended, output } = startProgram(['--faults', '/nowhere/faults.json']);
  expect(await ended).toBe(2);
  expect(output()).toBe('--faults /nowhere/faults.json cannot be read. --help lists the flags.\n');
}, 60_000);
