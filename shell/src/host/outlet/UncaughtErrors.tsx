import { useMessages } from '@console/design/messages';
import { buildKey, type ResolvedRemote } from '@console/remote/registry';
import { useAlerts } from '@console/remote/services';
import { useEffect, useRef } from 'react';
import { checkShared } from '../../diagnosis/intrinsics/sharedChanges';
import { remoteTitle, useRegistry } from '../registry';
import { type AttributedError, attributeError } from '../registry/attributeError';
import { readableError } from '../registry/readableError';
import { reportRemoteError } from '../registry/remoteErrors';
import { onStumble } from '../registry/stumbles';

/** Code of an error outside of drawing: the page stays as it is. */
const code = 'stumbled';

/** The build of a remote that runs. */
const running = (remote: ResolvedRemote): AttributedError => ({ remote, ...(remote.chosen ?? remote) });

/**
 * Catches errors that a remote throws outside of rendering, as in an event handler or while its page is left: the page stays, the user gets one
 * warning for each build, and the error is reported.
 */
export function UncaughtErrors() {
  const { registry } = useRegistry();
  const alerts = useAlerts();
  const translate = useMessages();
  const told = useRef(new Set<string>());
  useEffect(() => {
    const hear = (what: unknown, script = '', suspect?: ResolvedRemote) => {
      const thrown = readableError(what);
      // It may be what follows from a change of what everything uses.
      checkShared();
      // What was called off is no error.
      if (thrown instanceof Error && thrown.name === 'AbortError') return;
      const attributed =
        attributeError(`${thrown instanceof Error ? thrown.stack : ''}\n${script}`, registry) ??
        (suspect && running(suspect));
      if (!attributed) return;
      const { remote, version, build } = attributed;
      reportRemoteError({ remote: remote.name, version, build, code }, thrown);
      if (told.current.has(buildKey(attributed))) return;
      told.current.add(buildKey(attributed));
      alerts.warning({
        title: translate('outlet.stumbled', { area: remoteTitle(remote) }),
        lines: [translate('outlet.stumbledAdvice', { owner: remote.owner })],
      });
    };
    const onError = (event: ErrorEvent) => hear(event.error, event.filename);
    const onRejection = (event: PromiseRejectionEvent) => hear(event.reason);
    const unfollow = onStumble(({ thrown, remote }) => hear(thrown, '', remote));
    addEventListener('error', onError);
    addEventListener('unhandledrejection', onRejection);
    return () => {
      unfollow();
      removeEventListener('error', onError);
      removeEventListener('unhandledrejection', onRejection);
    };
  }, [registry, alerts, translate]);
  return null;
}
