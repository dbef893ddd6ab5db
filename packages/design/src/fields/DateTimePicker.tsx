import { type FormEvent, useRef } from 'react';
import type { useFormField } from '../form/field';
import { useLocale } from '../messages';
import { AntdProvider } from '../theme/AntdProvider';
import { describeFormat } from '../time/format';
import { useTimeZone } from '../zone';
import { MomentPicker, readPicked, readTyped, usePickerOptions, writePicked } from './momentPicker';
import { pickerLimits } from './pickerLimits';

interface DateTimePickerProps {
  /** Name of the field. */
  label: string;
  control: ReturnType<typeof useFormField>['control'] & ReturnType<typeof useFormField>['required'];
  value: string | undefined;
  format: string | undefined;
  min: string | undefined;
  max: string | undefined;
  keepsTyped: boolean;
  onChange: (value: string | undefined) => void;
}

/** Picks one time; loaded when the first form with one opens. */
export function DateTimePicker(props: DateTimePickerProps) {
  const { label, control, value, min, max, keepsTyped, onChange } = props;
  const zone = useTimeZone();
  const options = usePickerOptions(label);
  const { format = options.format } = props;
  const placeholder = describeFormat(format, useLocale());
  const latest = () => (max === 'now' ? new Date().toISOString() : max);
  // The picker puts back what it does not offer before it tells that the field is left.
  const text = useRef('');
  const keep = () => {
    const typed = keepsTyped ? writePicked(readTyped(text.current, format), zone) : undefined;
    const at = Date.parse(typed ?? '');
    if (typed !== undefined && (at < Date.parse(min ?? '') || at > Date.parse(latest() ?? '')))
      onChange(typed);
  };
  return (
    <AntdProvider>
      <span
        className="field__typed"
        onInput={({ target }: FormEvent) => {
          if (target instanceof HTMLInputElement) text.current = target.value;
        }}
      >
        <MomentPicker
          {...control}
          {...options}
          {...pickerLimits(
            () => readPicked(min, zone),
            () => readPicked(latest(), zone),
          )}
          onBlur={() => {
            keep();
            control.onBlur();
          }}
          onKeyDown={({ key }) => key === 'Enter' && keep()}
          status={control['aria-invalid'] ? 'error' : undefined}
          format={format}
          placeholder={placeholder}
          value={readPicked(value, zone)}
          onChange={(picked) => onChange(writePicked(picked, zone))}
        />
      </span>
    </AntdProvider>
  );
}
