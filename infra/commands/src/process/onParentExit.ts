/** Time in ms between two looks. */
const interval = 500;

/**
 * Does something once the process that started this one is gone. npm puts a shell between itself and a script; a
 * signal sent to npm ends that shell, but does not reach the script.
 */
export function onParentExit(act: () => void): void {
  const parent = process.ppid;
  const watch = setInterval(() => {
    if (process.ppid === parent) return;
    clearInterval(watch);
    act();
  }, interval);
  watch.unref();
}

/** Ends this process as `SIGTERM` would once the one that started it is gone, with all that it started by `run`. */
export const endWithParent = (): void => onParentExit(() => process.kill(process.pid, 'SIGTERM'));
