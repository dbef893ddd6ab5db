import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { readRecord, type TrailRecord, verifyTrail } from '@console/audit-trail';
import { auditHeader } from '@console/remote/operation';
import { createKeyPair, folderStore, readVerifyingKey } from '@console/store';
import { ask } from '../../test/ask';
import { setUpGateways } from '../../test/gateways';
import type { GatewayOptions } from '../options';

const { privateKey, publicKey } = createKeyPair();
const keys = [readVerifyingKey(publicKey, 'The key')];

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'trail-'));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

const setup = setUpGateways();

const audit = (more: Partial<NonNullable<GatewayOptions['audit']>> = {}) => ({
  audit: {
    enforced: true,
    folder,
    key: privateKey,
    name: 'gateway-1',
    checkpoints: [],
    keep: { days: 365, bytes: 1e9 },
    ...more,
  },
});

const change = { method: 'PUT', headers: { authorization: 'JWT ada', 'content-type': 'application/json' } };
const facilities = '/itemsense/configuration/v1/facilities';

function records(below = folder): TrailRecord[] {
  const trail = join(below, 'audit', 'gateway-1');
  return readdirSync(trail)
    .filter((name) => /^\d/.test(name))
    .sort()
    .flatMap((name) => readFileSync(join(trail, name), 'utf8').split('\n').filter(Boolean))
    .map(readRecord);
}

test('who changed what, and how it ended, is on the disk; nothing else of the call is', async () => {
  const gateway = await setup.restart(audit());
  const answer = await ask(gateway.url, `${facilities}/createOrReplace?note=c4nary-query`, {
    ...change,
    headers: { ...change.headers, cookie: 'c4nary=cookie' },
    body: JSON.stringify({ name: 'Store 1', password: 'c4nary-body', note: { name: 'c4nary-deep' } }),
  });
  expect(answer.status).toBe(200);
  // The service got the body as it was sent.
  expect(answer.text).toContain('c4nary-body');
  await gateway.close();
  const [intent, outcome] = records();
  expect(intent).toMatchObject({
    kind: 'intent',
    person: { name: 'ada', roles: ['Admin'] },
    address: '127.0.0.1',
    method: 'PUT',
    route: `${facilities}/createOrReplace`,
    action: 'save',
    model: 'facilities',
    record: 'Store 1',
  });
  expect(outcome).toMatchObject({ kind: 'outcome', id: (intent as { id: string }).id, status: 200 });
  expect(JSON.stringify(records())).not.toContain('c4nary');
  const store = folderStore(folder);
  expect(await verifyTrail(store, 'gateway-1', { keys })).toMatchObject({ signed: 2, problems: [] });
});

test('gateways share their trails by the store', async () => {
  const gateway = await setup.restart(audit());
  await ask(gateway.url, `${facilities}/destroy/Store%201`, { ...change, method: 'DELETE' });
  await gateway.close();
  expect(records(setup.site.store)).toEqual(records());
  const shared = await verifyTrail(folderStore(setup.site.store), 'gateway-1', { keys });
  expect(shared).toMatchObject({ records: 2, problems: [] });
});

test('sign-ins are recorded by the name that the service let in, refused ones without a name', async () => {
  const gateway = await setup.restart(audit());
  const signIn = (body: unknown) =>
    ask(gateway.url, '/authenticate', {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(body),
    });
  setup.service.changePasswords('-c4nary');
  await signIn({ name: 'ada', password: 'ada-c4nary' });
  await gateway.close();
  const [intent, outcome] = records();
  expect(intent).toMatchObject({ kind: 'intent', action: 'sign in', route: '/authenticate' });
  expect(outcome).toMatchObject({ kind: 'outcome', person: { name: 'ada' } });
  expect(JSON.stringify(records())).not.toContain('c4nary');
});

test('questions leave no record, whatever their method', async () => {
  const gateway = await setup.restart(audit());
  await ask(gateway.url, `${facilities}/show`, { headers: change.headers });
  await ask(gateway.url, '/itemsense/health/v1/events', { ...change, method: 'POST', body: '{}' });
  await gateway.close();
  expect(readdirSync(folder)).toEqual([]);
});

test('a body that is large or no JSON is passed on as it comes, and recorded without a name', async () => {
  const gateway = await setup.restart(audit());
  const body = JSON.stringify({ name: 'Store 1', plan: 'x'.repeat(300_000) });
  const answer = await ask(gateway.url, `${facilities}/createOrReplace`, { ...change, body });
  expect(answer.status).toBe(200);
  await gateway.close();
  expect(records()[0]).not.toHaveProperty('record');
});

/** A trail that was altered cannot be continued, whoever the gateway runs as. */
async function damage(): Promise<void> {
  const gateway = await setup.restart(audit());
  await ask(gateway.url, `${facilities}/destroy/Store%201`, { ...change, method: 'DELETE' });
  await gateway.close();
  const trail = join(folder, 'audit', 'gateway-1');
  const [segment = ''] = readdirSync(trail).filter((name) => /^\d/.test(name));
  const path = join(trail, segment);
  writeFileSync(path, readFileSync(path, 'utf8').replace('ada', 'eve'));
}

test('enforced: what cannot be recorded is not passed on, and health says so', async () => {
  await damage();
  const gateway = await setup.restart(audit());
  const refused = await ask(gateway.url, `${facilities}/destroy/Store%201`, { ...change, method: 'DELETE' });
  expect(refused.status).toBe(503);
  expect(JSON.parse(refused.text)).toMatchObject({
    message: 'Changes are not possible now, since they cannot be recorded. Tell who runs the console.',
  });
  const read = await ask(gateway.url, `${facilities}/show`, { headers: change.headers });
  expect(read.status).toBe(200);
  const health = await ask(gateway.url, '/healthz');
  expect(health.status).toBe(503);
  expect(JSON.parse(health.text).audit).toMatchObject({
    ready: false,
    problem: expect.stringContaining('Record 1 is not what was written.'),
  });
});

