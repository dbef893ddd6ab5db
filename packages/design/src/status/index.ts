export { Badge, type BadgeProps } from './Badge';
export { Status, type StatusProps } from './Status';
export { ToneIcon } from './ToneIcon';
export type { Tone } from './tone';
