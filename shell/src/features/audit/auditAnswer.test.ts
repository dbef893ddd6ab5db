import { readAuditAnswer } from './auditAnswer';

const change = {
  id: 'c-1',
  trail: 'north',
  seq: 1,
  time: '2026-11-24T08:00:00.000Z',
  address: '10.0.0.7',
  method: 'PUT',
  route: '/itemsense/configuration/v1/facilities/:name',
  action: 'save',
  result: 'done',
};
const details = { remote: 'admin', build: '1.0.0', fields: [{ field: 'name', before: 'a' }], more: 2 };
const whole = {
  ...change,
  model: 'facilities',
  record: 'Store 1',
  status: 204,
  duration: 12,
  person: { name: 'ada', roles: ['Admin'] },
  details,
};

test('changes of the shape that the gateway promises are read', () => {
  const rules = [{ person: 'erp', reason: 'Every minute' }];
  const answer = { changes: [whole, change], rules, next: 'behind' };
  expect(readAuditAnswer(answer)).toEqual({ ...answer, unreadable: 0 });
});

test.each([
  ['nothing', undefined],
  ['a list', []],
  ['an answer of the service', { title: 'No', status: 200 }],
  ['changes that are no list', { changes: {} }],
  ['rules that are no list', { changes: [], rules: 'none' }],
  ['a rule of another shape', { changes: [], rules: [{ person: 7 }] }],
  ['a place that is no text', { changes: [], next: 7 }],
])('%s is refused by name', (_what, body) => {
  expect(() => readAuditAnswer(body)).toThrow(expect.objectContaining({ why: 'unexpected' }));
});

test.each([
  ['nothing', null],
  ['an unknown result', { ...change, result: 'lost' }],
  ['no time', { ...change, time: undefined }],
  ['a person without a name', { ...change, person: { roles: [] } }],
  ['a person without roles', { ...change, person: { name: 'ada' } }],
  ['details without fields', { ...change, details: { remote: 'admin', build: '1' } }],
  ['a field that is no text', { ...change, details: { ...details, fields: [{ field: 'name', after: {} }] } }],
  ['a status in words', { ...change, status: 'ok' }],
])('a change that has %s is counted, and hides no other', (_what, bad) => {
  expect(readAuditAnswer({ changes: [bad, whole] })).toEqual({ changes: [whole], unreadable: 1 });
});
