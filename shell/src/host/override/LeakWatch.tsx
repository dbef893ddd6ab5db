import { useMessages } from '@console/design/messages';
import { useLocation } from '@console/design/router';
import type { BuildManifest } from '@console/remote/registry';
import { useEffect, useEffectEvent, useMemo } from 'react';
import { foundLeaks } from '../../diagnosis/leaks/foundLeaks';
import type { Leak } from '../../diagnosis/leaks/leak';
import { leakTexts } from '../../diagnosis/leaks/leakTexts';
import { leaksOf } from '../../diagnosis/leaks/trackLeaks';
import { navigationOf } from '../areas/navigation';
import { resolveAddress } from '../areas/resolveAddress';
import { useRegistry } from '../registry';
import type { ActiveOverride } from './OverridesProvider';

/** Time in ms after which what is left of pages that were left is there for good: by then React and short timers are through. */
const settling = 3000;

/** Remotes that something is drawn of. Outlives the component, which goes and comes with the frame. */
const drawn = new Set<string>();

/** Names of the remotes that something may be drawn of at the address that is open: its pages, or its cards. */
function useDrawn(): ReadonlySet<string> {
  const { registry } = useRegistry();
  const { pathname } = useLocation();
  return useMemo(() => {
    const route = resolveAddress(pathname, navigationOf(registry));
    if (route.kind === 'remote') return new Set([route.remote.name]);
    const withCards = registry.remotes.filter(({ cards = [] }) => cards.length > 0);
    return new Set(route.kind === 'overview' ? withCards.map(({ name }) => name) : []);
  }, [registry, pathname]);
}

function report(address: string, leaks: readonly Leak[]): void {
  fetch(address, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(leaks),
    credentials: 'omit',
    referrerPolicy: 'no-referrer',
    // A server that went away does not have to know.
  }).catch(() => undefined);
}

/** Where the scripts of a build lie: a server of developers keeps each build in a folder of its own. */
const folderOf = ({ base, entry }: Pick<BuildManifest, 'base' | 'entry'>) => new URL('.', base + entry).href;

/**
 * Looks at what remotes from developers' machines leave behind, a while after their pages were left: says it in the
 * console of the browser, keeps it for the banner, and reports it to the server of the developer.
 */
export function LeakWatch({ active }: { readonly active: readonly ActiveOverride[] }) {
  const now = useDrawn();
  const translate = useMessages();
  const look = useEffectEvent((name: string) => {
    const { origin, build } = active.find((override) => override.name === name) ?? {};
    if (!build) return;
    const leaks = leaksOf(folderOf(build));
    foundLeaks.setState({ ...foundLeaks.getState(), [name]: leaks });
    const texts = leakTexts(leaks, translate);
    // biome-ignore lint/suspicious/noConsole: this is where who writes a remote looks
    if (texts.length > 0) console.warn([translate('override.leaks', { name }), ...texts].join('\n- '));
    const place = build.development?.leaks;
    if (place !== undefined) report(`${origin}/${place}`, leaks);
  });
  useEffect(() => {
    const left = [...drawn].filter((name) => !now.has(name));
    for (const name of now) drawn.add(name);
    if (left.length === 0) return;
    const timer = setTimeout(() => {
      for (const name of left) {
        drawn.delete(name);
        look(name);
      }
    }, settling);
    return () => clearTimeout(timer);
  }, [now]);
  return null;
}
