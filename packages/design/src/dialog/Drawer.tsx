import { Button } from '../button';
import { useMessages } from '../messages';
import { Modal, type ModalProps } from './Modal';

/** Options of {@link Drawer}. */
export interface DrawerProps extends Pick<ModalProps, 'title' | 'footer' | 'children'> {
  /** Asked for by Escape, by the button that closes and by a click beside the drawer. */
  onClose: () => void;
}

/** A dialog over the whole height at the end of the page, for something to look through beside the work. */
export function Drawer({ title, onClose, footer, children }: DrawerProps) {
  const translate = useMessages();
  return (
    <Modal
      size="drawer"
      title={title}
      onClose={onClose}
      onPressBeside={onClose}
      footer={
        <>
          {footer}
          <Button onClick={onClose}>{translate('dialog.close')}</Button>
        </>
      }
    >
      {children}
    </Modal>
  );
}
