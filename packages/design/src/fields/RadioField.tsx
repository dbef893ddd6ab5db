import type { ReactNode } from 'react';
import { NamedGroup } from '../form/FieldGroup';
import { type FieldProps, useFormField } from '../form/field';
import type { SelectOption } from '../form/groupOptions';

/** One choice of a {@link RadioField}. */
export interface RadioOption extends SelectOption {
  /** Icon before the label. @defaultValue none */
  icon?: ReactNode;
}

/** Choices of a field drawn as radio buttons. */
export interface RadioFieldProps extends Omit<FieldProps, 'optional'> {
  options: readonly RadioOption[];
  /** Called after the value of the form has changed. */
  onChanged?: (value: string) => void;
  /** Choosing what is chosen already takes it back: the value is undefined then. @defaultValue false */
  clearable?: boolean;
}

/** One of a few, all of which can be seen. The value of the form is that of the chosen option. */
export function RadioField({ options, onChanged, clearable, ...field }: RadioFieldProps) {
  const { text, value, change, control } = useFormField<string | undefined>(field);
  return (
    <NamedGroup name={field.name} label={text}>
      {options.map((option) => (
        <label className="field__choice" key={option.value} title={option.code}>
          <input
            {...control}
            id={`${control.id}-${option.value}`}
            className="field__box"
            type="radio"
            // Nothing chosen is the option without a value, where there is one.
            checked={(value ?? '') === option.value}
            onClick={() => {
              if (clearable && value === option.value) change(undefined);
            }}
            onChange={() => {
              change(option.value);
              onChanged?.(option.value);
            }}
          />
          {option.icon}
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
