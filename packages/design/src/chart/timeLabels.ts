/** Times under the axis, in the order of the console's dates; where a day begins, its date. */
export const timeLabels = {
  second: '%H:%M:%S',
  minute: '%H:%M',
  hour: '%H:%M',
  day: { main: '%m/%d', boundary: '%m/%d' },
  week: '%m/%d',
  month: '%m/%Y',
};
