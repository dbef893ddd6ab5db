import { NamedGroup } from '../form/FieldGroup';
import { type FieldProps, useFormField } from '../form/field';
import type { SelectOption } from '../form/groupOptions';

/** Options of {@link RadioField}. */
export interface RadioFieldProps extends Omit<FieldProps, 'optional'> {
  options: readonly SelectOption[];
}

/** One of a few, all of which can be seen. The value of the form is that of the chosen option. */
export function RadioField({ options, ...field }: RadioFieldProps) {
  const { text, value, change, control } = useFormField<string>(field);
  return (
    <NamedGroup name={field.name} label={text}>
      {options.map((option) => (
        <label className="field__choice" key={option.value}>
          <input
            {...control}
            id={`${control.id}-${option.value}`}
            className="field__box"
            type="radio"
            checked={value === option.value}
            onChange={() => change(option.value)}
          />
          {option.label}
        </label>
      ))}
      {field.help && (
        <p className="field__help" id={`${control.id}-help`}>
          {field.help}
        </p>
      )}
    </NamedGroup>
  );
}
