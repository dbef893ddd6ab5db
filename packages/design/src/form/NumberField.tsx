import { useState } from 'react';
import { type FieldProps, FieldShell, useFormField } from './field';
import { type NumberInput, readNumber } from './readNumber';

/** Options of {@link NumberField}. */
export interface NumberFieldProps extends FieldProps {
  /** Unit after the number, for example `m`. */
  unit?: string;
  /** What counts while it is blank; never the only explanation. */
  placeholder?: string;
}

/**
 * A number of any step. The value of the form is a number, undefined when blank, or the text itself while it
 * cannot be read, which the rule `number` refuses: what was typed is never lost.
 */
export function NumberField({ unit, placeholder, ...field }: NumberFieldProps) {
  const { text, value, change, control } = useFormField<NumberInput>(field);
  const [typed, setTyped] = useState('');
  // `1.` and `1.0` are what was typed for the value 1; anything else came from outside.
  const shown = readNumber(typed) === (value ?? undefined) ? typed : String(value ?? '');
  return (
    <FieldShell {...field} text={text} controlId={control.id}>
      <span className="field__with-unit">
        <input
          {...control}
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
    </FieldShell>
  );
}
