import { type Segment, Segmented } from '@console/design/sections';
import { NamedGroup } from '../form/FieldGroup';
import { type FieldProps, useFormField } from '../form/field';

/** Choices of a field drawn as joined buttons. */
export interface SegmentedFieldProps extends Omit<FieldProps, 'optional'> {
  readonly options: readonly Segment[];
}

/** One of two to five short choices in one line. The value of the form is that of the choice. */
export function SegmentedField({ options, ...field }: SegmentedFieldProps) {
  const { text, value, change, control } = useFormField<string>(field);
  return (
    <NamedGroup name={field.name} label={text}>
      <Segmented
        label={text}
        describedBy={control['aria-describedby']}
        options={options}
        value={value ?? ''}
        onChange={change}
      />
      {field.help && (
        <p className="field__help" id={`${control.id}-help`}>
          {field.help}
        </p>
      )}
    </NamedGroup>
  );
}
