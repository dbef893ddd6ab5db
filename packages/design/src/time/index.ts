export { relativeTimeRefresh, remainingTimeRefresh } from './clock';
export { DateTime, type DateTimeProps, useFormatDateTime } from './DateTime';
export { Duration, type DurationProps, DurationRemaining, type DurationRemainingProps } from './Duration';
export {
  dateTimeFormat,
  dateTimeFormatOf,
  featureTimeFormat,
  formatDateTime,
  formatDuration,
  formatRelative,
  type TimeValue,
} from './format';
export { RelativeTime, type RelativeTimeProps } from './RelativeTime';
