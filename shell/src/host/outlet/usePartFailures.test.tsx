import '../../testing/buildConstants';
import { LoadFailureProvider, lazyNamed } from '@console/design/progress';
import { type RecordingProxy, startRecordingProxy } from '@console/testing/recording';
import { render, screen } from '@testing-library/react';
import { registeredRemote } from '../../testing/registeredRemote';
import { onRemoteError, type RemoteErrorEvent } from '../registry/remoteErrors';
import { usePartFailures } from './usePartFailures';

let store: RecordingProxy;
let told: RemoteErrorEvent[];
let unfollow: () => void;

beforeEach(async () => {
  told = [];
  unfollow = onRemoteError((event) => told.push(event));
  store = await startRecordingProxy({ answer: () => ({ status: 404 }) });
});

afterEach(async () => {
  unfollow();
  await store.close();
});

/** Shows a part of a page of a remote whose chunk does not arrive. */
function show(request: string) {
  const build = {
    ...registeredRemote,
    base: `${store.url}/remotes/readers/1.0.0-b/`,
    integrity: { 'Plan.js': 'sha256-AAAA' },
  };
  const cause = Object.assign(new Error('Loading chunk Plan failed.'), {
    name: 'ChunkLoadError',
    type: 'error',
    request: store.url + request,
  });
  const Plan = lazyNamed(async (): Promise<{ Plan: () => null }> => Promise.reject(cause), 'Plan');
  const Page = () => (
    <LoadFailureProvider value={usePartFailures(build)}>
      <Plan />
    </LoadFailureProvider>
  );
  render(<Page />);
}

test('a part of a page whose code does not arrive whole is shown with its code and reported', async () => {
  show('/remotes/readers/1.0.0-b/Plan.js');
  expect(await screen.findByText('Code: missing')).toBeVisible();
  expect(told).toEqual([{ remote: 'readers', version: '1.0.0', build: 'b', code: 'missing' }]);
});

test('a part that comes from the shell is not reported as a failure of the remote', async () => {
  show('/assets/antd-select.js');
  expect(await screen.findByText('Code: missing')).toBeVisible();
  expect(told).toEqual([]);
});
