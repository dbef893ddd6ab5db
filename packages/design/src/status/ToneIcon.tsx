import { DangerIcon, type IconProps, InfoIcon, NeutralIcon, SuccessIcon, WarningIcon } from '../icons';
import type { Tone } from './tone';

const icons = {
  success: SuccessIcon,
  warning: WarningIcon,
  danger: DangerIcon,
  info: InfoIcon,
  neutral: NeutralIcon,
} as const;

/** The icon of a tone. Each has its own outline, so colour is not needed to distinguish them. */
export function ToneIcon({ tone, ...props }: IconProps & { tone: Tone }) {
  const Shown = icons[tone];
  return <Shown {...props} />;
}
