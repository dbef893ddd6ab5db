import { Modal } from '../dialog/Modal';
import type { Rule } from '../form';
import { useMessages } from '../messages';
import { LazyPart } from '../progress';
import type { NameExists } from './uniqueness';

/** Options of {@link CopyDialog}. */
export interface CopyDialogProps {
  /** Name of the original; the dialog is shown while there is one. */
  name: string | undefined;
  /** Whether a record of this model has the name. */
  nameExists: NameExists;
  /** What else a name has to be; being given and free is always asked for. */
  rule?: Rule;
  /** Makes the copy. While it runs nothing is lost; when it rejects the dialog stays. */
  onCopy: (newName: string) => unknown;
  onClose: () => void;
}

/** Lists offer copies far more often than one is made, so the form comes with the first. */
const load = () => import('./CopyForm').then(({ CopyForm }) => CopyForm);

/** Asks for the name of a copy [FORM-04]. */
export function CopyDialog({ name, ...rest }: CopyDialogProps) {
  const translate = useMessages();
  if (name === undefined) return null;
  const title = translate('records.copyTitle', { name });
  return (
    <Modal key={name} title={title} onClose={rest.onClose}>
      <LazyPart load={load} props={{ ...rest, name, title }} />
    </Modal>
  );
}
