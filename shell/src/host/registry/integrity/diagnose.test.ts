import { createHash } from 'node:crypto';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { BuildManifest } from '@console/remote/registry';
import { diagnose, inspectRemote, probe, suspectFiles } from './diagnose';

test.each([
  [{ kind: 'silence' }, 'unreachable'],
  [{ kind: 'late' }, 'slow'],
  [{ kind: 'altered' }, 'altered'],
  [{ kind: 'answer', status: 404 }, 'missing'],
  [{ kind: 'answer', status: 410 }, 'missing'],
  [{ kind: 'answer', status: 503 }, 'unreachable'],
  [{ kind: 'answer', status: 200 }, undefined],
] as const)('%j means %s', (found, code) => {
  expect(diagnose(found)).toBe(code);
});

describe('a second look at a container', () => {
  const content = 'var rfid_readers;';
  const pin = `sha256-${createHash('sha256').update(content).digest('base64')}`;
  let server: Server;
  let origin: string;

  beforeAll(async () => {
    server = createServer((request, answer) => {
      if (request.url === '/whole.js') answer.end(content);
      else if (request.url === '/altered.js') answer.end(`${content} `);
      else answer.writeHead(404).end();
    });
    await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
    origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  });

  afterAll(() => new Promise((closed) => server.close(closed)));

  test.each([
    ['/whole.js', { kind: 'answer', status: 200 }],
    ['/altered.js', { kind: 'altered' }],
    ['/gone.js', { kind: 'answer', status: 404 }],
  ])('%s', async (path, expected) => {
    expect(await probe(origin + path, pin)).toEqual(expected);
  });

  test.each([
    ['whole files', { 'whole.js': pin }, undefined],
    ['a file that is gone', { 'whole.js': pin, 'gone.js': pin }, 'missing'],
    ['an altered file beside one that is gone', { 'gone.js': pin, 'altered.js': pin }, 'altered'],
  ])('a build of %s', async (_, integrity, expected) => {
    const remote = { base: '/', integrity, routes: [] } as unknown as BuildManifest;
    expect(await inspectRemote(remote, {}, origin)).toBe(expected);
  });

  test('a server that does not answer', async () => {
    expect(await probe('http://127.0.0.1:1/whole.js', pin)).toEqual({ kind: 'silence' });
  });
});

describe('files of a build that a failure may come from', () => {
  const routes = [
    { path: '/readers', files: ['entry.js', 'module.js', 'List.js'] },
    { path: '/readers/new', files: ['entry.js', 'module.js', 'Form.js', 'fields.js'] },
  ];
  const named = [...routes.flatMap(({ files }) => files), 'Plan.js'];
  const integrity = Object.fromEntries(named.map((file) => [file, 'sha256-AAAA']));
  const build = { base: '/remotes/readers/1.0.0-b/', integrity, routes } as unknown as BuildManifest;
  const late = (file: string) =>
    Object.assign(new Error('Loading chunk failed.'), {
      name: 'ChunkLoadError',
      request: `https://console.example${file}`,
    });

  test('what its page needs', () => {
    expect(suspectFiles(build, { address: '/readers/new' })).toEqual([
      'entry.js',
      'module.js',
      'Form.js',
      'fields.js',
    ]);
  });

  test('what every page needs, where none was drawn', () => {
    expect(suspectFiles(build)).toEqual(['entry.js', 'module.js']);
  });

  test('the chunk that did not arrive, unless it is of another build', () => {
    const cause = late('/remotes/readers/1.0.0-b/Plan.js');
    expect(suspectFiles(build, { address: '/readers', cause })).toEqual([
      'entry.js',
      'module.js',
      'List.js',
      'Plan.js',
    ]);
    expect(suspectFiles(build, { cause: late('/assets/Plan.js') })).toEqual(['entry.js', 'module.js']);
  });
});
