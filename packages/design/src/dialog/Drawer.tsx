import { Button } from '../button';
import { useMessages } from '../messages';
import { Modal, type ModalProps } from './Modal';

/** Content of a panel at the side of the page. */
export interface DrawerProps extends Pick<ModalProps, 'title' | 'footer' | 'children'> {
  /** Called on Escape, by the close button and on a click outside the drawer. */
  onClose: () => void;
}

/** A dialog at the end side of the page, over its whole height. */
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
