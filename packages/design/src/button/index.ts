export { Button, type ButtonProps } from './Button';
export type { ButtonSize, ButtonTone } from './buttonClass';
export { HelpHint, type HelpHintProps } from './HelpHint';
export { IconButton, type IconButtonProps } from './IconButton';
export { IconLink, type IconLinkProps } from './IconLink';
export { LinkButton, type LinkButtonProps } from './LinkButton';
