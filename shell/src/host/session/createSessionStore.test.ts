/** @jest-environment ./packages/testing/src/environments/dom.ts */
import type { Session } from '@console/remote/host';
import { createSessionStore } from './createSessionStore';
import { sessionKeys } from './storedSession';

const session: Session = { token: 't-1', user: { name: 'Admin', roles: ['Admin'] } };

afterEach(() => {
  jest.restoreAllMocks();
  sessionStorage.clear();
  localStorage.clear();
});

test('[SESSION-03] signing in writes session storage, not local storage', () => {
  createSessionStore().signIn(session);
  expect({ ...sessionStorage }).toEqual({
    [sessionKeys.token]: 't-1',
    [sessionKeys.user]: '{"name":"Admin","roles":["Admin"]}',
  });
  expect(localStorage).toHaveLength(0);
});

test('[SESSION-05] a store made later takes the session up', () => {
  createSessionStore().signIn(session);
  const later = createSessionStore();
  expect(later.getState()).toEqual({ status: 'signed-in', session });
  expect(later.token()).toBe('t-1');
});

test('[SESSION-06] ending removes both entries, the token and tells who listens', () => {
  const store = createSessionStore();
  store.signIn(session);
  const listener = jest.fn();
  store.subscribe(listener);
  store.end('signed-out-by-user');
  store.end('expired');
  expect(sessionStorage).toHaveLength(0);
  expect(store.token()).toBeUndefined();
  expect(store.getState()).toEqual({ status: 'signed-out', end: 'signed-out-by-user' });
  expect(listener).toHaveBeenCalledTimes(1);
});

test('[SESSION-06] a page that comes back from memory notices that its session was ended in between', () => {
  const store = createSessionStore();
  store.signIn(session);
  store.check();
  expect(store.getState().status).toBe('signed-in');
  sessionStorage.removeItem(sessionKeys.token);
  store.check();
  expect(store.getState().status).toBe('signed-out');
  expect(sessionStorage).toHaveLength(0);
});

test('a locked session forgets its token; calls wait for the one of whoever signs in over it', async () => {
  const store = createSessionStore();
  store.signIn(session);
  store.lock('idle');
  expect(store.getState()).toEqual({ status: 'locked', user: session.user, why: 'idle' });
  expect(sessionStorage).toHaveLength(0);
  const waiting = store.token();
  store.lock('expired');
  expect(store.getState()).toMatchObject({ why: 'idle' });
  store.signIn({ ...session, token: 't-2' });
  expect(await waiting).toBe('t-2');
  expect(store.token()).toBe('t-2');
});

test('a locked session that ends leaves nobody waiting', async () => {
  const store = createSessionStore();
  store.signIn(session);
  store.lock('expired');
  const waiting = store.token();
  store.end('signed-out-by-user');
  expect(await waiting).toBeUndefined();
  expect(store.token()).toBeUndefined();
});

test('a browser that refuses storage keeps the session in memory', () => {
  jest.spyOn(globalThis, 'sessionStorage', 'get').mockImplementation(() => {
    throw new DOMException('The operation is insecure.', 'SecurityError');
  });
  const store = createSessionStore();
  expect(store.getState()).toEqual({ status: 'signed-out' });
  store.signIn(session);
  expect(store.token()).toBe('t-1');
  store.end('signed-out-by-user');
  expect(store.token()).toBeUndefined();
});
