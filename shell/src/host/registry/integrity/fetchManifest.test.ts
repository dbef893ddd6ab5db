import { createHash } from 'node:crypto';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { PreviousBuild } from '@console/remote/registry';
import { registeredRemote } from '../../../testing/registeredRemote';
import { fetchManifest } from './fetchManifest';

let server: Server;
let origin: string;
let content: string | undefined;

beforeAll(async () => {
  server = createServer((request, answer) => {
    if (content === undefined || request.url !== `${registeredRemote.base}registered.json`)
      answer.writeHead(404).end();
    else answer.end(content);
  });
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
  origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});

afterAll(() => new Promise((closed) => server.close(closed)));

const whole = JSON.stringify(registeredRemote);
const pinOf = (text: string) => `sha256-${createHash('sha256').update(text).digest('base64')}`;
const ran = (changes: Partial<PreviousBuild> = {}): PreviousBuild => ({
  ...registeredRemote,
  record: pinOf(whole),
  ...changes,
});

test('the record of an earlier build is what the registry would say of it', async () => {
  content = whole;
  expect(await fetchManifest('readers', ran(), origin)).toEqual(registeredRemote);
});

const another = JSON.stringify({ ...registeredRemote, version: '6.6.6' });

test.each<[string, string | undefined, Partial<PreviousBuild>, string]>([
  ['is not there', undefined, {}, 'missing'],
  ['has one byte altered', whole.replace('readers', 'reeders'), {}, 'altered'],
  ['has no pin', whole, { record: '' }, 'unpinned'],
  ['is of another build', another, { record: pinOf(another) }, 'altered'],
  ['is no record', '[]', { record: pinOf('[]') }, 'altered'],
])('a record that %s is refused', async (_, text, changes, code) => {
  content = text;
  await expect(fetchManifest('readers', ran(changes), origin)).rejects.toMatchObject({ code });
});

test('a server that does not answer is said to be out of reach', async () => {
  await expect(fetchManifest('readers', ran(), 'http://127.0.0.1:1')).rejects.toMatchObject({
    code: 'unreachable',
  });
});
