import { type FieldProps, FieldShell, useFormField } from './field';

/** Height of a field of several lines. */
export interface TextAreaFieldProps extends FieldProps {
  /** Height in lines. @defaultValue 10 [FORM-16] */
  rows?: number;
}

/** Several lines of text. */
export function TextAreaField({ rows = 10, ...field }: TextAreaFieldProps) {
  const { text, value, change, control, required } = useFormField<string>(field);
  return (
    <FieldShell {...field} text={text} controlId={control.id}>
      <textarea
        {...control}
        {...required}
        className="field__control field__control--area"
        rows={rows}
        value={value ?? ''}
        spellCheck={false}
        onChange={(event) => change(event.target.value)}
      />
    </FieldShell>
  );
}
