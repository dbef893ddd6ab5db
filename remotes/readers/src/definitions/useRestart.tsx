import { jobQueries } from '@console/api-client/jobs';
import { useResource } from '@console/api-client/react';
import { readerDefinitionMutations } from '@console/api-client/reader-definitions';
import { type Action, ConfirmDialog } from '@console/design/actions';
import { RestartIcon } from '@console/design/icons';
import { useMessages } from '@console/design/messages';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { type ReactNode, useCallback, useState } from 'react';
import { currentJob } from './currentJob';
import { type HealthKind, restartBlock } from './readerHealth';
import { recordRestart } from './restarts';

/** A reader that may be restarted. */
interface Restartable {
  readonly name: string;
  readonly kind: HealthKind;
  /** A job runs on it. */
  readonly busy: boolean;
}

/** Restarting of readers with its question, see {@link useRestart}. */
export interface Restart {
  /** Puts the restart of a reader among its other actions: before the one that deletes it. */
  readonly among: (offered: readonly Action[], reader: Restartable) => readonly Action[];
  /** The question that was asked; has to be drawn once on the page. */
  readonly question: ReactNode;
}

/**
 * Restarts readers [READER-03, READER-04], the same on the list and on the page; one that a job runs on after a question.
 * Success and failure are reported from the meta of the mutation.
 */
export function useRestart(): Restart {
  const translate = useMessages();
  const cache = useQueryClient();
  const restart = useMutation(useResource(readerDefinitionMutations).restart());
  const { mutate } = restart;
  const [asked, setAsked] = useState<Pick<Restartable, 'name' | 'busy'>>();
  const restarting = restart.isPending ? restart.variables : undefined;
  const restartReader = useCallback(
    (name: string) =>
      mutate(name, { onSuccess: () => recordRestart(cache, name), onSettled: () => setAsked(undefined) }),
    [mutate, cache],
  );
  const among = useCallback(
    (offered: readonly Action[], { name, kind, busy }: Restartable): readonly Action[] => {
      const block = restartBlock(kind);
      return [
        ...offered.filter((action) => action.kind !== 'delete'),
        {
          kind: 'custom',
          key: 'restart',
          label: translate('definitions.restart'),
          icon: <RestartIcon />,
          pending: restarting === name,
          blockedReason: block && translate(`definitions.restart.blocked.${block}`, { name }),
          onAct: () => (busy ? setAsked({ name, busy }) : restartReader(name)),
          asks: () => setAsked({ name, busy }),
        },
        ...offered.filter((action) => action.kind === 'delete'),
      ];
    },
    [translate, restarting, restartReader],
  );
  return {
    among,
    question: asked !== undefined && (
      <RestartQuestion
        {...asked}
        pending={restart.isPending}
        onConfirm={() => restartReader(asked.name)}
        onCancel={() => setAsked(undefined)}
      />
    ),
  };
}

interface RestartQuestionProps extends Pick<Restartable, 'name' | 'busy'> {
  readonly pending: boolean;
  readonly onConfirm: () => void;
  readonly onCancel: () => void;
}

/** Says what stops when a reader is restarted. */
function RestartQuestion({ name, busy, pending, onConfirm, onCancel }: RestartQuestionProps) {
  const translate = useMessages();
  const { data, dataUpdatedAt } = useQuery(useResource(jobQueries).list());
  const job = data && currentJob(data.rows, name, dataUpdatedAt);
  return (
    <ConfirmDialog
      open
      title={translate('definitions.restart.title', { name })}
      confirmLabel={translate('definitions.restart')}
      pending={pending}
      onConfirm={onConfirm}
      onCancel={onCancel}
    >
      {translate('definitions.restart.question', {
        name,
        runs: job ? 'named' : busy ? 'unnamed' : 'none',
        job: job?.label ?? '',
      })}
    </ConfirmDialog>
  );
}
