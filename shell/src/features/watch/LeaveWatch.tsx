import { ConfirmDialog } from '@console/design/actions';
import { useMessages } from '@console/design/messages';
import { useEffect, useMemo, useState } from 'react';
import { useConfiguration } from '../../host/configuration';
import { remoteTitle } from '../../host/registry';
import { useSession, useSessionState } from '../../host/session';
import { blockedWithoutQuery } from './blockedWithoutQuery';
import { isHeld, ownOrigins } from './planLeave';
import { reportRemote } from './reportRemote';
import type { WatchProps } from './watchProps';

/** The event of a navigation, as far as it is used; not every browser has it. */
interface NavigateEventLike extends Event {
  readonly destination: { readonly url: string };
  readonly userInitiated: boolean;
  readonly downloadRequest: string | null;
}

/** Holds what would take this tab to another site without a link of the console, asks, and reports it. */
export function LeaveWatch({ remote }: WatchProps) {
  const translate = useMessages();
  const configuration = useConfiguration();
  const session = useSession();
  const state = useSessionState();
  const token = state.status === 'signed-in' ? state.session.token : undefined;
  const own = useMemo(() => ownOrigins(configuration, location.origin), [configuration]);
  const [held, setHeld] = useState<string>();
  /** Where somebody has agreed to go. */
  const [agreed, setAgreed] = useState<string>();

  // No effect event: a remote may navigate while it is rendered, and what listens must not throw then.
  useEffect(() => {
    const { navigation } = globalThis as { readonly navigation?: EventTarget };
    if (!navigation) return;
    const onNavigate = (event: Event) => {
      const { destination, userInitiated, downloadRequest } = event as NavigateEventLike;
      const { url } = destination;
      const leaving = { destination: url, userInitiated, download: downloadRequest !== null };
      if (!event.cancelable || url === agreed || !isHeld(leaving, own, token)) return;
      event.preventDefault();
      setHeld(url);
      if (!remote) return;
      const { version, build } = remote.chosen ?? remote;
      const detail = blockedWithoutQuery(url);
      const what = { kind: 'violation', code: 'navigate', detail } as const;
      reportRemote({ ...what, remote: remote.name, version, build }, session.token);
    };
    navigation.addEventListener('navigate', onNavigate);
    return () => navigation.removeEventListener('navigate', onNavigate);
  }, [agreed, own, token, remote, session]);
  useEffect(() => {
    if (agreed !== undefined) location.assign(agreed);
  }, [agreed]);

  if (held === undefined) return null;
  const { origin } = new URL(held);
  return (
    <ConfirmDialog
      open
      title={translate('watch.leave.title')}
      confirmLabel={translate('watch.leave.confirm', { origin })}
      cancelLabel={translate('watch.leave.stay')}
      onConfirm={() => {
        setHeld(undefined);
        setAgreed(held);
      }}
      onCancel={() => setHeld(undefined)}
    >
      <p>
        {translate('watch.leave.text', {
          known: remote ? 'yes' : 'no',
          area: remote ? remoteTitle(remote) : '',
          origin,
        })}
      </p>
    </ConfirmDialog>
  );
}
