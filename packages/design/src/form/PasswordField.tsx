import { useEffect, useState } from 'react';
import { IconButton } from '../button';
import { HiddenIcon, VisibleIcon } from '../icons';
import { useMessages } from '../messages';
import { useFormFrame } from './FormContext';
import { FieldShell, useFormField } from './field';
import type { TextFieldProps } from './TextField';
import { TextInput } from './TextInput';

/** Properties of a text field, without suggestions. */
export type PasswordFieldProps = Omit<TextFieldProps, 'suggestions'>;

/** One line that is not shown, unless its button is pressed; a review does not show it either. */
export function PasswordField({
  autoComplete = 'off',
  placeholder,
  autoFocus,
  ...field
}: PasswordFieldProps) {
  const translate = useMessages();
  const { secrets } = useFormFrame();
  const { name } = field;
  const { text, value, change, control, required } = useFormField<string>(field);
  const [seen, setSeen] = useState(false);
  // A field that is hidden meanwhile keeps its value in the form, which stays a secret.
  useEffect(() => {
    secrets.add(name);
  }, [secrets, name]);
  return (
    <FieldShell {...field} text={text} controlId={control.id}>
      <span className="field__with-button">
        <TextInput
          {...control}
          {...required}
          type={seen ? 'text' : 'password'}
          value={value ?? ''}
          autoComplete={autoComplete}
          placeholder={placeholder}
          autoFocus={autoFocus}
          onChange={(event) => change(event.target.value)}
        />
        <IconButton
          label={translate(seen ? 'form.hideCharacters' : 'form.showCharacters')}
          icon={seen ? <HiddenIcon /> : <VisibleIcon />}
          size="small"
          aria-controls={control.id}
          onClick={() => setSeen(!seen)}
        />
      </span>
    </FieldShell>
  );
}
