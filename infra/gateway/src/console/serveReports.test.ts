import { ask } from '../../test/ask';
import { setUpGateways } from '../../test/gateways';

const setup = setUpGateways();

const report = { kind: 'failure', remote: 'parcels', version: '1.0.0', build: 'aaaa', code: 'altered' };

const json = { 'content-type': 'application/json' };
const signedIn = { ...json, authorization: 'JWT job' };

const post = (body: unknown, headers: Record<string, string> = signedIn) =>
  ask(setup.gateway.url, '/console/reports', { method: 'POST', headers, body: JSON.stringify(body) });
const read = (token?: string) =>
  ask(setup.gateway.url, '/console/reports', { headers: token ? { authorization: `JWT ${token}` } : {} });

test('administrators read what browsers report, equal reports counted', async () => {
  expect((await post(report)).status).toBe(204);
  await post(report);
  const { status, headers, text } = await read('ada');
  expect(status).toBe(200);
  expect(headers['cache-control']).toBe('no-store');
  expect(JSON.parse(text).reports).toEqual([expect.objectContaining({ ...report, count: 2 })]);
});

test.each([
  ['nobody', json],
  ['a token that the service does not know', { ...json, authorization: 'JWT nobody' }],
])('what is sent by %s is not counted against a remote', async (_, headers) => {
  expect((await post(report, headers)).status).toBe(401);
  expect(JSON.parse((await read('ada')).text).reports).toEqual([]);
});

test('what strangers send takes no place from what is reported', async () => {
  for (let sent = 0; sent < 130; sent += 1) await post(report, json);
  expect((await post(report)).status).toBe(204);
});

test.each([
  [undefined, 401],
  ['nobody', 401],
  ['job', 403],
])('nobody else does: %s', async (token, status) => {
  await post(report);
  const answer = await read(token);
  expect(answer.status).toBe(status);
  expect(answer.text).not.toContain('altered');
});

test.each([
  ['with text in place of a code', { ...report, code: 'It said: <script>' }],
  ['of another kind', { ...report, kind: 'praise' }],
  ['with too long a detail', { ...report, detail: 'x'.repeat(201) }],
])('a report %s is refused', async (_, body) => {
  expect((await post(body)).status).toBe(400);
  expect(JSON.parse((await read('ada')).text).reports).toEqual([]);
});

test('what is no part of a report is not kept', async () => {
  await post({ ...report, user: 'Ada' });
  expect((await read('ada')).text).not.toContain('Ada');
});

test('what is too large is refused, and so is what other sites could send', async () => {
  expect((await post({ ...report, detail: 'x'.repeat(5000) })).status).toBe(413);
  expect((await post(report, { 'content-type': 'text/plain' })).status).toBe(415);
});

test('an address that the console does not have is not the document', async () => {
  expect((await ask(setup.gateway.url, '/console/nothing')).status).toBe(404);
});
