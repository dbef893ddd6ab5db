import type { MutationMeta } from '@console/api-client/meta';
import { useResource } from '@console/api-client/react';
import { useMessages } from '@console/design/messages';
import { type ActionDialogs, useActionDialogs } from '@console/design/records';
import { useNavigate } from '@console/design/router';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { type ComponentType, createElement, useState } from 'react';
import { DeleteQuestion } from './DeleteQuestion';
import type { RecordFormProps } from './RecordFormProps';
import type { RecordKind } from './recordKind';
import { recordText } from './recordTexts';
import { useNameExists } from './useNameExists';

/** Actions on records with their dialogs, see {@link useRecordActions}. */
export interface RecordActions<Row> extends ActionDialogs<Row> {
  /** The record of this identifier was deleted, or is on its way out: it must not be asked for any more. */
  readonly isLeaving: (id: string) => boolean;
}

/** Form of an edit in a dialog, and the call after a deletion. */
export interface RecordActionsOptions<Row = never> {
  /** Form in which a record is edited in a dialog, for kinds without `paths.edit`. @defaultValue they are not edited */
  readonly edit?: ComponentType<RecordFormProps<Row>> | undefined;
  /** Called after a record was deleted, unless the page was left. @defaultValue nothing else happens */
  readonly onDeleted?: () => unknown;
}

/** Stands in for a mutation that a kind does not have; nothing offers it. */
const unavailable = { mutationFn: () => Promise.reject(new Error('There is no such mutation.')) };

/**
 * The actions of a kind with their dialogs, the same on a list and on a page [FORM-04, FORM-05]. A copy is made of what
 * is stored, and shown. Success and failure are reported from the meta of the mutations.
 * @example
 * ```tsx
 * const actions = useRecordActions(recipeKind);
 * <ActionBar name={recipe.name} actions={actions.of(recipe)} />
 * {actions.dialogs}
 * ```
 */
export function useRecordActions<Row extends object>(
  kind: RecordKind<Row>,
  { edit: EditForm, onDeleted }: RecordActionsOptions<Row> = {},
): RecordActions<Row> {
  const { actions, texts, titleOf, paths, useUsers } = kind;
  const translate = useMessages();
  const navigate = useNavigate();
  const cache = useQueryClient();
  const queries = useResource(kind.queries);
  const mutations = useResource(kind.mutations);
  const { mutateAsync: copy } = useMutation(mutations.copy?.() ?? unavailable);
  const createAgain = useCreateAgain(kind);
  const removal = mutations.remove?.();
  const { mutateAsync: remove } = useMutation((removal && createAgain(removal)) ?? unavailable);
  const nameExists = useNameExists(kind);
  const [leaving, setLeaving] = useState<string>();

  const offered = useActionDialogs<Row>({
    nameOf: titleOf,
    edit: kind.editPathOf
      ? { to: kind.editPathOf }
      : EditForm && {
          form: (name, { close, onDirtyChange }, stored) =>
            createElement(EditForm, {
              label: translate('page.editingTitle', { name }),
              stored,
              guard: false,
              onDirtyChange,
              onSaved: close,
              onCancel: close,
            }),
        },
    copy: actions.includes('copy')
      ? {
          nameExists,
          onCopy: async (original, name) => {
            const one = queries.one(kind.idOf(original) ?? '');
            const record = await cache.fetchQuery({ ...one, meta: { ...one.meta, alert: 'always' } });
            const answer = await copy({ record, name });
            const id = kind.idOf(answer ?? { ...record, name });
            await navigate(id !== undefined && paths.record ? paths.record(id) : paths.list());
          },
        }
      : undefined,
    remove: actions.includes('delete')
      ? {
          question:
            useUsers &&
            ((record, question) => createElement(DeleteQuestion<Row>, { record, useUsers, question })),
          warning: (record) => [
            createElement(
              'p',
              { key: 'lost' },
              recordText(translate, texts, 'delete.warning', { name: titleOf(record) }),
            ),
            createElement(
              'p',
              { key: 'again' },
              translate(holdsSecret(mutations) ? 'records.deleteSecret' : 'records.deleteKept'),
            ),
          ],
          onDelete: (record) => {
            setLeaving(kind.idOf(record));
            return remove(record, { onSuccess: onDeleted, onError: () => setLeaving(undefined) });
          },
        }
      : undefined,
  });
  return { ...offered, isLeaving: (id) => leaving === id };
}

/** Records with a password or key, of which nothing stays in memory; the service does not tell it. */
const holdsSecret = ({ save }: { readonly save?: () => { readonly gcTime?: number } }) =>
  save?.().gcTime === 0;

/**
 * Offers to create a deleted record again as it was, until the tab is closed: from the report of its deletion. Not so
 * kinds that cannot be copied, nor those that hold a secret, which the service does not tell.
 */
function useCreateAgain<Row extends object>({ mutations, titleOf }: RecordKind<Row>) {
  const translate = useMessages();
  const { copy, save } = useResource(mutations);
  const again = copy?.();
  const { mutate } = useMutation({
    ...(again ?? unavailable),
    meta: again?.meta && { ...again.meta, action: 'save' },
  });
  return <Options extends { readonly meta?: MutationMeta }>(remove: Options): Options => {
    if (!again || !remove.meta || holdsSecret({ save })) return remove;
    const actions = (record: unknown) => [
      {
        label: translate('records.createAgain'),
        onAct: () => mutate({ record: record as Row, name: titleOf(record as Row) }),
      },
    ];
    return { ...remove, meta: { ...remove.meta, actions } };
  };
}
