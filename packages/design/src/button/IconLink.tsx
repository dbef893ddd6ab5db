import { type ReactNode, useId } from 'react';
import { Link, type LinkProps } from '../router';
import { useStyles } from '../theme';
import buttonCss from './button.css';
import { type ButtonSize, buttonClass } from './buttonClass';
import { Hint, useHint } from './Hint';

/** Icon and name of a link without visible text; properties of `Link` are passed on. */
export interface IconLinkProps extends Omit<LinkProps, 'className' | 'children' | 'aria-label'> {
  /** Where it leads, for example `Edit reader-1`; shown as a hint. */
  label: string;
  icon: ReactNode;
  /** @defaultValue `medium` */
  size?: ButtonSize;
}

/** A link that shows an icon only; its label is its name and appears as a hint. */
export function IconLink({ label, icon, size = 'medium', ...rest }: IconLinkProps) {
  useStyles(buttonCss);
  const hint = useHint();
  const hintId = useId();
  return (
    <>
      <Link
        {...rest}
        {...hint.listeners(rest)}
        className={buttonClass('quiet', size, true)}
        aria-label={label}
      >
        {icon}
      </Link>
      {hint.anchor && (
        <Hint id={hintId} hint={hint}>
          {label}
        </Hint>
      )}
    </>
  );
}
