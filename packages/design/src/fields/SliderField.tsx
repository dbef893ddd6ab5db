import { Slider } from '@console/design/sections';
import { type FieldProps, FieldShell, useFormField } from '../form/field';
import { NumberControl } from '../form/NumberField';
import type { NumberInput } from '../form/readNumber';
import { useStyles } from '../theme';
import fieldsCss from './fields.css';

/** Range, step and unit of a number. */
export interface SliderFieldProps extends FieldProps {
  readonly min: number;
  readonly max: number;
  /** @defaultValue 1 */
  readonly step?: number;
  /** Unit after the number, for example `dBm`. */
  readonly unit?: string;
}

/**
 * A number between two limits, moved or typed. The value of the form is that of a `NumberField`; the limits are not
 * checked by it, since what is typed is kept: use `rules.between`.
 */
export function SliderField({ min, max, step, unit, ...props }: SliderFieldProps) {
  useStyles(fieldsCss);
  const field = useFormField<NumberInput>(props);
  const { text, value, change, control } = field;
  const shown = typeof value === 'number' ? Math.min(Math.max(value, min), max) : min;
  return (
    <FieldShell {...props} text={text} controlId={control.id}>
      <span className="field__slider">
        <Slider
          label={text}
          min={min}
          max={max}
          step={step}
          value={shown}
          onChange={change}
          onBlur={control.onBlur}
          format={(each) => (unit ? `${each} ${unit}` : String(each))}
        />
        <NumberControl field={field} unit={unit} />
      </span>
    </FieldShell>
  );
}
