import { useResource } from '@console/api-client/react';
import { readerDefinitionMutations } from '@console/api-client/reader-definitions';
import type { Action } from '@console/design/actions';
import { RestartIcon } from '@console/design/icons';
import { useMessages } from '@console/design/messages';
import { useMutation } from '@tanstack/react-query';
import { useCallback } from 'react';
import { type HealthKind, restartBlock } from './readerHealth';

/** Puts the restart of a reader among its other actions: before the one that deletes it. */
export type WithRestart = (offered: readonly Action[], name: string, health: HealthKind) => readonly Action[];

/**
 * Restarts readers [READER-03, READER-04], the same on the list and on the page. Success and failure are reported from
 * the meta of the mutation.
 * @returns the same function until a restart is under way
 */
export function useRestart(): WithRestart {
  const translate = useMessages();
  const restart = useMutation(useResource(readerDefinitionMutations).restart());
  const { mutate: restartReader } = restart;
  const restarting = restart.isPending ? restart.variables : undefined;
  return useCallback(
    (offered, name, health) => {
      const block = restartBlock(health);
      return [
        ...offered.filter(({ kind }) => kind !== 'delete'),
        {
          kind: 'custom',
          key: 'restart',
          label: translate('definitions.restart'),
          icon: <RestartIcon />,
          pending: restarting === name,
          blockedReason: block && translate(`definitions.restart.blocked.${block}`, { name }),
          onAct: () => restartReader(name),
        },
        ...offered.filter(({ kind }) => kind === 'delete'),
      ];
    },
    [translate, restarting, restartReader],
  );
}
