import { everySample } from './calls';

/** Calls that write without changing anything somebody would look for later. */
const noChanges = [
  'sign in',
  'list reader events',
  'list reader events since',
  'open queue',
  'close queue',
  'open metric',
  'close metric',
  // The console keeps track of what it started itself.
  'track process',
  'forget process',
];

const writing = [...everySample.values()]
  .map(({ call }) => call)
  .filter(({ method }) => !['GET', 'HEAD'].includes(method));

test('every call that changes something says what', () => {
  const silent = writing.filter(({ change }) => !change).map(({ name }) => name);
  expect([...new Set(silent)].sort()).toEqual(noChanges.toSorted());
});

test('what reads says nothing of a change', () => {
  const reading = [...everySample.values()].filter(
    ({ call: { method, change } }) => method === 'GET' && change,
  );
  expect(reading).toEqual([]);
});
