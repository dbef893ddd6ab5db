import { type ReactNode, useCallback, useState } from 'react';
import { type Action, ConfirmDialog, type ConfirmDialogProps } from '../actions';
import type { Rule } from '../form';
import { useMessages } from '../messages';
import { CopyDialog } from './CopyDialog';
import { EditDialog, type EditDialogForm } from './EditDialog';
import type { NameExists } from './uniqueness';

/** Actions on every record of a model, see {@link useActionDialogs}; what is left out is not offered. */
export interface ActionDialogsOptions<Row> {
  /** Name of a record in the dialogs. */
  nameOf: (record: Row) => string;
  /** Where a record is edited: the address of its form, or the form itself, in a large modal. */
  edit?:
    | { to: (record: Row) => string }
    | { form: (name: string, dialog: EditDialogForm, record: Row) => ReactNode };
  copy?: {
    nameExists: NameExists;
    /** Further rule for a name. */
    rule?: Rule;
    /** Makes the copy; when it rejects the dialog stays. */
    onCopy: (record: Row, newName: string) => unknown;
  };
  remove?: {
    /** Losses that come with the removal of the record. */
    warning: (record: Row) => ReactNode;
    /** Asks in another way, for instance because of who needs the record. @defaultValue the warning and a button */
    question?: ((record: Row, question: ConfirmDialogProps) => ReactNode) | undefined;
    /** Deletes it; the question stays until it has ended, either way. */
    onDelete: (record: Row) => Promise<unknown>;
  };
}

/** The actions of the records of a model. */
export interface ActionDialogs<Row> {
  /**
   * The actions of one record, for an `ActionBar`; can be followed by others of the model. Keeps its identity while
   * `edit.to` does.
   */
  of: (record: Row) => readonly Action[];
  /** Their dialogs; rendered once on the page. */
  dialogs: ReactNode;
}

/** Edit, copy and delete with their dialogs, for a list or for one record [FORM-04, FORM-05]. */
export function useActionDialogs<Row>({
  nameOf,
  edit,
  copy,
  remove,
}: ActionDialogsOptions<Row>): ActionDialogs<Row> {
  const translate = useMessages();
  const [asked, setAsked] = useState<{ kind: Action['kind']; record: Row }>();
  const [deleting, setDeleting] = useState(false);
  const close = useCallback(() => setAsked(undefined), []);
  const nameFor = (kind: Action['kind']) => (asked?.kind === kind ? nameOf(asked.record) : undefined);
  const removed = asked?.kind === 'delete' ? asked : undefined;

  const page = edit && 'to' in edit ? edit.to : undefined;
  const offersEdit = edit !== undefined;
  const offersCopy = copy !== undefined;
  const offersDelete = remove !== undefined;
  const of = useCallback(
    (record: Row): readonly Action[] => {
      const ask = (kind: 'edit' | 'copy' | 'delete'): Action => ({
        kind,
        asks: true,
        onAct: () => setAsked({ kind, record }),
      });
      return [
        ...(offersEdit ? [page ? ({ kind: 'edit', to: page(record) } as const) : ask('edit')] : []),
        ...(offersCopy ? [ask('copy')] : []),
        ...(offersDelete ? [ask('delete')] : []),
      ];
    },
    [page, offersEdit, offersCopy, offersDelete],
  );

  const confirmDelete = async (record: Row) => {
    setDeleting(true);
    try {
      await remove?.onDelete(record);
    } catch {
      // Whoever deletes reports; the record is still there.
    } finally {
      setDeleting(false);
      close();
    }
  };

  const question = (record: Row, { warning, question: ask }: NonNullable<typeof remove>) => {
    const props: ConfirmDialogProps = {
      open: true,
      title: translate('records.deleteTitle', { name: nameOf(record) }),
      confirmLabel: translate('actions.delete'),
      tone: 'danger',
      pending: deleting,
      onCancel: close,
      onConfirm: () => confirmDelete(record),
      children: warning(record),
    };
    return ask ? ask(record, props) : <ConfirmDialog {...props} />;
  };

  return {
    of,
    dialogs: (
      <>
        {edit && 'form' in edit && (
          <EditDialog name={nameFor('edit')} onClose={close}>
            {(name, dialog) => asked && edit.form(name, dialog, asked.record)}
          </EditDialog>
        )}
        {copy && (
          <CopyDialog
            name={nameFor('copy')}
            nameExists={copy.nameExists}
            rule={copy.rule}
            onCopy={(newName) => asked && copy.onCopy(asked.record, newName)}
            onClose={close}
          />
        )}
        {removed && remove && question(removed.record, remove)}
      </>
    ),
  };
}
