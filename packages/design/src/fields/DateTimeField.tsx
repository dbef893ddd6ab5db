import { lazy, Suspense } from 'react';
import { CopyText } from '../copy';
import { type FieldProps, FieldShell, useFormField } from '../form/field';
import { useMessages } from '../messages';
import { useStyles } from '../theme';
import fieldsCss from './fields.css';

const DateTimePicker = lazy(() =>
  import('./DateTimePicker').then((loaded) => ({ default: loaded.DateTimePicker })),
);

/** Where a part of a field that is still loading will be. */
export const fieldLoading = <span className="field__control field__control--loading" />;

/**
 * A time, picked in steps of 1 minute or typed to the second [FORM-15]. The value of the form is its ISO 8601 text,
 * which is also what is copied; undefined when blank.
 */
export function DateTimeField(field: FieldProps) {
  useStyles(fieldsCss);
  const translate = useMessages();
  const { text, value, change, control } = useFormField<string | undefined>(field);
  return (
    <FieldShell {...field} text={text} controlId={control.id}>
      <span className="field__with-copy">
        <Suspense fallback={fieldLoading}>
          <DateTimePicker
            control={control}
            value={value || undefined}
            placeholder={translate('fields.dateTime')}
            onChange={change}
          />
        </Suspense>
        {value && <CopyText text={value} what={translate('fields.iso', { label: text })} />}
      </span>
    </FieldShell>
  );
}
