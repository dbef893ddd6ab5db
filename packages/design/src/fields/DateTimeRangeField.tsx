import { ControlLoading, type FieldProps, FieldShell, useFormField } from '../form/field';
import { useMessages } from '../messages';
import { lazyNamed } from '../progress';
import { useStyles } from '../theme';
import type { DateTimeRange, RangePreset } from './DateTimeRangePicker';
import fieldsCss from './fields.css';
import { useZonedField } from './useZonedField';

/** Ranges offered beside the calendar. */
export interface DateTimeRangeFieldProps extends FieldProps {
  /** Ranges offered. @defaultValue the last hour, day and week */
  presets?: readonly RangePreset[];
}

const DateTimeRangePicker = lazyNamed(
  () => import(/* webpackChunkName: "antd-pickers" */ './DateTimeRangePicker'),
  'DateTimeRangePicker',
  {
    waiting: ControlLoading,
  },
);

const hour = 60;

/** From when to when, in steps of 1 minute [FORM-15]. The value of the form is a {@link DateTimeRange}. */
export function DateTimeRangeField({ presets, ...given }: DateTimeRangeFieldProps) {
  useStyles(fieldsCss);
  const translate = useMessages();
  const field = useZonedField(given);
  const { text, value, change, control } = useFormField<DateTimeRange>(field);
  return (
    <FieldShell {...field} text={text} controlId={control.id}>
      <label className="design__hidden" htmlFor={`${control.id}-to`}>
        {translate('fields.to')}
      </label>
      <DateTimeRangePicker
        label={text}
        ids={{ start: control.id, end: `${control.id}-to` }}
        names={[translate('fields.from'), translate('fields.to')]}
        invalid={control['aria-invalid']}
        describedBy={control['aria-describedby']}
        value={value || {}}
        presets={
          presets ?? [
            { label: translate('fields.lastHour'), minutes: hour },
            { label: translate('fields.lastDay'), minutes: 24 * hour },
            { label: translate('fields.lastWeek'), minutes: 7 * 24 * hour },
          ]
        }
        onChange={change}
        onLeave={control.onBlur}
      />
    </FieldShell>
  );
}
