import type { Moment, unitOfTime } from 'moment';

/** A limit of a picker as wall time; `now` moves with the clock. */
type PickerLimit = () => Moment | null;

/** Unit of one step in each panel of a picker; a panel of decades is not limited. */
const units: Readonly<Record<string, unitOfTime.StartOf>> = {
  year: 'year',
  quarter: 'quarter',
  month: 'month',
  week: 'week',
  date: 'day',
};

const upTo = (count: number) => Array.from({ length: count }, (_, index) => index);

/** Check of what a picker neither offers nor takes when it is typed. Both limits can be picked. */
export function pickerLimits(min: PickerLimit, max: PickerLimit) {
  const isOutside = (time: Moment, unit: unitOfTime.StartOf) => {
    const [earliest, latest] = [min(), max()];
    return (
      (earliest !== null && time.isBefore(earliest, unit)) || (latest !== null && time.isAfter(latest, unit))
    );
  };
  return {
    disabledDate: (date: Moment, { type }: { type: string }) => {
      const unit = units[type];
      return unit !== undefined && isOutside(date, unit);
    },
    disabledTime: (date: Moment | null) => {
      if (!date) return {};
      return {
        disabledHours: () => upTo(24).filter((hour) => isOutside(date.clone().hour(hour), 'hour')),
        disabledMinutes: (hour: number) =>
          upTo(60).filter((minute) => isOutside(date.clone().set({ hour, minute }), 'minute')),
        disabledSeconds: (hour: number, minute: number) =>
          upTo(60).filter((second) => isOutside(date.clone().set({ hour, minute, second }), 'second')),
      };
    },
  };
}
