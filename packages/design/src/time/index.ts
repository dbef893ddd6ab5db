export { relativeTimeRefresh, remainingTimeRefresh } from './clock';
export { DateTime, type DateTimeProps } from './DateTime';
export { Duration, type DurationProps, DurationRemaining, type DurationRemainingProps } from './Duration';
export {
  dateTimeFormat,
  featureTimeFormat,
  formatDateTime,
  formatDuration,
  formatRelative,
  type TimeValue,
} from './format';
export { RelativeTime, type RelativeTimeProps } from './RelativeTime';
