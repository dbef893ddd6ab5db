import { createServiceClient } from '@console/api-client';
import { ServiceClientProvider } from '@console/api-client/react';
import { MessagesProvider } from '@console/design/messages';
import { createMemoryRouter, RouterProvider, useLocation } from '@console/design/router';
import type { ResolvedRegistry } from '@console/remote/registry';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import fc from 'fast-check';
import { useLayoutEffect } from 'react';
import { createRoot } from 'react-dom/client';
import { navigationOf } from '../host/areas/navigation';
import { resolveAddress } from '../host/areas/resolveAddress';
import { FailureBoundary } from '../host/failure/FailureBoundary';
import messages from '../host/messages/en.json';
import { RemoteOutlet } from '../host/outlet';
import { RegistryProvider, useRegistry } from '../host/registry';
import { wait } from './hasten';

// The page in which a browser runs random schedules of releases, rollbacks, failures and navigations against the
// loader and the outlet as they are (e2e/federation/schedules.spec.ts). What serves the builds is told below /world/.

const kinds = [
  'good',
  'throws-at-load',
  'throws-in-render',
  'incompatibility',
  'unpinned-entry',
  'unpinned-chunk',
] as const;
type Kind = (typeof kinds)[number];
const damages = ['gone', 'altered', 'html', 'hangs'] as const;
const files = ['remoteEntry.js', 'remote.js', 'Page.js', 'registered.json'] as const;
const addresses = { readers: '/readers/definitions', jobs: '/jobs' } as const;
type Name = keyof typeof addresses;
const names = Object.keys(addresses) as Name[];

/** Builds that the registry names now, by remote. */
type State = Readonly<Record<Name, { readonly container: string; readonly kind: Kind }>>;

/** Code in a card of a build that is whole and yet not there. */
const codes: Readonly<Record<Exclude<Kind, 'good'>, string>> = {
  'throws-at-load': 'broken',
  'throws-in-render': 'broken',
  incompatibility: 'incompatible-contract',
  'unpinned-entry': 'unpinned',
  'unpinned-chunk': 'unpinned',
};

/** Leftovers of code of remotes, see e2e/federation/schedules/remote. */
const watched = { ran: [] as string[], throwing: {} as Record<string, string> };
Object.assign(globalThis, watched);

async function change(what: string, asked: object = {}): Promise<State> {
  const answer = await fetch(`/world/${what}`, { method: 'POST', body: JSON.stringify(asked) });
  return (await answer.json()) as State;
}

let access: ReturnType<typeof useRegistry> | undefined;
/** The address whose place is on the page. */
let shownAt = '';

function Area() {
  access = useRegistry();
  const { pathname } = useLocation();
  useLayoutEffect(() => {
    shownAt = pathname;
  }, [pathname]);
  const route = resolveAddress(pathname, navigationOf(access.registry));
  return route.kind === 'remote' ? (
    <RemoteOutlet key={route.remote.name} remote={route.remote} />
  ) : (
    'elsewhere'
  );
}

/** A console for one schedule: the loader, the registry and the outlet, with nothing around. */
async function openConsole() {
  const registry = (await (await fetch('/registry.json')).json()) as Parameters<
    typeof RegistryProvider
  >[0]['inDocument'];
  sessionStorage.clear();
  const place = document.body.appendChild(document.createElement('div'));
  const root = createRoot(place, { onCaughtError: () => undefined });
  const router = createMemoryRouter([{ path: '*', element: <Area /> }], { initialEntries: ['/elsewhere'] });
  const client = createServiceClient({ baseUrl: location.origin, token: () => undefined });
  root.render(
    <FailureBoundary>
      <p>the shell</p>
      <MessagesProvider locale="en" messages={messages}>
        <QueryClientProvider client={new QueryClient()}>
          <ServiceClientProvider client={client}>
            <RegistryProvider inDocument={registry} audience="0000abcd">
              <RouterProvider router={router} />
            </RegistryProvider>
          </ServiceClientProvider>
        </QueryClientProvider>
      </MessagesProvider>
    </FailureBoundary>,
  );
  const text = () => place.textContent ?? '';
  const button = (name: RegExp) =>
    [...place.querySelectorAll('button')].find(
      (candidate) => name.test(candidate.textContent ?? '') && !candidate.ariaDisabled,
    );
  /** Until a build is shown, a card says why not, or the area was left. */
  const settled = async (address = shownAt) => {
    const isSettled = () =>
      shownAt === address && (/showing \w+\.|elsewhere/.test(text()) || button(/^Try again$/) !== undefined);
    for (let times = 0; times < 2_000 && !isSettled(); times += 1) await new Promise((next) => wait(next, 2));
    if (!isSettled()) throw new Error(`Nothing came of it: ${text()}`);
  };
  return {
    text,
    settled,
    /** Presses a button that is there; what is not there is not pressed. */
    async press(name: RegExp) {
      const found = button(name);
      if (!found) return;
      found.click();
      // A press is seen at once: the retry under way, or another build on its way.
      await new Promise((next) => wait(next, 0));
      await settled();
    },
    async go(address: string) {
      await router.navigate(address);
      await settled(address);
    },
    /** Looks up the registry, until the page knows what it says. */
    async look() {
      const found: ResolvedRegistry | undefined = await access?.look();
      while (access?.registry.revision !== found?.revision) await new Promise((next) => wait(next, 2));
    },
    close() {
      root.unmount();
      place.remove();
    },
  };
}

