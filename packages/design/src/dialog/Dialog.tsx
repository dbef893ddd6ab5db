import { Button } from '../button';
import { useMessages } from '../messages';
import { Modal, type ModalProps } from './Modal';

/** Content of a dialog that is shown while `open`. */
export interface DialogProps extends Pick<ModalProps, 'title' | 'size' | 'veiled' | 'footer' | 'children'> {
  /** Shown or not. */
  open: boolean;
  /** Called on Escape and by the close button. */
  onClose: () => void;
}

/** A dialog for content or a form; without `footer` it has one button that closes it. */
export function Dialog({ open, onClose, footer, ...rest }: DialogProps) {
  const translate = useMessages();
  if (!open) return null;
  return (
    <Modal
      {...rest}
      onClose={onClose}
      footer={footer ?? <Button onClick={onClose}>{translate('dialog.close')}</Button>}
    />
  );
}
