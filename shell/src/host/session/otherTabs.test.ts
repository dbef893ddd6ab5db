/** @jest-environment ./packages/testing/src/environments/dom.ts */
import { createSession, type Session } from '@console/remote/host';
import { followOtherTabs, type TabChannel } from './otherTabs';

const signedIn = (name: string): Session => ({ token: 't-1', user: { name, roles: ['Admin'] } });

/** Tabs of one browser: what one posts, the others hear. */
function tabs(count: number) {
  const channels: TabChannel[] = Array.from({ length: count }, () => ({
    onmessage: null,
    postMessage: () => undefined,
  }));
  const posted: unknown[] = [];
  for (const channel of channels)
    channel.postMessage = (data: unknown) => {
      posted.push(data);
      for (const other of channels)
        if (other !== channel) other.onmessage?.(new MessageEvent('message', { data }));
    };
  const stores = channels.map((channel) => {
    // Tabs share no session storage: here each keeps its session in memory.
    const store = createSession();
    followOtherTabs(store, channel);
    return store;
  });
  return { stores, posted };
}

test('[SESSION-06] signing out in one tab ends the session of the same person in the others, told once', () => {
  const { stores, posted } = tabs(3);
  const [one, other, somebodyElse] = stores;
  one?.signIn(signedIn('Admin'));
  other?.signIn(signedIn('Admin'));
  somebodyElse?.signIn(signedIn('Olga'));
  one?.end('signed-out-by-user');
  expect(other?.getState()).toEqual({ status: 'signed-out', end: 'signed-out-by-user' });
  expect(somebodyElse?.getState().status).toBe('signed-in');
  expect(posted).toEqual([{ loggedOut: 'Admin' }]);
});

test('a session that is locked, or that the service refused, is nobody else’s matter', () => {
  const { stores, posted } = tabs(2);
  const [one, other] = stores;
  one?.signIn(signedIn('Admin'));
  other?.signIn(signedIn('Admin'));
  one?.lock('idle');
  expect(other?.getState().status).toBe('signed-in');
  expect(posted).toEqual([]);
  other?.end('signed-out-by-user');
  expect(one?.getState().status).toBe('signed-out');
});
