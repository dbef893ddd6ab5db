/** @jest-environment ./packages/testing/src/environments/nodeService.ts */
import { createServiceClient, type ServiceClient } from '@console/api-client';
import { signIn as signInCall } from '@console/api-client/authentication';
import { createUser, showCurrentUser } from '@console/api-client/users';
import { createSession, type Session, type SessionStore } from '@console/remote/host';
import { type ModelCommand, testModel } from '@console/testing/models';
import fc from 'fast-check';
import { followOtherTabs, type TabChannel } from './otherTabs';

const people = { Admin: 'admindefault', Olga: 'olgas-password' } as const;
type Person = keyof typeof people;

/** A tab as it has to be: whose session it is, and people whose calls wait until somebody signs in. */
interface TabModel {
  status: 'signed-in' | 'locked' | 'signed-out';
  person?: Person | undefined;
  /** The service has forgotten its token. */
  isExpired: boolean;
  waiting: number;
}

interface Tab {
  /** Session storage of the tab, which outlives its page. */
  kept: Session | undefined;
  store: SessionStore;
  client: ServiceClient;
  leave: () => void;
  /** Calls that wait for somebody to sign in. */
  calls: Promise<string>[];
}

interface Browser {
  readonly tabs: Tab[];
  readonly channels: Set<TabChannel>;
}

interface Model {
  readonly tabs: TabModel[];
}

type Command = ModelCommand<Model, Browser>;

/** A page in a tab: it takes up what session storage holds. */
function openPage(browser: Browser, tab: Pick<Tab, 'kept'>): Tab {
  const opened = tab as Tab;
  const channel: TabChannel = {
    onmessage: null,
    postMessage: (data) => {
      for (const other of browser.channels)
        if (other !== channel) other.onmessage?.({ data } as MessageEvent);
    },
  };
  browser.channels.add(channel);
  const store = createSession({
    read: () => opened.kept,
    write: (session) => {
      opened.kept = session;
    },
  });
  const stop = followOtherTabs(store, channel);
  return Object.assign(opened, {
    store,
    client: createServiceClient({
      baseUrl: emulator.url,
      token: store.token,
      onUnauthorized: () => store.lock('expired'),
    }),
    leave: () => {
      stop();
      browser.channels.delete(channel);
    },
    calls: [],
  });
}

const basic = `Basic ${Buffer.from(`Admin:${people.Admin}`).toString('base64')}`;

/** Has the service forget all tokens of a person, as it does when their time is over. */
const forgetTokens = (person: Person) =>
  fetch(`${emulator.url}/itemsense/authentication/v1/revokeTokens/${person}`, {
    method: 'PUT',
    headers: { authorization: basic },
  });

const inTab = (
  which: number,
  says: string,
  check: (tab: TabModel) => boolean,
  run: (tab: TabModel, real: Tab, model: Model, browser: Browser) => void | Promise<void>,
): Command => ({
  says: `tab ${which}: ${says}`,
  check: ({ tabs }) => {
    const tab = tabs[which % tabs.length];
    return tab !== undefined && check(tab);
  },
  run: async (model, browser) => {
    const place = which % model.tabs.length;
    const [tab, real] = [model.tabs[place], browser.tabs[place]];
    if (tab && real) await run(tab, real, model, browser);
  },
});

const answered = async (tab: TabModel, real: Tab, person: Person | undefined) => {
  const calls = await Promise.allSettled(real.calls.splice(0));
  expect(calls).toHaveLength(tab.waiting);
  for (const call of calls)
    if (person) expect(call).toEqual({ status: 'fulfilled', value: person });
    else expect(call.status).toBe('rejected');
  tab.waiting = 0;
};

const signIn = (which: number, person: Person): Command =>
  inTab(
    which,
    `${person} signs in`,
    ({ status }) => status !== 'signed-in',
    async (tab, real) => {
      const { token, user } = await createServiceClient({ baseUrl: emulator.url }).call(
        signInCall({ name: person, password: people[person] }),
      );
      real.store.signIn({ token, user });
      Object.assign(tab, { status: 'signed-in', person, isExpired: false });
      await answered(tab, real, person);
    },
  );

const call = (which: number): Command =>
  inTab(
    which,
    'call',
    ({ status }) => status !== 'signed-out',
    async (tab, real) => {
      const calling = real.client.call(showCurrentUser()).then(({ name }) => name);
      if (tab.status === 'signed-in' && !tab.isExpired) {
        expect(await calling).toBe(tab.person);
        return;
      }
      // It is answered when somebody signs in over the lock, or when the session ends.
      calling.catch(() => undefined);
      real.calls.push(calling);
      tab.waiting += 1;
      if (tab.status === 'locked') return;
      await new Promise<void>((done) => {
        const stop = real.store.subscribe(() => {
          stop();
          done();
        });
      });
      tab.status = 'locked';
    },
  );

