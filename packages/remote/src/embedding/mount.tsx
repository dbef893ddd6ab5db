import type { Translate } from '@console/design/messages';
import { createStore } from '@console/design/store';
import { createAlerts } from '@console/remote/host';
import { createRoot } from 'react-dom/client';
import type { RemoteModule } from '../contract/remoteModule';
import { createRemoteRouter } from './createRemoteRouter';
import { forwardAlerts, forwardChanges, forwardProcesses } from './forward';
import { MountedRemote } from './MountedRemote';
import type { LiveOptions, MountOptions, Unmount } from './mountOptions';
import { acquireServices, type Consumer } from './sharedServices';

/** Events of a user at work in the remote. */
const work = ['pointerdown', 'keydown', 'focusin'] as const;

/** The console in a tab of its own, where the page around has nothing better. */
const openConsole = (consoleUrl: string | undefined) => (path: string) => {
  if (consoleUrl !== undefined) open(consoleUrl + path, '_blank', 'noopener');
};

/** Shows the top of a new page of the remote, where the user had scrolled past it. */
function showTop(element: Element): void {
  element.scrollTop = 0;
  if (element.getBoundingClientRect().top < 0) element.scrollIntoView({ block: 'start' });
}

/**
 * Shows a remote inside an element of any page. Inside a shadow root, styles and popups stay in there.
 * @returns takes it away again, and changes it meanwhile.
 * @example
 * const unmount = await remote.mount(element, { serviceUrl: 'https://rfid.example', signIn: 'tab' });
 * unmount.update?.({ theme: 'dark' });
 * unmount();
 */
export function mount(element: Element, remote: RemoteModule, options: MountOptions): Unmount {
  const place = element.getRootNode();
  const alerts = createAlerts();
  const { theme, brand, density, lang, locale, timeZone } = options;
  const live = createStore<LiveOptions>({ theme, brand, density, lang, locale, timeZone });
  const consumer: Consumer = {
    alerts,
    translate: ((key: string) => key) as Translate,
    onUnauthorized: options.onUnauthorized,
  };
  const lease = acquireServices(options, consumer);
  const { auth, processes, queryClient } = lease.services;
  const { router, show } = createRemoteRouter({
    remote,
    start: options.path ?? remote.declaration.routes[0]?.path ?? '/',
    history: options.history,
    consoleUrl: options.consoleUrl,
    view: options.view,
    card: options.card,
    onLeave: options.onLeave ?? openConsole(options.consoleUrl),
    onFailure: (cause) => options.onFailure?.(cause),
  });

  const prefix = options.history?.length ?? 0;
  let shown = router.state.location.pathname;
  const ends = [
    router.subscribe(({ location: { pathname, search } }) => {
      if (pathname !== shown) showTop(element);
      shown = pathname;
      options.onNavigate?.(pathname.slice(prefix) + search);
    }),
    forwardAlerts(alerts, (alert) => options.onAlert?.(alert) ?? false),
    forwardProcesses(processes, (process) => options.onProcess?.(process)),
    // Of several remotes that share their answers, the one that the user works in tells it.
    forwardChanges(queryClient, (change) => {
      if (lease.isActive()) options.onChange?.(change);
    }),
  ];
  for (const type of work) element.addEventListener(type, lease.activate);

  const root = createRoot(element);
  root.render(
    <MountedRemote
      root={place instanceof ShadowRoot ? place : document}
      live={live}
      consumer={consumer}
      lease={lease}
      router={router}
      options={options}
    />,
  );
  const unmount = () => {
    for (const type of work) element.removeEventListener(type, lease.activate);
    for (const end of ends) end();
    root.unmount();
    router.dispose();
    lease.release();
  };
  return Object.assign(unmount, {
    update: (changes: LiveOptions) => live.setState({ ...live.getState(), ...changes }),
    navigate: show,
    refresh: () => void queryClient.invalidateQueries(),
    renewToken: () => {
      if (auth.by === 'page') auth.access.renew();
    },
    signOut: () => {
      if (auth.by === 'remote') auth.session.end('signed-out-by-user');
    },
  });
}
