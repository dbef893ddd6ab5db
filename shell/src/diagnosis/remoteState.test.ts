import { resolveRegistry } from '@console/remote/registry';
import { registeredRemote, registryOf } from '../testing/registeredRemote';
import { namedRemotes, printedStates, type RemoteFacts, remoteStateOf } from './remoteState';

const released = registryOf(registeredRemote);
const [remote] = resolveRegistry(released).remotes;
const cause = new TypeError('rows is undefined');
const switchedOff = { at: '', by: 'Ada', reason: 'Wrong' };

test.each<[string, Partial<RemoteFacts>, object]>([
  ['of which no build could run', { remote: undefined }, { status: 'declared' }],
  ['that is switched off', { remote: remote && { ...remote, switchedOff } }, { status: 'declared' }],
  ['in a console without remotes', { safeMode: true }, { status: 'declared' }],
  ['that nobody opened', {}, { status: 'resolved', error: undefined }],
  [
    'whose code is on its way',
    { code: { status: 'pending', fetchStatus: 'fetching' } },
    { status: 'loading' },
  ],
  ['that is tried again', { code: { status: 'error', fetchStatus: 'fetching' } }, { status: 'loading' }],
  ['that runs', { code: { status: 'success', fetchStatus: 'idle' } }, { status: 'loaded', error: undefined }],
  [
    'that runs, and whose page has failed',
    { code: { status: 'success', fetchStatus: 'idle' }, lastError: { code: 'broken', cause } },
    { status: 'loaded', error: { code: 'broken', cause } },
  ],
  [
    'that could not be loaded',
    { code: { status: 'error', fetchStatus: 'idle' }, failure: { code: 'missing', cause } },
    { status: 'failed', error: { code: 'missing', cause } },
  ],
])('the state of a remote %s', (_, facts, state) => {
  expect(remoteStateOf({ name: 'readers', remote, safeMode: false, ...facts })).toMatchObject(state);
});

test('every remote that the registry names has a row, with code and cause of what failed', () => {
  const [named] = namedRemotes([{ name: 'jobs' }, { name: 'readers' }], remote ? [remote] : []);
  expect(named).toEqual({ name: 'jobs', remote: undefined });
  expect(
    printedStates([
      { name: 'jobs', status: 'declared', remote: undefined, error: undefined },
      { name: 'readers', status: 'failed', remote, error: { code: 'broken', cause } },
    ]),
  ).toEqual([
    { remote: 'jobs', status: 'declared', build: '', code: '', cause: '' },
    {
      remote: 'readers',
      status: 'failed',
      build: '1.0.0-b',
      code: 'broken',
      cause: 'TypeError: rows is undefined',
    },
  ]);
});
