import { DangerIcon, type IconProps, InfoIcon, NeutralIcon, SuccessIcon, WarningIcon } from '../icons';
import type { Tone } from './tone';

const icons = {
  success: SuccessIcon,
  warning: WarningIcon,
  danger: DangerIcon,
  info: InfoIcon,
  neutral: NeutralIcon,
} as const;

/** The icon of a tone; each has its own outline, so it is told apart without its colour. */
export function ToneIcon({ tone, ...props }: IconProps & { tone: Tone }) {
  const Shown = icons[tone];
  return <Shown {...props} />;
}
