import { Choice } from './Choice';
import { type FieldProps, FieldShell, useFormField } from './field';
import type { SelectOption } from './groupOptions';

/** Choices of a field with one value. */
export interface SelectFieldProps extends FieldProps {
  options: readonly SelectOption[];
  /** The options are still loading. @defaultValue false */
  loading?: boolean;
  /** Allows values that are no option. @defaultValue false */
  free?: boolean;
  /** Text while nothing is chosen. @defaultValue `Choose` */
  placeholder?: string;
  /** It can be emptied. @defaultValue when it is optional */
  clearable?: boolean;
  /** Called after the value of the form has changed. */
  onChanged?: (value: string | undefined) => void;
}

/**
 * One of several; typing narrows the choice. An optional field can be cleared.
 *
 * @example
 * ```tsx
 * <SelectField
 *   name="facility"
 *   label="Facility"
 *   options={[
 *     { value: 'market', label: 'Market Street Store' },
 *     { value: 'columbus', label: 'Columbus Distribution Center' },
 *   ]}
 * />
 * ```
 */
export function SelectField(props: SelectFieldProps) {
  const { options, loading, free, placeholder, clearable, onChanged, ...field } = props;
  const { text, value, change, control, required } = useFormField<string | undefined>(field);
  return (
    <FieldShell {...field} text={text} controlId={control.id}>
      <Choice
        control={{ ...control, ...required }}
        value={value}
        options={options}
        loading={loading}
        free={free}
        placeholder={placeholder}
        clearable={clearable ?? field.optional}
        onChange={(next) => {
          change(next);
          onChanged?.(next);
        }}
      />
    </FieldShell>
  );
}
