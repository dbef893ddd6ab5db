import { useResource } from '@console/api-client/react';
import { readerDefinitionMutations } from '@console/api-client/reader-definitions';
import { type Action, ConfirmDialog } from '@console/design/actions';
import { RestartIcon } from '@console/design/icons';
import { useMessages } from '@console/design/messages';
import { paths } from '@console/remote/contract';
import { useMutation } from '@tanstack/react-query';
import { type ReactNode, useCallback, useState } from 'react';
import type { HealthKind } from './readerHealthStatus';
import { restartBlock } from './restartRule';

/** What can be done with reader definitions, see {@link useDefinitionActions}. */
export interface DefinitionActions {
  /** The actions of one definition: edit, restart, delete. The same function until one of them is under way. */
  readonly of: (name: string, health: HealthKind) => readonly Action[];
  /** The question before a definition is deleted; has to be drawn once on the page. */
  readonly confirmation: ReactNode;
  /** The definition of this name was deleted, or is on its way out. */
  readonly isLeaving: (name: string) => boolean;
}

/**
 * Edit, restart [READER-03, READER-04] and delete with its question [READER-02], the same on the list and on the
 * page. Success and failure are reported from the meta of the mutations.
 * @param onDeleted called after a definition was deleted. Default: nothing else happens.
 */
export function useDefinitionActions(onDeleted?: () => void): DefinitionActions {
  const translate = useMessages();
  const mutations = useResource(readerDefinitionMutations);
  const restart = useMutation(mutations.restart());
  const remove = useMutation(mutations.remove());
  const [asked, setAsked] = useState<string>();
  const { mutate: restartReader } = restart;
  const restarting = restart.isPending ? restart.variables : undefined;

  const actionsOf = useCallback(
    (name: string, health: HealthKind): readonly Action[] => {
      const block = restartBlock(health);
      return [
        { kind: 'edit', to: paths.readers.definitions.edit(name) },
        {
          kind: 'custom',
          key: 'restart',
          label: translate('definitions.restart'),
          icon: <RestartIcon />,
          pending: restarting === name,
          blockedReason: block && translate(`definitions.restart.blocked.${block}`, { name }),
          onAct: () => restartReader(name),
        },
        { kind: 'delete', onAct: () => setAsked(name) },
      ];
    },
    [translate, restarting, restartReader],
  );

  return {
    of: actionsOf,
    confirmation: (
      <ConfirmDialog
        open={asked !== undefined}
        title={translate('definitions.delete.title', { name: asked })}
        confirmLabel={translate('definitions.delete.confirm', { name: asked })}
        tone="danger"
        pending={remove.isPending}
        onCancel={() => setAsked(undefined)}
        onConfirm={() => {
          if (asked !== undefined)
            remove.mutate({ name: asked }, { onSuccess: onDeleted, onSettled: () => setAsked(undefined) });
        }}
      >
        {translate('definitions.delete.warning', { name: asked })}
      </ConfirmDialog>
    ),
    isLeaving: (name) => remove.variables?.name === name && (remove.isPending || remove.isSuccess),
  };
}
