import { useState } from 'react';
import { type FieldProps, FieldShell, useFormField } from './field';
import { type NumberInput, readNumber } from './readNumber';

/** Unit and placeholder of a field of a number. */
export interface NumberFieldProps extends FieldProps {
  /** Unit after the number, for example `m`. */
  unit?: string;
  /** Value that counts while it is blank; never the only explanation. */
  placeholder?: string;
}

/** The input of a number: keeps the typed text while it means the value. */
export function NumberControl({
  field,
  unit,
  placeholder,
}: {
  field: Pick<ReturnType<typeof useFormField<NumberInput>>, 'value' | 'change' | 'control' | 'required'>;
  unit?: string;
  placeholder?: string;
}) {
  const { value, change, control, required } = field;
  const [typed, setTyped] = useState('');
  // `1.` and `1.0` are what was typed for the value 1; anything else was set by other means.
  const shown = readNumber(typed) === (value ?? undefined) ? typed : String(value ?? '');
  return (
    <span className="field__with-unit">
      <input
        {...control}
        {...required}
        className="field__control"
        type="text"
        inputMode="decimal"
        autoComplete="off"
        placeholder={placeholder}
        value={shown}
        onChange={(event) => {
          setTyped(event.target.value);
          change(readNumber(event.target.value));
        }}
      />
      {unit && <span className="field__unit">{unit}</span>}
    </span>
  );
}

/**
 * A number of any step. The value of the form is a number, undefined when blank, or the text itself while it
 * cannot be read, which the rule `number` refuses: what was typed is never lost.
 */
export function NumberField({ unit, placeholder, ...props }: NumberFieldProps) {
  const field = useFormField<NumberInput>(props);
  return (
    <FieldShell {...props} text={field.text} controlId={field.control.id}>
      <NumberControl field={field} unit={unit} placeholder={placeholder} />
    </FieldShell>
  );
}
