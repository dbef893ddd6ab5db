import { type ReactNode, useCallback, useState } from 'react';
import { type Action, ConfirmDialog } from '../actions';
import type { Rule } from '../form';
import { useMessages } from '../messages';
import { CopyDialog } from './CopyDialog';
import { EditDialog, type EditDialogForm } from './EditDialog';
import type { NameExists } from './uniqueness';

/** What can be done with every record of a model, see {@link useRecordActions}; what is left out is not offered. */
export interface RecordActionsOptions {
  /** Where a record is edited: the address of its form, or the form itself, in a large modal. */
  edit?: { to: (name: string) => string } | { form: (name: string, dialog: EditDialogForm) => ReactNode };
  copy?: {
    nameExists: NameExists;
    /** What else a name has to be. */
    rule?: Rule;
    /** Makes the copy; when it rejects the dialog stays. */
    onCopy: (name: string, newName: string) => unknown;
  };
  remove?: {
    /** What is lost with the record. */
    warning: (name: string) => ReactNode;
    /** Deletes it; the question stays until it has ended, either way. */
    onDelete: (name: string) => Promise<unknown>;
  };
}

/** The actions of the records of a model. */
export interface RecordActions {
  /**
   * The actions of one record, for an `ActionBar`; can be followed by others of the model. Keeps its identity while
   * `edit.to` does.
   */
  of: (name: string) => readonly Action[];
  /** Their dialogs; rendered once on the page. */
  dialogs: ReactNode;
}

type Asked = { kind: Action['kind']; name: string } | undefined;

/** Edit, copy and delete with their dialogs, for a list or for one record [FORM-04, FORM-05]. */
export function useRecordActions({ edit, copy, remove }: RecordActionsOptions): RecordActions {
  const translate = useMessages();
  const [asked, setAsked] = useState<Asked>();
  const [deleting, setDeleting] = useState(false);
  const close = useCallback(() => setAsked(undefined), []);
  const nameFor = (kind: Action['kind']) => (asked?.kind === kind ? asked.name : undefined);
  const removed = nameFor('delete');

  const page = edit && 'to' in edit ? edit.to : undefined;
  const offersEdit = edit !== undefined;
  const offersCopy = copy !== undefined;
  const offersDelete = remove !== undefined;
  const of = useCallback(
    (name: string): readonly Action[] => {
      const ask = (kind: 'edit' | 'copy' | 'delete'): Action => ({
        kind,
        onAct: () => setAsked({ kind, name }),
      });
      return [
        ...(offersEdit ? [page ? ({ kind: 'edit', to: page(name) } as const) : ask('edit')] : []),
        ...(offersCopy ? [ask('copy')] : []),
        ...(offersDelete ? [ask('delete')] : []),
      ];
    },
    [page, offersEdit, offersCopy, offersDelete],
  );

  const confirmDelete = async (name: string) => {
    setDeleting(true);
    try {
      await remove?.onDelete(name);
    } catch {
      // Whoever deletes reports; the record is still there.
    } finally {
      setDeleting(false);
      close();
    }
  };

  return {
    of,
    dialogs: (
      <>
        {edit && 'form' in edit && (
          <EditDialog name={nameFor('edit')} onClose={close}>
            {edit.form}
          </EditDialog>
        )}
        {copy && (
          <CopyDialog
            name={nameFor('copy')}
            nameExists={copy.nameExists}
            rule={copy.rule}
            onCopy={(newName) => copy.onCopy(nameFor('copy') ?? '', newName)}
            onClose={close}
          />
        )}
        <ConfirmDialog
          open={removed !== undefined}
          title={translate('records.deleteTitle', { name: removed })}
          confirmLabel={translate('actions.delete')}
          tone="danger"
          pending={deleting}
          onCancel={close}
          onConfirm={() => removed !== undefined && confirmDelete(removed)}
        >
          {removed !== undefined && remove?.warning(removed)}
        </ConfirmDialog>
      </>
    ),
  };
}
