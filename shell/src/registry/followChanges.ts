import { operationPaths } from '@console/remote/operation';

/** Time in ms after which a page begins to listen: nothing that the first picture needs waits for it. */
const restTime = 2000;

/**
 * Listens to the gateway for changes of the registry while the page is visible. A page in the background does not: a
 * browser opens few connections to one server, and a page that comes back into view asks by itself.
 * @param onState called with the state of the registry, at first and after each change.
 * @returns ends it.
 */
export function followChanges(onState: (state: string) => void): () => void {
  // Where there are no server-sent events, the console asks from time to time.
  if (typeof EventSource === 'undefined') return () => undefined;
  let source: EventSource | undefined;
  const sync = () => {
    if (document.visibilityState !== 'visible') {
      source?.close();
      source = undefined;
    } else if (!source) {
      source = new EventSource(operationPaths.changes);
      source.onmessage = ({ data }) => onState(String(data));
    }
  };
  const start = setTimeout(() => {
    sync();
    document.addEventListener('visibilitychange', sync);
  }, restTime);
  return () => {
    clearTimeout(start);
    document.removeEventListener('visibilitychange', sync);
    source?.close();
  };
}
