import { undoneRecord } from './undoneRecord';

test('what the edit changed is as it was, what others changed since stays', () => {
  const before = { name: 'dock', facility: 'North', zones: ['A'], address: 'old', features: ['x'] };
  const saved = { name: 'dock', facility: 'South', zones: ['B'], address: 'old' };
  const now = { name: 'dock', facility: 'South', zones: ['B'], address: 'new', features: ['y'] };
  expect(undoneRecord(now, before, saved)).toEqual({
    name: 'dock',
    facility: 'North',
    zones: ['A'],
    address: 'new',
    features: ['y'],
  });
});
