import type { ReactNode } from 'react';
import { Button } from '../button';
import { Modal } from '../dialog/Modal';
import { useMessages } from '../messages';
import { ToneIcon } from '../status';

/** Options of {@link ConfirmDialog}. */
export interface ConfirmDialogProps {
  /** Shown or not. */
  open: boolean;
  /** The question, for example `Delete reader-1?`. */
  title: string;
  /** What will happen and what is lost. */
  children?: ReactNode;
  /** What the button does, for example `Delete`. */
  confirmLabel: string;
  /** Label of the way out; default `Cancel`. */
  cancelLabel?: string;
  /** `danger` for what cannot be undone; default `primary`. */
  tone?: 'primary' | 'danger';
  /** The confirmed action is under way: the dialog stays and takes no answer. Default false. */
  pending?: boolean;
  onConfirm: () => void;
  onCancel: () => void;
}

/** Asks before something is done. The way out has the focus, so that Enter alone destroys nothing. */
export function ConfirmDialog({
  open,
  title,
  children,
  confirmLabel,
  cancelLabel,
  tone = 'primary',
  pending = false,
  onConfirm,
  onCancel,
}: ConfirmDialogProps) {
  const translate = useMessages();
  if (!open) return null;
  const cancel = () => {
    if (!pending) onCancel();
  };
  return (
    <Modal
      role="alertdialog"
      title={
        <>
          {tone === 'danger' && (
            <span className="dialog__warning">
              <ToneIcon tone="warning" />
            </span>
          )}
          {title}
        </>
      }
      onClose={cancel}
      footer={
        <>
          <Button onClick={cancel} data-initial-focus>
            {cancelLabel ?? translate('dialog.cancel')}
          </Button>
          {/* The second half of a double click comes before whoever acts can say that it is under way. */}
          <Button tone={tone} pending={pending} onClick={({ detail }) => detail < 2 && onConfirm()}>
            {confirmLabel}
          </Button>
        </>
      }
    >
      {children}
    </Modal>
  );
}
