import { createSocket } from 'node:dgram';
import { once } from 'node:events';
import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createKeyPair, folderStore, readSigningKey } from '@console/store';
import type { Checkpoint } from './checkpoints';
import { runAuditTrail } from './commandLine';
import { openOutlet } from './outlets';
import type { Entry } from './records';
import { auditTrail, type TrailOptions } from './trail';

const { privateKey, publicKey } = createKeyPair();

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'trail-'));
  writeFileSync(join(folder, 'audit.pub'), publicKey);
});
afterEach(() => {
  process.exitCode = 0;
  jest.restoreAllMocks();
  rmSync(folder, { recursive: true, force: true });
});

const place = (...below: string[]) => join(folder, ...below);

const open = (more: Partial<TrailOptions> = {}) =>
  auditTrail({
    folder: place('own'),
    trail: 'north-1',
    key: readSigningKey(privateKey, 'The key'),
    store: folderStore(place('shared')),
    outlets: [],
    keep: { days: 365, bytes: 1e9 },
    ...more,
  });

const call = (number: number, person: string, record: string): Entry[] => [
  {
    kind: 'intent',
    id: `request-${number}`,
    person: { name: person, roles: ['Admin'] },
    address: '10.0.0.7',
    method: 'DELETE',
    route: '/itemsense/configuration/v1/facilities/destroy/:name',
    action: 'delete',
    model: 'facilities',
    record,
  },
  { kind: 'outcome', id: `request-${number}`, status: 204, duration: 12 },
];

const segments = (...below: string[]) =>
  readdirSync(place(...below, 'audit', 'north-1')).filter((name) => /^\d/.test(name));

/** Output of the command, with its exit code in front when it is not good. */
async function said(...words: string[]): Promise<string> {
  const lines: string[] = [];
  const say = (line: string) => void lines.push(line);
  jest.spyOn(console, 'log').mockImplementation(say);
  jest.spyOn(console, 'error').mockImplementation(say);
  process.exitCode = 0;
  await runAuditTrail(words);
  return (process.exitCode ? `${process.exitCode}: ` : '') + lines.join('\n');
}

test('checkpoints arrive in a file, at a webhook and at a syslog server', async () => {
  const bodies: string[] = [];
  const server = createServer(async (request, response) => {
    for await (const chunk of request) bodies.push(String(chunk));
    response.writeHead(204).end();
  }).listen(0, '127.0.0.1');
  const log = createSocket('udp4').bind(0, '127.0.0.1');
  await Promise.all([once(server, 'listening'), once(log, 'listening')]);
  const message = once(log, 'message');
  const trail = open({
    outlets: [
      place('elsewhere', 'checkpoints.jsonl'),
      `http://127.0.0.1:${(server.address() as AddressInfo).port}/`,
      `syslog://127.0.0.1:${log.address().port}`,
    ].map(openOutlet),
  });
  await trail.record(...call(1, 'Admin', 'Store 1'));
  await trail.close();
  const sent = JSON.parse(readFileSync(place('elsewhere', 'checkpoints.jsonl'), 'utf8')) as Checkpoint;
  expect(sent).toMatchObject({ trail: 'north-1', seq: 2, number: 1 });
  expect(bodies.map((body) => JSON.parse(body))).toEqual([sent]);
  const [line] = (await message) as [Buffer];
  expect(String(line)).toMatch(/^<109>1 .* audit-checkpoint - \{.*"trail":"north-1"/);
  server.close();
  log.close();
  expect(trail.problem()).toBeUndefined();
});

test('a place for checkpoints that does not answer is named, and nothing waits for it', async () => {
  const problems: string[] = [];
  const trail = open({
    outlets: [openOutlet('http://127.0.0.1:9/')],
    onProblem: (problem) => problems.push(problem),
  });
  await trail.record(...call(1, 'Admin', 'Store 1'));
  await trail.close();
  expect(trail.canRecord()).toBe(true);
  expect(trail.problem()).toMatch(/^A checkpoint of the audit trail did not arrive elsewhere: /);
  expect(problems).toEqual([trail.problem()]);
  expect(() => openOutlet('gopher://away')).toThrow(/it has to be a file, https/);
});

test('what is kept long enough goes by whole segments, here and in the shared store, and the rest is whole', async () => {
  const trail = open({ segmentLength: 10, keep: { days: 365, bytes: 6000 } });
  for (let number = 1; number <= 30; number += 1) await trail.record(...call(number, 'Admin', 'Store 1'));
  const before = segments('own').length;
  await trail.close();
  expect(segments('own').length).toBeLessThan(before);
  expect(segments('shared')).toEqual(segments('own'));
  expect(await said('verify', place('own'), '--keys', place('audit.pub'))).toMatch(/north-1: .*: whole$/);
});

test('the command tells who did what, over all gateways, as text and as a table', async () => {
  const [north, south] = [open(), open({ trail: 'south-1', folder: place('other') })];
  await north.record(...call(1, 'Admin', 'Store 1'));
  await south.record(...call(2, 'Miller', '=SUM(A1)\u001b[2J'));
  await south.record(...call(3, 'Miller', 'Store 3').slice(0, 1));
  await north.close();
  await south.close();
  const list = (...words: string[]) => said('list', place('shared'), ...words);
  const lines = (await list()).split('\n');
  expect(lines).toHaveLength(3);
  expect(lines[0]).toMatch(/^\S+Z {2}Admin {2}10\.0\.0\.7 {2}delete {2}facilities {2}Store 1 {2}204$/);
  expect(lines[1]).toContain('\ufffd[2J');
  expect(lines[2]).toMatch(/Store 3 {2}no outcome$/);
  expect((await list('--person', 'Miller', '--gateway', 'south-1')).split('\n')).toHaveLength(2);
  expect(await list('--until', '2020')).toBe('');
  expect(await list('--format', 'csv')).toContain(`"'=SUM(A1)`);
  expect(JSON.parse((await list('--record', 'Store 1', '--format', 'json')) || '{}')).toMatchObject({
    trail: 'north-1',
    status: 204,
    duration: 12,
  });
  expect(await list('--format', 'xml')).toMatch(/^2: There is no format 'xml'/);
});

test('the command verifies, and ends with 1 for a trail that somebody altered', async () => {
  const trail = open({ outlets: [openOutlet(place('elsewhere.jsonl'))] });
  await trail.record(...call(1, 'Admin', 'Store 1'));
  await trail.close();
  const verify = () =>
    said('verify', place('own'), '--keys', place('audit.pub'), '--checkpoints', place('elsewhere.jsonl'));
  expect(await verify()).toBe('north-1: records 1 to 2, signed to 2: whole');
  rmSync(place('own', 'audit'), { recursive: true });
  expect(await verify()).toBe(
    '1: north-1: no records: NOT as it was written\n  Records 1 to 2 are missing at the end.',
  );
  expect(await said('verify', place('own'))).toMatch(/^2: Say with --keys/);
  expect(await said('verify', place('none'), '--keys', place('audit.pub'))).toMatch(
    /^1: .* holds no audit trail\.$/,
  );
  expect(await said('verify', place('own'), '--keys', place('none.pub'))).toMatch(/^1: .*cannot be read/);
});
