import { ConfirmDialog } from '@console/design/actions';
import { type ReactNode, useCallback, useRef, useState } from 'react';
import { Modal } from '../dialog/Modal';
import { useMessages } from '../messages';

/** Handles of an {@link EditDialog} for the form in it. */
export interface EditDialogForm {
  /** Closes without a question: for Cancel and after saving. */
  close: () => void;
  /** For `onDirtyChange` of the form: Escape then asks first. */
  onDirtyChange: (dirty: boolean) => void;
}

/** Record edited in a dialog, and its form. */
export interface EditDialogProps {
  /** Name of the record; the dialog is shown while there is one. */
  name: string | undefined;
  /** Title of the dialog. @defaultValue `Editing {name}` */
  title?: string;
  onClose: () => void;
  /** The form. */
  children: (name: string, form: EditDialogForm) => ReactNode;
}

/** The edit form of a record in a large modal [FORM-05]; closing it asks first when there is input. */
export function EditDialog({ name, title, onClose, children }: EditDialogProps) {
  const translate = useMessages();
  const dirty = useRef(false);
  const [asking, setAsking] = useState(false);
  const onDirtyChange = useCallback((now: boolean) => {
    dirty.current = now;
  }, []);
  const close = useCallback(() => {
    dirty.current = false;
    setAsking(false);
    onClose();
  }, [onClose]);
  if (name === undefined) return null;
  return (
    <Modal
      title={title ?? translate('page.editingTitle', { name })}
      size="large"
      onClose={() => (dirty.current ? setAsking(true) : close())}
    >
      {children(name, { close, onDirtyChange })}
      <ConfirmDialog
        open={asking}
        title={translate('form.leaveTitle')}
        tone="danger"
        confirmLabel={translate('form.discard')}
        cancelLabel={translate('form.keepEditing')}
        onConfirm={close}
        onCancel={() => setAsking(false)}
      >
        {translate('form.leaveText')}
      </ConfirmDialog>
    </Modal>
  );
}
