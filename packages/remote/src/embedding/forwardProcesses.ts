import type { Processes, ShownProcess } from '@console/remote/services';

/** Passes on every process that is new or has changed. @returns ends it. */
export function forwardProcesses(
  processes: Processes,
  onProcess: (process: ShownProcess) => void,
): () => void {
  let known = processes.getState();
  return processes.subscribe(() => {
    const before = known;
    known = processes.getState();
    for (const process of known) if (!before.includes(process)) onProcess(process);
  });
}
