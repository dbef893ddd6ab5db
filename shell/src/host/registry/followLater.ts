import { checkShared } from '../../diagnosis/intrinsics/sharedChanges';

/** Time in ms after which a page begins to listen: nothing that the first picture needs waits for it. */
const restTime = 2000;

/** Time in ms after which code that did not arrive is asked for again. */
const retryTime = 30_000;

/**
 * Listens for changes of the registry, with code that is loaded when the console has come to rest.
 * @param onState see `followChanges`.
 * @returns ends it.
 */
export function followLater(onState: (state: string) => void): () => void {
  let stop: (() => void) | undefined;
  let ended = false;
  const load = () => {
    // What code is loaded with may have been changed meanwhile.
    checkShared();
    import('./followChanges').then(
      ({ followChanges }) => {
        if (!ended) stop = followChanges(onState);
      },
      () => {
        if (!ended) timer = setTimeout(load, retryTime);
      },
    );
  };
  let timer = setTimeout(load, restTime);
  return () => {
    ended = true;
    clearTimeout(timer);
    stop?.();
  };
}
