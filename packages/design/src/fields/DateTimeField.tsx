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

/**
 * A time, picked in steps of 1 minute or typed to the second [FORM-15]. The value of the form is its ISO 8601 text,
 * which is also what is copied; undefined when blank.
 */
export function DateTimeField(given: FieldProps) {
  useStyles(fieldsCss);
  const translate = useMessages();
  const field = useZonedField(given);
  const { text, value, change, control } = useFormField<string | undefined>(field);
  return (
    <FieldShell {...field} text={text} controlId={control.id}>
      <span className="field__with-copy">
        <DateTimePicker
          control={control}
          value={value || undefined}
          placeholder={translate('fields.dateTime')}
          onChange={change}
        />
        {value && <CopyText text={value} what={translate('fields.iso', { label: text })} />}
      </span>
    </FieldShell>
  );
}