test('on: what cannot be recorded is passed on, and health says so', async () => {
  await damage();
  const gateway = await setup.restart(audit({ enforced: false }));
  const passed = await ask(gateway.url, `${facilities}/destroy/Store%201`, { ...change, method: 'DELETE' });
  expect(passed.status).toBe(200);
  const health = await ask(gateway.url, '/healthz');
  expect(health.status).toBe(200);
  expect(JSON.parse(health.text).audit).toMatchObject({ ready: true, problem: expect.any(String) });
});

test('records that were missed leave a gap that is counted, once they can be written again', async () => {
  await damage();
  const gateway = await setup.restart(audit({ enforced: false }));
  const remove = () => ask(gateway.url, `${facilities}/destroy/Store%201`, { ...change, method: 'DELETE' });
  await remove();
  rmSync(join(folder, 'audit'), { recursive: true });
  // The folder is tried again a second after it could not be used.
  while (readdirSync(folder).length === 0) await remove();
  await gateway.close();
  expect(records()[0]).toMatchObject({ kind: 'gap', missing: expect.any(Number) });
});

const said = (details: unknown) => ({
  [auditHeader]: Buffer.from(JSON.stringify(details)).toString('base64url'),
});

test('what the console says of its change is recorded, and not passed on; what cannot be read is left out', async () => {
  const gateway = await setup.restart(audit());
  const details = {
    remote: 'readers',
    build: '1.0.0-b',
    fields: [{ field: 'zone', before: 'a', after: 'b' }],
  };
  const destroy = (more: Record<string, string>) =>
    ask(gateway.url, `${facilities}/destroy/Store%201`, {
      method: 'DELETE',
      headers: { authorization: 'JWT ada', ...more },
    });
  const passed = await destroy(said(details));
  expect(JSON.parse(passed.text).headers).not.toHaveProperty(auditHeader);
  for (const wrong of [
    said({ ...details, fields: 'zone' }),
    said({ ...details, fields: [{ field: 'x', after: 'y'.repeat(201) }] }),
    { [auditHeader]: 'no-json' },
  ])
    expect((await destroy(wrong)).status).toBe(200);
  await gateway.close();
  const intents = records().filter(({ kind }) => kind === 'intent');
  expect(intents).toHaveLength(4);
  expect(intents[0]).toMatchObject({ details });
  for (const intent of intents.slice(1)) expect(intent).not.toHaveProperty('details');
});

test('a token that is revoked is recorded as a digest, by which it is found', async () => {
  const gateway = await setup.restart(audit());
  await ask(gateway.url, '/itemsense/authentication/v1/revokeToken', {
    ...change,
    body: JSON.stringify({ token: 'c4nary-token' }),
  });
  const found = await ask(gateway.url, '/console/audit?text=c4nary-token', {
    headers: { authorization: 'JWT ada' },
  });
  await gateway.close();
  expect(JSON.parse(found.text).changes).toMatchObject([
    { action: 'revoke', record: expect.stringMatching(/^hmac-sha256:[\w-]{22}$/) },
  ]);
  expect(JSON.stringify(records())).not.toContain('c4nary');
});

test('calls that meet a rule leave no record; the trail and those who read it are told the rules', async () => {
  const rules = [
    { route: `${facilities}/destroy/:name`, person: 'ada', reason: 'Cleaned up every night' },
    { method: 'PUT', result: 'done' },
  ] as const;
  const gateway = await setup.restart(audit({ rules }));
  await ask(gateway.url, `${facilities}/destroy/Store%201`, { ...change, method: 'DELETE' });
  await ask(gateway.url, `${facilities}/createOrReplace`, { ...change, body: '{"name":"quiet"}' });
  await ask(gateway.url, '/itemsense/nowhere/v1/refused', {
    ...change,
    method: 'POST',
    body: '{"name":"loud"}',
  });
  const shown = await ask(gateway.url, '/console/audit', { headers: { authorization: 'JWT ada' } });
  await gateway.close();
  const [first, ...rest] = records();
  expect(first).toMatchObject({ kind: 'rules', rules });
  expect(rest).toMatchObject([
    { kind: 'intent', record: 'loud' },
    { kind: 'outcome' },
    { kind: 'intent', action: 'read' },
    { kind: 'outcome' },
  ]);
  expect(JSON.parse(shown.text).rules).toEqual(rules);
});

test('of what a rule leaves out by its result the rest is recorded when it has ended', async () => {
  const gateway = await setup.restart(audit({ rules: [{ person: 'ada', result: 'refused' }] }));
  await ask(gateway.url, `${facilities}/createOrReplace`, { ...change, body: '{"name":"Store 1"}' });
  await gateway.close();
  expect(records().slice(1)).toMatchObject([
    { kind: 'intent', record: 'Store 1' },
    { kind: 'outcome', status: 200 },
  ]);
});

test.each(['ada', 'eve'])(
  'a rule for those who sign in is about whom the service let in: %s',
  async (person) => {
    const gateway = await setup.restart(audit({ rules: [{ route: '/authenticate', person }] }));
    await ask(gateway.url, '/authenticate', {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ name: 'ada', password: 'ada-password' }),
    });
    await gateway.close();
    const left = person === 'ada' ? [] : ['rules', 'intent', 'outcome'];
    expect(readdirSync(folder).length === 0 ? [] : records().map(({ kind }) => kind)).toEqual(left);
  },
);
