import { type FieldProps, FieldShell, useFormField } from './field';

/** Options of {@link TextField}. */
export interface TextFieldProps extends FieldProps {
  /** What the browser may fill in. @defaultValue `off` */
  autoComplete?: string;
  /** Example of what to enter; never the only explanation. */
  placeholder?: string;
  /** Takes the focus when the form opens. @defaultValue false */
  autoFocus?: boolean;
  /** What the browser offers while typing; anything else may be typed too. @defaultValue nothing. */
  suggestions?: readonly string[];
  /** What becomes of a text while it is typed, for example upper case. @defaultValue nothing. */
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
  const { text, value, change, control } = useFormField<string>(field);
  const listId = suggestions.length > 0 ? `${control.id}-suggestions` : undefined;
  return (
    <FieldShell {...field} text={text} controlId={control.id}>
      <input
        {...control}
        className="field__control"
        type="text"
        value={value ?? ''}
        autoComplete={autoComplete}
        placeholder={placeholder}
        // biome-ignore lint/a11y/noAutofocus: asked for by the page, for a form that is all there is
        autoFocus={autoFocus}
        autoCapitalize="none"
        spellCheck={false}
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
