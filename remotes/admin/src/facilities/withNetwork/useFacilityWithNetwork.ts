import { isEffective, planChanges, readSystem } from '@console/api-client/configuration-bundle';
import { mutationMeta } from '@console/api-client/meta';
import { useServiceClient } from '@console/api-client/react';
import { useNameExists } from '@console/remote/records';
import { useMutation } from '@tanstack/react-query';
import { facilityKind } from '../facility.kind';
import { useUndoableRun } from '../making/useUndoableRun';
import { type WithNetworkValues, withNetwork } from './withNetwork.values';

const meta = mutationMeta({ model: 'configuration', action: 'import', silent: true });

/** Makes a facility with its network and takes both back: the state of the page, and the calls that change it. */
export function useFacilityWithNetwork() {
  const client = useServiceClient();
  const nameExists = useNameExists(facilityKind);
  const runs = useUndoableRun();
  const read = () => readSystem(client, { only: ['facilities', 'networks'] });

  const make = useMutation({
    mutationFn: async (values: WithNetworkValues) => {
      const state = await read();
      const { changes } = planChanges(withNetwork(values, state.configuration), state, { mode: 'merge' });
      const again = runs.making.run !== undefined;
      await runs.make({ state, changes: changes.filter(isEffective), secrets: new Map(), again });
    },
    meta,
  });
  const undo = useMutation({
    /** @returns the name of the facility when all is taken back */
    mutationFn: async (facility: string): Promise<string | undefined> => {
      if (!(await runs.undo(await read()))) return undefined;
      runs.clear();
      return facility;
    },
    meta,
  });
  /** Asks whether another facility has the name; one that was made here and has no network yet is no other. */
  const isTaken = async (name: string): Promise<boolean> =>
    !runs.made.some((change) => change.section === 'facilities' && change.name === name.trim()) &&
    nameExists(name);
  const isDone = runs.making.run?.outcomes?.every(({ state }) => state === 'done') ?? false;
  return { runs, make, undo, isTaken, isDone };
}
