import type { Processes, ShownProcess } from '@console/remote/services';

/** Passes on every process that is new or has changed. @returns ends it. */
export function forwardProcesses(processes: Processes, tell: (process: ShownProcess) => void): () => void {
  let known = processes.current();
  return processes.subscribe(() => {
    const before = known;
    known = processes.current();
    for (const process of known) if (!before.includes(process)) tell(process);
  });
}
