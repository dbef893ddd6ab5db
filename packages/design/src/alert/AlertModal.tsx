import type { ReactNode } from 'react';
import { Button } from '../button';
import { Modal } from '../dialog/Modal';
import { useMessages } from '../messages';
import { ToneIcon } from '../status';
import { useStyles } from '../theme';
import type { AlertType } from './AlertBanner';
import alertCss from './alert.css';

/** Severity, title and text of an alert that has to be confirmed. */
export interface AlertModalProps {
  type: AlertType;
  /** First line and name of the dialog. */
  title: string;
  children?: ReactNode;
  onDismiss: () => void;
}

/** A message to the user that stays in the way until it is dismissed [ALERT-02]. */
export function AlertModal({ type, title, children, onDismiss }: AlertModalProps) {
  useStyles(alertCss);
  const translate = useMessages();
  return (
    <Modal
      role="alertdialog"
      title={
        <>
          <span className={`alert-modal__icon alert-modal__icon--${type}`}>
            <ToneIcon tone={type} />
          </span>
          {title}
        </>
      }
      onClose={onDismiss}
      footer={
        <Button tone="primary" onClick={onDismiss} data-initial-focus>
          {translate('alert.dismiss')}
        </Button>
      }
    >
      {children}
    </Modal>
  );
}
