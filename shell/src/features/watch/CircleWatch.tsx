import { useMessages } from '@console/design/messages';
import { useLocation } from '@console/design/router';
import { useAlerts } from '@console/remote/services';
import { useEffect, useEffectEvent, useRef } from 'react';
import { remoteTitle } from '../../host/registry';
import { circleVisits, findCircle, type Visit } from './planCircle';
import type { WatchProps } from './watchProps';

/** Says when two pages of a remote send each other away without end. */
export function CircleWatch({ remote }: WatchProps) {
  const { key, pathname } = useLocation();
  const alerts = useAlerts();
  const translate = useMessages();
  const visits = useRef<readonly Visit[]>([]);
  useEffect(() => {
    const forget = () => {
      visits.current = [];
    };
    const types = ['pointerdown', 'keydown', 'popstate'] as const;
    for (const type of types) addEventListener(type, forget, { capture: true, passive: true });
    return () => {
      for (const type of types) removeEventListener(type, forget, { capture: true });
    };
  }, []);
  const look = useEffectEvent(() => {
    visits.current = [...visits.current.slice(1 - circleVisits), { pathname, at: performance.now() }];
    const circle = findCircle(visits.current);
    if (!circle || !remote) return;
    visits.current = [];
    const [one, other] = circle;
    alerts.warning({
      title: translate('watch.circle', { area: remoteTitle(remote) }),
      lines: [translate('watch.circleAdvice', { one, other, owner: remote.owner })],
    });
  });
  // Each page that was opened counts.
  useEffect(() => look(), [key, pathname]);
  return null;
}
