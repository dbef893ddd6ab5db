import { useEffect, useRef } from 'react';
import { Form, type FormErrors, type Rule, rules, TextField, useFormValue } from '../form';
import { useFormFrame } from '../form/FormContext';
import { useMessages } from '../messages';
import type { NameExists } from './uniqueness';

/** Suffix of the suggested name of a copy, after the name of the original [FORM-04]. */
const copySuffix = '-COPY';

/** Pause in typing after which the service is asked for the name, in milliseconds. */
const typingPause = 300;

/** Rules for the name of a copy, and what makes it. */
export interface CopyQuestion {
  /** Async check for a record of this model with the name. */
  nameExists: NameExists;
  /** Further rule for the name; that it is given and free is always checked. */
  rule?: Rule;
  /** Makes the copy. While it runs nothing is lost; when it rejects the dialog stays. */
  onCopy: (newName: string) => unknown;
  onClose: () => void;
}

interface CopyFormProps extends CopyQuestion {
  /** Name of the original. */
  name: string;
  /** Name of the form. */
  title: string;
}

interface CopyValues {
  name: string;
}

/** The form inside the dialog that asks for the name of a copy. */
export function CopyForm({ name, title, nameExists, rule, onCopy, onClose }: CopyFormProps) {
  const translate = useMessages();
  const validate = (values: CopyValues): FormErrors => ({
    name: rules.all(rules.required, ...(rule ? [rule] : []))(values.name),
  });
  return (
    <Form<CopyValues>
      label={title}
      initialValues={{ name: `${name}${copySuffix}` }}
      validate={validate}
      asyncValidators={{ name: rules.unique(nameExists) }}
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
  );
}

/** Has the name checked as soon as typing pauses, since a copy with a taken name cannot be submitted. */
function AskedWhileTyping() {
  const name = useFormValue<string>('name');
  const { check } = useFormFrame();
  const opened = useRef(false);
  // Another name is another question.
  useEffect(() => {
    const timer = setTimeout(() => check('name'), opened.current ? typingPause : 0);
    opened.current = true;
    return () => clearTimeout(timer);
  }, [check, name]);
  return null;
}
