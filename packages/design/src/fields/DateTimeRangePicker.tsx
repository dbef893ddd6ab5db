import type { Moment } from 'moment';
import { AntdProvider } from '../theme/AntdProvider';
import { wallTime } from '../time/wallTime';
import type { TimeZone } from '../zone';
import { useTimeZone } from '../zone';
import { MomentPicker, readPicked, usePickerOptions, writePicked } from './momentPicker';

/** Two times as ISO 8601 texts; either may be missing. */
export interface DateTimeRange {
  from?: string;
  to?: string;
}

/** A range that ends now, offered by name. */
export interface RangePreset {
  label: string;
  /** Length of the range, which ends now, in minutes. */
  minutes: number;
}

interface DateTimeRangePickerProps {
  /** Name of the field. */
  label: string;
  ids: { start: string; end: string };
  names: [string, string];
  invalid: boolean | undefined;
  describedBy: string | undefined;
  value: DateTimeRange;
  presets: readonly RangePreset[];
  onChange: (value: DateTimeRange) => void;
  onLeave: () => void;
}

const lastUntilNow = (minutes: number, zone: TimeZone): [Moment, Moment] => {
  const now = wallTime(Date.now(), zone).startOf('minute');
  return [now.clone().subtract(minutes, 'minutes'), now];
};

/** Picks two times; loaded when the first form with a range opens. */
export function DateTimeRangePicker(props: DateTimeRangePickerProps) {
  const { label, ids, names, invalid, describedBy, value, presets, onChange, onLeave } = props;
  const zone = useTimeZone();
  const options = usePickerOptions(label);
  return (
    <AntdProvider>
      <MomentPicker.RangePicker
        {...options}
        id={ids}
        aria-invalid={invalid}
        aria-describedby={describedBy}
        status={invalid ? 'error' : undefined}
        placeholder={names}
        allowEmpty={[true, true]}
        order={false}
        value={[readPicked(value.from, zone), readPicked(value.to, zone)]}
        presets={presets.map(({ label: text, minutes }) => ({
          label: text,
          value: () => lastUntilNow(minutes, zone),
        }))}
        onChange={(picked) =>
          onChange({
            from: writePicked(picked?.[0] ?? null, zone),
            to: writePicked(picked?.[1] ?? null, zone),
          })
        }
        onBlur={onLeave}
      />
    </AntdProvider>
  );
}
