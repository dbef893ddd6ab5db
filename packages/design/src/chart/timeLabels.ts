/** Times under the axis, in the order of the console's dates. */
export const timeLabels = {
  second: '%H:%M:%S',
  minute: '%H:%M',
  hour: '%H:%M',
  day: '%m/%d',
  week: '%m/%d',
  month: '%m/%Y',
};
