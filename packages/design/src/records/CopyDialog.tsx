import { Modal } from '../dialog/Modal';
import { useMessages } from '../messages';
import { lazyNamed } from '../progress';
import type { CopyQuestion } from './CopyForm';

/** Record to copy, and the rules for the name of its copy. */
export interface CopyDialogProps extends CopyQuestion {
  /** Name of the original; the dialog is shown while there is one. */
  name: string | undefined;
}

/** Lists offer copies far more often than one is made, so the form is loaded with the first. */
const CopyForm = lazyNamed(() => import('./CopyForm'), 'CopyForm');

/** Asks for the name of a copy [FORM-04]. */
export function CopyDialog({ name, ...rest }: CopyDialogProps) {
  const translate = useMessages();
  if (name === undefined) return null;
  const title = translate('records.copyTitle', { name });
  return (
    <Modal key={name} title={title} onClose={rest.onClose}>
      <CopyForm {...rest} name={name} title={title} />
    </Modal>
  );
}
