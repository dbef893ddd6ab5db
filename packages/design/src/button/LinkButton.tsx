import type { ReactNode } from 'react';
import { Link, type LinkProps } from '../router';
import { useStyles } from '../theme';
import buttonCss from './button.css';
import { type ButtonSize, type ButtonTone, buttonClass } from './buttonClass';

/** Look of a link drawn as a button; properties of `Link` are passed on. */
export interface LinkButtonProps extends Omit<LinkProps, 'className'> {
  /** @defaultValue `default` */
  tone?: ButtonTone;
  /** @defaultValue `medium` */
  size?: ButtonSize;
  /** Icon before the text. */
  icon?: ReactNode;
}

/** A link that looks like a button: for going somewhere, not for doing something. */
export function LinkButton({ tone = 'default', size = 'medium', icon, children, ...rest }: LinkButtonProps) {
  useStyles(buttonCss);
  return (
    <Link {...rest} className={buttonClass(tone, size)}>
      {icon}
      {children}
    </Link>
  );
}