const expire = (person: Person): Command => ({
  says: `the tokens of ${person} expire`,
  run: async ({ tabs }) => {
    await forgetTokens(person);
    for (const tab of tabs) if (tab.person === person && tab.status === 'signed-in') tab.isExpired = true;
  },
});

const sleep = (which: number): Command =>
  inTab(
    which,
    'nobody is at work any more',
    ({ status }) => status === 'signed-in',
    (tab, { store }) => {
      store.lock('idle');
      tab.status = 'locked';
    },
  );

const ended = async (tab: TabModel, real: Tab) => {
  Object.assign(tab, { status: 'signed-out', person: undefined });
  await answered(tab, real, undefined);
};

/** The session of the same person ends in all tabs; that of another goes on. */
const signOut = (which: number): Command =>
  inTab(
    which,
    'sign out',
    ({ status }) => status !== 'signed-out',
    async ({ person }, { store }, { tabs }, browser) => {
      store.end('signed-out-by-user');
      for (const [place, each] of tabs.entries()) {
        const other = browser.tabs[place];
        if (each.person === person && other) await ended(each, other);
      }
    },
  );

/** Whoever does not come back to a locked session ends it in that tab alone. */
const giveUp = (which: number): Command =>
  inTab(
    which,
    'nobody comes back',
    ({ status }) => status === 'locked',
    async (tab, real) => {
      real.store.end('idle');
      await ended(tab, real);
    },
  );

/** A page that is locked or signed out has nothing in its storage to take up. */
const reload = (which: number): Command =>
  inTab(
    which,
    'reload',
    () => true,
    (tab, real, _, browser) => {
      real.leave();
      openPage(browser, real);
      tab.waiting = 0;
      if (tab.status !== 'signed-in') Object.assign(tab, { status: 'signed-out', person: undefined });
    },
  );

/** A browser copies session storage into a tab that is opened from another. */
const duplicate = (which: number): Command => ({
  says: `duplicate tab ${which}`,
  check: ({ tabs }) => tabs.length < 3,
  run: ({ tabs }, browser) => {
    const place = which % tabs.length;
    const [tab, real] = [tabs[place], browser.tabs[place]];
    if (!tab || !real) return;
    browser.tabs.push(openPage(browser, { kept: real.kept }));
    const isSignedIn = tab.status === 'signed-in';
    tabs.push(isSignedIn ? { ...tab, waiting: 0 } : { status: 'signed-out', isExpired: false, waiting: 0 });
  },
});

const comeBack = (which: number): Command =>
  inTab(
    which,
    'come back from memory',
    () => true,
    (_, { store }) => store.check(),
  );

/** Every tab is as the model says, and only one that is signed in keeps a token. */
function agree({ tabs }: Model, browser: Browser): void {
  for (const [place, { status, person, waiting }] of tabs.entries()) {
    const tab = browser.tabs[place];
    const state = tab?.store.getState();
    expect(state?.status).toBe(status);
    if (state?.status === 'signed-in') expect(state.session.user.name).toBe(person);
    if (state?.status === 'locked') expect(state.user.name).toBe(person);
    expect(tab?.kept?.user.name).toBe(status === 'signed-in' ? person : undefined);
    expect(tab?.calls).toHaveLength(waiting);
  }
}

beforeAll(async () => {
  await emulator.reset('factory');
  const { token } = await createServiceClient({ baseUrl: emulator.url }).call(
    signInCall({ name: 'Admin', password: people.Admin }),
  );
  const client = createServiceClient({ baseUrl: emulator.url, token: () => token });
  await client.call(createUser({ name: 'Olga', password: people.Olga, roles: ['Admin'] }));
});

const tab = fc.nat(2);
const person = fc.constantFrom<Person[]>('Admin', 'Olga');

testModel<Model, Browser>('a session ends where its person ends it, and what waits for it is answered once', {
  length: 16,
  begin: async () => {
    // Sequences change nothing of the service but its tokens.
    await Promise.all([forgetTokens('Admin'), forgetTokens('Olga')]);
    const browser: Browser = { tabs: [], channels: new Set() };
    browser.tabs.push(openPage(browser, { kept: undefined }), openPage(browser, { kept: undefined }));
    const signedOut = (): TabModel => ({ status: 'signed-out', isExpired: false, waiting: 0 });
    return [{ tabs: [signedOut(), signedOut()] }, browser];
  },
  end: ({ tabs }) => {
    for (const { store, leave } of tabs) {
      leave();
      store.end('expired');
    }
  },
  agree,
  commands: {
    'sign in': fc.tuple(tab, person).map((all) => signIn(...all)),
    call: tab.map(call),
    expire: person.map(expire),
    sleep: tab.map(sleep),
    'sign out': tab.map(signOut),
    'give up': tab.map(giveUp),
    reload: tab.map(reload),
    duplicate: tab.map(duplicate),
    'come back': tab.map(comeBack),
  },
});
