import type { ReactNode } from 'react';
import { Button } from '../button';
import { useMessages } from '../messages';
import { ToneIcon } from '../status';
import { Modal } from './Modal';

/** Question, texts and tone of its two buttons, and the state of the confirmed action. */
export interface ConfirmDialogProps {
  /** Shown or not. */
  open: boolean;
  /** The question, for example `Delete reader-1?`. */
  title: string;
  /** Consequences: what will happen and what is lost. */
  children?: ReactNode;
  /** Verb on the button, for example `Delete`. */
  confirmLabel: string;
  /** Label of the cancel button. @defaultValue `Cancel` */
  cancelLabel?: string;
  /** `danger` for what cannot be undone. @defaultValue `primary` */
  tone?: 'primary' | 'danger';
  /** The confirmed action is running: the dialog stays open and takes no answer. @defaultValue false */
  pending?: boolean;
  /** Why it cannot be confirmed yet. @defaultValue it can */
  blockedReason?: string;
  onConfirm: () => void;
  onCancel: () => void;
}

/**
 * Asks for confirmation. Cancel has the focus, so that Enter alone destroys nothing.
 *
 * @example
 * ```tsx
 * <ConfirmDialog
 *   open={asking}
 *   title="Delete dock-1?"
 *   confirmLabel="Delete"
 *   tone="danger"
 *   pending={remove.isPending}
 *   onConfirm={() => remove.mutate('dock-1')}
 *   onCancel={() => setAsking(false)}
 * >
 *   <p>Its readings are kept.</p>
 * </ConfirmDialog>
 * ```
 */
export function ConfirmDialog({
  open,
  title,
  children,
  confirmLabel,
  cancelLabel,
  tone = 'primary',
  pending = false,
  blockedReason,
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
          {/* The second click of a double click arrives before the caller can set `pending`. */}
          <Button
            tone={tone}
            pending={pending}
            blockedReason={blockedReason}
            onClick={({ detail }) => detail < 2 && onConfirm()}
          >
            {confirmLabel}
          </Button>
        </>
      }
    >
      {children}
    </Modal>
  );
}
