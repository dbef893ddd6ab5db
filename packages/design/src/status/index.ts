export { Badge, type BadgeProps } from './Badge';
export { ShortId, type ShortIdProps } from './ShortId';
export { Status, type StatusProps } from './Status';
export { ToneIcon } from './ToneIcon';
export type { Tone } from './tone';
