import { type FSWatcher, watch } from 'node:fs';

/** One write causes several events. Time without an event after which a build starts, in milliseconds. */
const calm = 60;

const isSource = (path: string) => !/(^|[\\/])(node_modules|dist)([\\/]|$)|\.test\.tsx?$|~$/.test(path);

/**
 * Calls once for each burst of changes in folders, never for a second time before the call has ended.
 * @returns stops it.
 */
export function watchSources(folders: readonly string[], act: () => Promise<void>): () => void {
  let timer: NodeJS.Timeout | undefined;
  let running = false;
  let again = false;

  async function run(): Promise<void> {
    if (running) {
      again = true;
      return;
    }
    running = true;
    do {
      again = false;
      await act();
    } while (again);
    running = false;
  }

  const watchers = folders.map(
    (folder): FSWatcher =>
      watch(folder, { recursive: true }, (_, path) => {
        if (!path || !isSource(path)) return;
        clearTimeout(timer);
        timer = setTimeout(() => void run(), calm);
      }),
  );
  return () => {
    clearTimeout(timer);
    for (const watcher of watchers) watcher.close();
  };
}
