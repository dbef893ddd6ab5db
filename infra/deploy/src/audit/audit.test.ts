import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { workspace } from '@console/workspace';
import { buildsWith } from './billedBuilds';
import { isAtLeast, readAudit, severities } from './readAudit';

const advisory = {
  id: 1,
  url: 'https://advisories.example/1',
  title: 'Reads files it should not',
  severity: 'high',
  vulnerable_versions: '<99.0.0',
  cwe: [],
  cvss: { score: 7.5, vectorString: null },
};

let registry: Server;

/** A registry that answers what is asked of vulnerabilities, and nothing else. */
async function startRegistry(status: number, known: object): Promise<string> {
  registry = createServer(({ url }, response) => {
    const isAsked = url?.startsWith('/-/npm/v1/security/') ?? false;
    response
      .writeHead(isAsked ? status : 404, { 'content-type': 'application/json' })
      .end(JSON.stringify(known));
  }).listen(0, '127.0.0.1');
  await once(registry, 'listening');
  return `http://127.0.0.1:${(registry.address() as AddressInfo).port}/`;
}

afterEach(() => registry?.close());

async function audit(...words: string[]): Promise<{ code: number | null; output: string }> {
  const child = spawn(process.execPath, ['--import', 'tsx/esm', 'infra/deploy/src/audit/main.ts', ...words], {
    cwd: workspace,
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const outputs = Promise.all([text(child.stdout), text(child.stderr)]);
  const [code] = (await once(child, 'exit')) as [number | null];
  return { code, output: (await outputs).join('') };
}

test('what a registry knows of vulnerabilities is listed, and fails the check', async () => {
  const address = await startRegistry(200, { moment: [advisory] });
  const { code, output } = await audit('--registry', address);
  expect(output).toMatch(/^high: moment \d+\.\d+\.\d+: Reads files it should not$/m);
  expect(output).toContain('Mended in >=99.0.0. https://advisories.example/1');
  expect(output).toContain('1 known, 1 of them moderate or worse.');
  expect(code).toBe(1);
});

test('a registry that does not answer is no good news', async () => {
  const { code, output } = await audit('--registry', await startRegistry(405, {}));
  expect(output).toContain('Nothing was checked: the registry does not answer');
  expect(code).toBe(2);
});

test('the worst comes first, and the level says what counts', () => {
  const advisories = severities.map((severity, id) => ({
    ...advisory,
    id,
    severity,
    module_name: 'moment',
    patched_versions: '>=99.0.0',
    findings: [{ version: '2.31.0' }, { version: '2.31.0' }],
  }));
  const found = readAudit(JSON.stringify({ advisories: { ...advisories } }), '');
  expect(found.map(({ severity }) => severity)).toEqual([...severities].reverse());
  expect(found[0]?.versions).toEqual(['2.31.0']);
  expect(found.filter((one) => isAtLeast('high', one))).toHaveLength(2);
});

test('the builds that hold a vulnerable version are named', () => {
  const [found] = readAudit(
    JSON.stringify({
      advisories: {
        1: { ...advisory, module_name: '@a/b', patched_versions: '', findings: [{ version: '1.0.0' }] },
      },
    }),
    '',
  );
  const builds = [
    { name: 'readers', libraries: new Set(['@a/b@1.0.0']) },
    { name: 'jobs', libraries: new Set(['@a/b@2.0.0']) },
  ];
  expect(found && buildsWith(found, builds)).toEqual(['readers']);
});
