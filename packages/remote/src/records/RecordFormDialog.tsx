import { EditDialog } from '@console/design/records';
import type { ReactNode } from 'react';
import type { RecordFormProps } from './RecordFormProps';
import type { RecordKind } from './recordKind';
import { useFormTitle } from './useFormTitle';

/** Stored record in a dialog, and the calls when it ends. */
export interface RecordFormDialogProps<Row extends object> {
  readonly kind: RecordKind<Row>;
  /** The record to edit. @defaultValue a new one */
  readonly stored?: Row | undefined;
  /** @defaultValue that of the form of a new record, or of an edit */
  readonly title?: string;
  /** Told the identifier of what was saved, see {@link RecordFormProps.onSaved}. @defaultValue nothing else happens */
  readonly onSaved?: (id: string | undefined) => unknown;
  /** Told when it is saved, cancelled or closed. */
  readonly onClose: () => void;
  /** The form of the kind. */
  readonly children: (form: RecordFormProps<Row>) => ReactNode;
}

/**
 * A large modal that makes a new record or edits one over the page; the page stays, and closing asks first when there is
 * input [FORM-05].
 * @example
 * ```tsx
 * <RecordFormDialog kind={userKind} stored={edited} onClose={close}>
 *   {(form) => <UserForm {...form} />}
 * </RecordFormDialog>
 * ```
 */
export function RecordFormDialog<Row extends object>({
  kind,
  stored,
  title: own,
  onSaved,
  onClose,
  children,
}: RecordFormDialogProps<Row>) {
  const usual = useFormTitle(kind, stored);
  const title = own ?? usual;
  return (
    <EditDialog name={title} title={title} onClose={onClose}>
      {(_, { close, onDirtyChange }) =>
        children({
          label: title,
          ...(stored && { stored }),
          guard: false,
          onDirtyChange,
          onCancel: close,
          onSaved: (id) => {
            onSaved?.(id);
            close();
          },
        })
      }
    </EditDialog>
  );
}
