import { type FieldProps, FieldShell, useFormField } from './field';
import { TextInput } from './TextInput';

/** Completion, placeholder and suggestions of a field of one line. */
export interface TextFieldProps extends FieldProps {
  /** Kind of value that the browser may fill in. @defaultValue `off` */
  autoComplete?: string;
  /** Example of what to enter; never the only explanation. */
  placeholder?: string;
  /** Takes the focus when the form opens. @defaultValue false */
  autoFocus?: boolean;
  /** Suggestions of the browser while typing; anything else may be typed too. @defaultValue none */
  suggestions?: readonly string[];
  /** Normalizes a text while it is typed, for example to upper case. @defaultValue as typed */
  normalize?: (text: string) => string;
}

const asTyped = (text: string) => text;

/**
 * One line of text.
 *
 * @example
 * ```tsx
 * <TextField name="name" label="Name" autoFocus />
 * <TextField name="address" label="Address" help="IP address or host name." optional />
 * ```
 */
export function TextField({
  autoComplete = 'off',
  placeholder,
  autoFocus,
  suggestions = [],
  normalize = asTyped,
  ...field
}: TextFieldProps) {
  const { text, value, change, control, required } = useFormField<string>(field);
  const listId = suggestions.length > 0 ? `${control.id}-suggestions` : undefined;
  return (
    <FieldShell {...field} text={text} controlId={control.id}>
      <TextInput
        {...control}
        {...required}
        type="text"
        value={value ?? ''}
        autoComplete={autoComplete}
        placeholder={placeholder}
        autoFocus={autoFocus}
        list={listId}
        onChange={(event) => change(normalize(event.target.value))}
      />
      {listId && (
        <datalist id={listId}>
          {suggestions.map((suggestion) => (
            <option key={suggestion} value={suggestion} />
          ))}
        </datalist>
      )}
    </FieldShell>
  );
}
