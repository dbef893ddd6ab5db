import type { useFormField } from '../form/field';
import { AntdProvider } from '../theme/AntdProvider';
import { useTimeZone } from '../zone';
import { MomentPicker, readPicked, usePickerOptions, writePicked } from './momentPicker';

interface DateTimePickerProps {
  control: ReturnType<typeof useFormField>['control'];
  value: string | undefined;
  placeholder: string;
  onChange: (value: string | undefined) => void;
}

/** Picks one time; loaded when the first form with one opens. */
export function DateTimePicker({ control, value, placeholder, onChange }: DateTimePickerProps) {
  const zone = useTimeZone();
  const options = usePickerOptions();
  return (
    <AntdProvider>
      <MomentPicker
        {...control}
        {...options}
        status={control['aria-invalid'] ? 'error' : undefined}
        placeholder={placeholder}
        value={readPicked(value, zone)}
        onChange={(picked) => onChange(writePicked(picked, zone))}
      />
    </AntdProvider>
  );
}
