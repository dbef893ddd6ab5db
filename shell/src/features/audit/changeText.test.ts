import type { ChangingCall } from '@console/api-client';
import type { AuditDetails } from '@console/remote/operation';
import { QueryClient } from '@tanstack/react-query';
import '../../testing/buildConstants';
import { changeText } from './changeText';
import { describeChange } from './describeChange';

type Change = ChangingCall['call']['change'];

const call = (
  body: unknown,
  change: Partial<Change> = {},
  method: 'PUT' | 'POST' | 'DELETE' = 'PUT',
): ChangingCall => ({
  path: '/recipes',
  call: {
    name: 'replace recipe',
    method,
    path: '/recipes',
    body,
    answer: () => undefined as never,
    change: { model: 'recipe', action: method === 'DELETE' ? 'delete' : 'save', ...change },
  },
});

function detailsOf(changing: ChangingCall, before?: unknown): AuditDetails {
  const text = changeText(changing, before, '/recipes/Night', new QueryClient());
  expect(text).toMatch(/^[\w-]+$/);
  expect(text.length).toBeLessThanOrEqual(4000);
  return JSON.parse(Buffer.from(text, 'base64url').toString('utf8')) as AuditDetails;
}

test('the changed fields are said, with the build that runs', () => {
  const body = { name: 'Nacht é', interval: 2, options: { deep: [1, 2] } };
  expect(detailsOf(call(body), { ...body, interval: 1, options: { deep: [1] } })).toEqual({
    remote: 'shell',
    build: 'test',
    fields: [
      { field: 'interval', before: '1', after: '2' },
      { field: 'options.deep', before: '[1]', after: '[1,2]' },
    ],
  });
});

test('a record that is created or deleted is said whole', () => {
  expect(detailsOf(call({ name: 'Night' }, {}, 'POST')).fields).toEqual([{ field: 'name', after: 'Night' }]);
  expect(detailsOf(call(undefined, {}, 'DELETE'), { name: 'Night' }).fields).toEqual([
    { field: 'name', before: 'Night' },
  ]);
});

test('secrets are never said, only that there were some', () => {
  const body = { name: 'ada', password: 'c4nary-1', deep: { apiKey: 'c4nary-2' }, pin: 'c4nary-3' };
  const details = detailsOf(call(body, { secrets: ['pin'] }), { name: 'eve', password: 'c4nary-0' });
  expect(JSON.stringify(details)).not.toContain('c4nary');
  expect(details).toMatchObject({
    hidden: true,
    fields: [{ field: 'name', before: 'eve', after: 'ada' }, {}, {}],
  });
  expect(detailsOf(call({ any: 'c4nary' }, { secrets: 'all' }))).toMatchObject({ hidden: true, fields: [] });
});

test('what does not fit into a header is counted', () => {
  const body = Object.fromEntries(Array.from({ length: 80 }, (_, at) => [`field${at}`, 'é'.repeat(500)]));
  const { fields, more = 0 } = detailsOf(call(body, {}, 'POST'));
  expect(fields.length).toBeGreaterThan(3);
  expect(fields.length + more).toBe(80);
  expect(fields[0]?.after).toBe(`${'é'.repeat(199)}…`);
});

test.each([
  ['no trail is kept', { audit: false, service: '' }],
  ['the service is asked at another origin', { audit: true, service: 'https://service.example' }],
])('nothing is said where %s', (_, context) => {
  expect(
    describeChange({ ...context, queryClient: () => new QueryClient(), session: undefined as never }),
  ).toBe(undefined);
});
