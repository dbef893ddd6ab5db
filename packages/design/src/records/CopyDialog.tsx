import { useEffect, useRef } from 'react';
import { Modal } from '../dialog/Modal';
import { Form, type FormErrors, type IsTaken, type Rule, rules, TextField, useFormValue } from '../form';
import { useFormFrame } from '../form/FormContext';
import { useMessages } from '../messages';

/** What a copy is called until somebody says otherwise: the name of the original with this at its end [FORM-04]. */
export const copySuffix = '-COPY';

/** How long nothing is typed until the service is asked whether the name is taken, in milliseconds. */
const typingPause = 300;

/** Options of {@link CopyDialog}. */
export interface CopyDialogProps {
  /** Name of the original; the dialog is shown while there is one. */
  name: string | undefined;
  /** Whether a record of this model has the name. */
  isTaken: IsTaken;
  /** What else a name has to be; being given and free is always asked for. */
  rule?: Rule;
  /** Makes the copy. While it runs nothing is lost; when it rejects the dialog stays. */
  onCopy: (newName: string) => unknown;
  onClose: () => void;
}

/** Asks for the name of a copy [FORM-04]. */
export function CopyDialog({ name, ...rest }: CopyDialogProps) {
  if (name === undefined) return null;
  return <OpenCopyDialog key={name} name={name} {...rest} />;
}

interface CopyValues {
  name: string;
}

function OpenCopyDialog({ name, isTaken, rule, onCopy, onClose }: CopyDialogProps & { name: string }) {
  const translate = useMessages();
  const title = translate('records.copyTitle', { name });
  const validate = (values: CopyValues): FormErrors => ({
    name: rules.all(rules.required, ...(rule ? [rule] : []))(values.name),
  });
  return (
    <Modal title={title} onClose={onClose}>
      <Form<CopyValues>
        label={title}
        initialValues={{ name: `${name}${copySuffix}` }}
        validate={validate}
        checks={{ name: rules.unique(isTaken) }}
        submitOnlyValid
        guard={false}
        submitLabel={translate('actions.copy')}
        onSubmit={async (values) => {
          await onCopy(values.name.trim());
          onClose();
        }}
        onCancel={onClose}
      >
        <TextField name="name" label={translate('records.copyName')} autoFocus />
        <AskedWhileTyping />
      </Form>
    </Modal>
  );
}

/** Has the name checked as soon as typing pauses, since a copy with a taken name cannot be submitted. */
function AskedWhileTyping() {
  const name = useFormValue<string>('name');
  const { check } = useFormFrame();
  const opened = useRef(false);
  // biome-ignore lint/correctness/useExhaustiveDependencies: another name is another question
  useEffect(() => {
    const timer = setTimeout(() => check('name'), opened.current ? typingPause : 0);
    opened.current = true;
    return () => clearTimeout(timer);
  }, [check, name]);
  return null;
}
