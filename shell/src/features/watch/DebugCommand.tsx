import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useEffectEvent } from 'react';
import { printedStates, type RemoteState } from '../../diagnosis/remoteState';
import { useOverrides } from '../../host/override/OverridesProvider';
import { useRegistry } from '../../host/registry';
import { remoteStates } from '../../host/registry/remoteState';

/** Name of the command in the console of the browser. */
const command = 'consoleRemotes';

/**
 * Gives developers the command `consoleRemotes()` in the console of the browser: it prints the state of each remote,
 * and returns the states with the causes of their errors.
 */
export function DebugCommand() {
  const { released, registry } = useRegistry();
  const { safeMode } = useOverrides();
  const queryClient = useQueryClient();
  const print = useEffectEvent((): readonly RemoteState[] => {
    const states = remoteStates({ released, registry, queryClient, safeMode });
    // biome-ignore lint/suspicious/noConsole: it is a command of this console
    console.table(printedStates(states));
    return states;
  });
  useEffect(() => {
    Object.defineProperty(globalThis, command, { configurable: true, value: () => print() });
    return () => {
      Reflect.deleteProperty(globalThis, command);
    };
  }, []);
  return null;
}
