export { Badge, type BadgeProps } from './Badge';
export { Code, type CodeProps } from './Code';
export { ShortId, type ShortIdProps } from './ShortId';
export { Status, type StatusProps } from './Status';
export { type StatusCount, StatusSummary, type StatusSummaryProps } from './StatusSummary';
export { ToneIcon } from './ToneIcon';
export type { Tone } from './tone';
