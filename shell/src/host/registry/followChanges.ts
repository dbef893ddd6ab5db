import { operationPaths } from '@console/remote/operation';

/** Name of the lock that the listening tab holds, and of the channel on which it tells the others. */
const shared = 'console-changes';

/** Opens the stream of the gateway. @returns closes it. */
function openStream(onState: (state: string) => void): () => void {
  const source = new EventSource(operationPaths.changes);
  source.onmessage = ({ data }) => onState(String(data));
  return () => source.close();
}

/**
 * Listens as soon as no other tab does, and tells the others: a browser opens six connections to one server over
 * HTTP/1.1, however many tabs there are.
 * @returns ends it; another tab then listens.
 */
function openShared(
  locks: LockManager,
  channel: BroadcastChannel,
  onState: (state: string) => void,
): () => void {
  const end = new AbortController();
  const untilEnd = () =>
    new Promise<void>((resolve) => {
      const close = openStream((state) => {
        onState(state);
        channel.postMessage(state);
      });
      end.signal.addEventListener('abort', () => {
        close();
        resolve();
      });
    });
  // Who ends while waiting for the lock gives up the wait.
  locks.request(shared, { signal: end.signal }, untilEnd).catch(() => undefined);
  return () => end.abort();
}

/**
 * Listens to the gateway for changes of the registry while the page is visible. A page in the background does not: it
 * asks by itself when it comes back into view. Tabs of one browser share one stream, where it lets them.
 * @param onState called with the state of the registry, at first and after each change.
 * @returns ends it.
 */
export function followChanges(onState: (state: string) => void): () => void {
  // Where there are no server-sent events, the console asks from time to time.
  if (typeof EventSource === 'undefined') return () => undefined;
  // Over plain HTTP there are no locks.
  const { locks } = navigator as { readonly locks?: LockManager };
  const channel = locks && typeof BroadcastChannel !== 'undefined' ? new BroadcastChannel(shared) : undefined;
  const isVisible = () => document.visibilityState === 'visible';
  if (channel) channel.onmessage = ({ data }) => isVisible() && onState(String(data));
  let stop: (() => void) | undefined;
  const sync = () => {
    if (!isVisible()) {
      stop?.();
      stop = undefined;
    } else stop ??= locks && channel ? openShared(locks, channel, onState) : openStream(onState);
  };
  sync();
  document.addEventListener('visibilitychange', sync);
  return () => {
    document.removeEventListener('visibilitychange', sync);
    stop?.();
    channel?.close();
  };
}
