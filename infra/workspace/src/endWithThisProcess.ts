import type { ChildProcess } from 'node:child_process';

/**
 * Settings of `spawn` that let a child and everything it starts be ended together; Windows knows no groups of
 * processes.
 */
export const ownGroup = { detached: process.platform !== 'win32' };

/** Signals that ask this process to end, with the exit code of a program that they ended. */
const signals = { SIGHUP: 129, SIGINT: 130, SIGTERM: 143 } as const;

/** Time in ms that children get to end by themselves. */
const graceMs = 5000;

const children = new Set<ChildProcess>();

function signalGroup({ pid }: ChildProcess, signal: NodeJS.Signals): void {
  if (pid === undefined) return;
  try {
    process.kill(ownGroup.detached ? -pid : pid, signal);
  } catch {
    // It has ended already.
  }
}

function leave(signal: keyof typeof signals): void {
  const ending = [...children];
  const endAll = (how: NodeJS.Signals) => {
    for (const child of ending) signalGroup(child, how);
  };
  endAll('SIGTERM');
  setTimeout(endAll, graceMs, 'SIGKILL').unref();
  // Who listens as well has more to stop, and ends the process then.
  if (process.listenerCount(signal) > 1) return;
  const exit = () => {
    if (children.size > 0) return;
    // What they started and did not end themselves.
    endAll('SIGKILL');
    process.exit(signals[signal]);
  };
  for (const child of ending) child.once('close', exit);
  exit();
}

let listening = false;

/**
 * Ends a child, with all that it started, when this process is asked to end: by Ctrl-C, `SIGTERM` or a terminal that is
 * closed. They get 5 s to end by themselves, or as long as this process takes to end.
 *
 * @param child - started with {@link ownGroup}
 */
export function endWithThisProcess(child: ChildProcess): void {
  children.add(child);
  child.once('close', () => children.delete(child));
  if (listening) return;
  listening = true;
  for (const signal of Object.keys(signals) as (keyof typeof signals)[])
    process.on(signal, () => leave(signal));
  // Who has more to stop ends the process when that is done, and may have started others meanwhile.
  process.on('exit', () => {
    for (const left of children) signalGroup(left, 'SIGKILL');
  });
}
