import { createContext, type ReactNode, useContext } from 'react';
import type { Processes } from './createProcesses';

const ProcessesContext = createContext<Processes | undefined>(undefined);

/** Makes the long processes of the session known to everything below. */
export function ProcessesProvider({
  processes,
  children,
}: {
  readonly processes: Processes;
  readonly children: ReactNode;
}) {
  return <ProcessesContext value={processes}>{children}</ProcessesContext>;
}

/**
 * The long processes of the session. A process is followed until it ends, whichever page is open.
 * @example
 * const processes = useProcesses();
 * processes.watch({
 *   key: `upgrade ${id}`,
 *   title: 'Upgrade of Dock-01',
 *   at: location.pathname,
 *   query: upgrades.status(id),
 *   read: ({ state }) => ({ status: state === 'RUNNING' ? 'running' : 'done' }),
 * });
 * @throws Error outside of a {@link ProcessesProvider}.
 */
export function useProcesses(): Processes {
  const processes = useContext(ProcessesContext);
  if (!processes) throw new Error('useProcesses needs a ProcessesProvider above it.');
  return processes;
}
