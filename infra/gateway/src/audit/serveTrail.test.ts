import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { AuditAnswer } from '@console/remote/operation';
import { createKeyPair } from '@console/store';
import { ask } from '../../test/ask';
import { setUpGateways } from '../../test/gateways';

const { privateKey } = createKeyPair();
const setup = setUpGateways();

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'trail-'));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

const start = (enforced = true, below = folder) =>
  setup.restart({
    audit: {
      enforced,
      folder: below,
      key: privateKey,
      name: 'gateway-1',
      checkpoints: [],
      keep: { days: 365, bytes: 1e9 },
    },
  });

const facilities = '/itemsense/configuration/v1/facilities';
const admin = { headers: { authorization: 'JWT ada' } };

async function destroy(url: string, name: string): Promise<void> {
  await ask(url, `${facilities}/destroy/${name}`, { method: 'DELETE', ...admin });
}

const answerOf = ({ text }: { readonly text: string }) => JSON.parse(text) as AuditAnswer;

test('administrators get the changes, the latest first, and who reads is among them, once', async () => {
  const { url } = await start();
  await destroy(url, 'north');
  await destroy(url, 'south');
  const first = await ask(url, '/console/audit?action=delete', admin);
  expect(first.status).toBe(200);
  expect(first.headers['cache-control']).toBe('no-store');
  expect(answerOf(first).changes).toMatchObject([
    { record: 'south', person: { name: 'ada' }, result: 'done', trail: 'gateway-1' },
    { record: 'north' },
  ]);
  await ask(url, '/console/audit', admin);
  const { changes } = answerOf(await ask(url, '/console/audit?model=audit', admin));
  expect(changes).toMatchObject([{ action: 'read', person: { name: 'ada' } }]);
});

test('a longer answer comes in pages', async () => {
  const { url } = await start();
  for (const name of ['a', 'b', 'c']) await destroy(url, name);
  const asked = '/console/audit?action=delete&limit=2';
  const first = answerOf(await ask(url, asked, admin));
  expect(first.changes.map(({ record }) => record)).toEqual(['c', 'b']);
  const behind = encodeURIComponent(first.next ?? '');
  const second = answerOf(await ask(url, `${asked}&behind=${behind}`, admin));
  expect(second.changes.map(({ record }) => record)).toEqual(['a']);
  expect(second.next).toBeUndefined();
});

test.each([
  ['csv', 'text/csv', /"time","trail",.*\r\n"[^"]+","gateway-1",.*"north"/s],
  ['jsonl', 'application/jsonl', /"record":"north"/],
])('an export as %s is a file, and is recorded', async (format, type, holds) => {
  const { url } = await start();
  await destroy(url, 'north');
  const file = await ask(url, `/console/audit/export?format=${format}&action=delete`, admin);
  expect(file.headers['content-type']).toContain(type);
  expect(file.headers['content-disposition']).toBe(`attachment; filename="audit.${format}"`);
  expect(file.text).toMatch(holds);
  const { changes } = answerOf(await ask(url, '/console/audit?action=export', admin));
  expect(changes).toMatchObject([{ model: 'audit', person: { name: 'ada' } }]);
});

test('who is no administrator, or nobody, gets nothing', async () => {
  const { url } = await start();
  for (const path of ['/console/audit', '/console/audit/export?format=csv']) {
    expect((await ask(url, path)).status).toBe(401);
    expect((await ask(url, path, { headers: { authorization: 'JWT job' } })).status).toBe(403);
  }
});

test.each(['limit=0', 'limit=201', 'result=good', 'since=yesterday', 'behind=x'])(
  'a question that makes no sense is refused: %s',
  async (query) => {
    const { url } = await start();
    expect((await ask(url, `/console/audit?${query}`, admin)).status).toBe(400);
  },
);

test('a gateway that keeps no trail has none to show', async () => {
  const { url } = await setup.restart({});
  expect((await ask(url, '/console/audit', admin)).status).toBe(404);
});

test.each([
  [true, 503],
  [false, 200],
])('where reading cannot be recorded and has to be (%s), the answer is %d', async (enforced, expected) => {
  const file = join(folder, 'no-folder');
  writeFileSync(file, '');
  const { url } = await start(enforced, file);
  const { status, text } = await ask(url, '/console/audit', admin);
  expect(status).toBe(expected);
  if (enforced) expect(text).toContain('cannot be recorded who reads it');
});
