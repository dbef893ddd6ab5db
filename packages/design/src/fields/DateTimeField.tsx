import { CopyText } from '@console/design/copy';
import { ControlLoading, type FieldProps, FieldShell, useFormField } from '../form/field';
import { useMessages } from '../messages';
import { lazyNamed } from '../progress';
import { useStyles } from '../theme';
import fieldsCss from './fields.css';
import { useZonedField } from './useZonedField';

const DateTimePicker = lazyNamed(
  () => import(/* webpackChunkName: "antd-pickers" */ './DateTimePicker'),
  'DateTimePicker',
  {
    waiting: ControlLoading,
  },
);

/** Format and limits of the time of a field. */
export interface DateTimeFieldProps extends FieldProps {
  /** Pattern of moment in which the time is shown and typed. @defaultValue `MM/DD/YYYY HH:mm:ss` [FORM-14] */
  format?: string;
  /** The earliest time that can be picked or typed, as ISO 8601. @defaultValue any */
  min?: string;
  /** The latest time that can be picked or typed, as ISO 8601, or `now`. @defaultValue any */
  max?: string;
  /**
   * Keeps a time typed beyond the limits, since the rules of the form explain it.
   * @defaultValue false: it is put back to what was there before
   */
  keepsTyped?: boolean;
}

/**
 * A time, picked in steps of 1 minute or typed to the second [FORM-15]. The value of the form is its ISO 8601 text,
 * which is also what is copied; undefined when blank.
 */
export function DateTimeField({ format, min, max, keepsTyped = false, ...given }: DateTimeFieldProps) {
  useStyles(fieldsCss);
  const translate = useMessages();
  const field = useZonedField(given);
  const { text, value, change, control, required } = useFormField<string | undefined>(field);
  return (
    <FieldShell {...field} text={text} controlId={control.id}>
      <span className="field__with-copy">
        <DateTimePicker
          label={text}
          control={{ ...control, ...required }}
          value={value || undefined}
          format={format}
          min={min}
          max={max}
          keepsTyped={keepsTyped}
          onChange={change}
        />
        {value && <CopyText text={value} what={translate('fields.iso', { label: text })} />}
      </span>
    </FieldShell>
  );
}