type Step =
  | { readonly do: 'release'; readonly name: Name; readonly kind: Kind }
  | { readonly do: 'rollback'; readonly name: Name }
  | { readonly do: 'damage'; readonly name: Name; readonly file: string; readonly damage: string }
  | { readonly do: 'mend' | 'leave' | 'retry' | 'use-previous' | 'use-newest' }
  | { readonly do: 'visit'; readonly name: Name };

const name = fc.constantFrom(...names);
const step: fc.Arbitrary<Step> = fc.oneof(
  {
    weight: 3,
    arbitrary: fc.record({
      do: fc.constant('release' as const),
      name,
      kind: fc.oneof({ weight: 3, arbitrary: fc.constant('good' as const) }, fc.constantFrom(...kinds)),
    }),
  },
  { weight: 1, arbitrary: fc.record({ do: fc.constant('rollback' as const), name }) },
  {
    weight: 3,
    arbitrary: fc.record({
      do: fc.constant('damage' as const),
      name,
      file: fc.constantFrom(...files),
      // What hangs takes its time.
      damage: fc.oneof(
        { weight: 12, arbitrary: fc.constantFrom('gone', 'altered', 'html') },
        { weight: 1, arbitrary: fc.constantFrom(...damages) },
      ),
    }),
  },
  { weight: 6, arbitrary: fc.record({ do: fc.constant('visit' as const), name }) },
  {
    weight: 4,
    arbitrary: fc.record({
      do: fc.constantFrom(
        'mend' as const,
        'leave' as const,
        'retry' as const,
        'use-previous' as const,
        'use-newest' as const,
      ),
    }),
  },
);

function demand(holds: boolean, what: string): void {
  if (!holds) throw new Error(what);
}

async function follow(steps: readonly Step[]): Promise<void> {
  watched.ran.length = 0;
  const known = new Map<string, Kind>();
  const note = (state: State) => {
    for (const { container, kind } of Object.values(state)) {
      known.set(container, kind);
      if (kind === 'throws-at-load') watched.throwing[container] = 'load';
      if (kind === 'throws-in-render') watched.throwing[container] = 'render';
    }
    return state;
  };
  let state = note(await change('reset'));
  const open = await openConsole();
  /** Checks what holds at any time: the shell lives, and nothing ran that must not. */
  const check = () => {
    demand(open.text().startsWith('the shell'), `The shell died: ${open.text()}`);
    for (const ran of watched.ran) {
      const [where, container = ''] = ran.split(' ');
      const kind = known.get(container);
      demand(kind !== undefined, `Something else ran: ${ran}`);
      demand(kind !== 'incompatibility' && kind !== 'unpinned-entry', `A ${kind} ran: ${ran}`);
      demand(kind !== 'unpinned-chunk' || where === 'load', `A chunk without a pin ran: ${ran}`);
    }
  };
  try {
    await open.settled('/elsewhere');
    for (const next of steps) {
      if (next.do === 'visit') await open.go(addresses[next.name]);
      else if (next.do === 'leave') await open.go('/elsewhere');
      else if (next.do === 'retry') await open.press(/^Try again$/);
      else if (next.do === 'use-previous') await open.press(/^Use version/);
      else if (next.do === 'use-newest') await open.press(/^Use the newest/);
      else state = note(await change(next.do, next));
      check();
    }
    state = note(await change('mend'));
    for (const remote of names) {
      const { container, kind } = state[remote];
      await open.go('/elsewhere');
      await open.look();
      await open.go(addresses[remote]);
      await open.press(/^Use the newest/);
      const expected = () =>
        kind === 'good'
          ? open.text().includes(`showing ${container}.`)
          : open.text().includes(`code: ${codes[kind]} `);
      if (!expected()) await open.press(/^Try again$/);
      demand(expected(), `${remote} is ${kind}, ${container}, and the page says: ${open.text()}`);
      check();
    }
  } finally {
    open.close();
  }
}

/** Follows random schedules. @returns what went wrong with the shortest of those that went wrong; null when none did */
async function runSchedules(runs: number, seed: number): Promise<string | null> {
  const outcome = await fc.check(fc.asyncProperty(fc.array(step, { minLength: 1, maxLength: 8 }), follow), {
    numRuns: runs,
    seed,
  });
  return outcome.failed ? `${fc.defaultReportMessage(outcome)}\n${outcome.errorInstance}` : null;
}

Object.assign(globalThis, { runSchedules });
