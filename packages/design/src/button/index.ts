export { Button, type ButtonProps } from './Button';
export { ButtonGroup, type ButtonGroupProps } from './ButtonGroup';
export type { ButtonSize, ButtonTone } from './buttonClass';
export { ControlArea } from './ControlArea';
export { HelpHint, type HelpHintProps } from './HelpHint';
export { IconButton, type IconButtonProps } from './IconButton';
export { IconLink, type IconLinkProps } from './IconLink';
export { LinkButton, type LinkButtonProps } from './LinkButton';
