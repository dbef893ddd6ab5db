import { formatList } from '@console/design/language';
import { useMessages } from '@console/design/messages';
import { useLocation } from '@console/design/router';
import { paths } from '@console/remote/contract';
import { useAlerts } from '@console/remote/services';
import { useEffect, useEffectEvent, useRef } from 'react';
import type { ChangedIntrinsic } from '../../diagnosis/intrinsics/changedIntrinsic';
import { clearLeftovers } from '../../diagnosis/intrinsics/leftovers';
import {
  checkShared,
  onSharedChange,
  tellChanges,
  undisturbed,
} from '../../diagnosis/intrinsics/sharedChanges';
import { remoteTitle } from '../../host/registry';
import { reportRemoteError } from '../../host/registry/remoteErrors';
import { useLoadPage } from '../../host/reload/PageLoads';
import type { WatchProps } from './watchProps';

/** Number of changes that are named. */
const namedChanges = 5;

/** Time in ms after which the page that was gone to is looked at, where the browser does not say when it is idle. */
const rest = 500;

/** Time in ms between two looks at a page that stays open. */
const pace = 5000;

/** Runs when the browser has nothing else to do. @returns calls it off. */
function whenIdle(act: () => void): () => void {
  if (typeof requestIdleCallback === 'undefined') {
    const timer = setTimeout(act, rest);
    return () => clearTimeout(timer);
  }
  const asked = requestIdleCallback(act, { timeout: 2000 });
  return () => cancelIdleCallback(asked);
}

/**
 * Looks at what everything on the page uses when a page was drawn and when a remote was left; what was changed was put
 * back, and the remote that was open, or was left last, is named and reported.
 */
export function SharedWatch({ remote, left, leaves }: WatchProps) {
  const { pathname } = useLocation();
  const alerts = useAlerts();
  const translate = useMessages();
  const loadPage = useLoadPage();
  const suspect = useRef(left ?? remote);
  const told = useRef(new Set<string>());

  const tell = useEffectEvent((changed: readonly ChangedIntrinsic[]) => {
    const attributed = suspect.current;
    if (!attributed) return;
    const { name, owner } = attributed;
    const { version, build } = attributed.chosen ?? attributed;
    reportRemoteError({ remote: name, version, build, code: 'interfering' });
    const names = changed.map((change) => change.name);
    const key = [build, ...names].join();
    if (told.current.has(key)) return;
    told.current.add(key);
    const area = remoteTitle(attributed);
    alerts.warning(
      {
        title: translate('watch.changed', {
          area,
          changed: formatList(names.slice(0, namedChanges)),
          more: Math.max(0, names.length - namedChanges),
        }),
        lines: [
          translate('watch.changedAdvice', {
            owner,
            restored: changed.every(({ restored }) => restored) ? 'yes' : 'no',
          }),
        ],
        links: [{ label: translate('watch.switchOff', { area }), to: paths.admin.remotes() }],
        actions: [{ label: translate('outlet.withoutRemotes'), onAct: () => loadPage('?remotes=off') }],
      },
      { source: `interfered ${name}` },
    );
  });
  useEffect(() => onSharedChange((changed) => tell(changed)), []);

  const looked = useRef(0);
  const look = useEffectEvent(() => {
    checkShared();
    const before = undisturbed();
    if (before && leaves !== looked.current) tellChanges(clearLeftovers(before));
    looked.current = leaves;
    suspect.current = remote ?? suspect.current;
  });
  // Each page is looked at.
  useEffect(() => whenIdle(() => look()), [pathname, leaves]);
  // What is changed later would otherwise hold until the next page.
  useEffect(() => {
    const timer = setInterval(() => {
      if (document.visibilityState === 'visible') whenIdle(checkShared);
    }, pace);
    return () => clearInterval(timer);
  }, []);
  return null;
}
