import { type ReactNode, useId } from 'react';
import { useStyles } from '../theme';
import type { ButtonProps } from './Button';
import buttonCss from './button.css';
import { buttonClass } from './buttonClass';
import { Hint, useHint } from './Hint';

/** Icon and name of a button without visible text. */
export interface IconButtonProps extends Omit<ButtonProps, 'children' | 'icon' | 'aria-label' | 'className'> {
  /** Name of the action, for example `Restart reader-1`; shown as a hint. */
  label: string;
  icon: ReactNode;
}

/** A button that shows an icon only; its label is its name and appears as a hint. Its tone is `quiet` unless given. */
export function IconButton({
  label,
  icon,
  tone = 'quiet',
  size = 'medium',
  pending = false,
  blockedReason,
  onClick,
  type = 'button',
  ...rest
}: IconButtonProps) {
  useStyles(buttonCss);
  const hint = useHint();
  const hintId = useId();
  const inert = pending || blockedReason !== undefined;
  return (
    <>
      <button
        {...rest}
        {...hint.listeners(rest)}
        type={type}
        className={buttonClass(tone, size, true)}
        aria-label={label}
        aria-disabled={inert || undefined}
        aria-busy={pending || undefined}
        aria-describedby={blockedReason === undefined ? rest['aria-describedby'] : hintId}
        onClick={(event) => {
          if (inert) event.preventDefault();
          else onClick?.(event);
        }}
      >
        {icon}
      </button>
      {(blockedReason !== undefined || hint.anchor) && (
        <Hint id={hintId} hint={hint}>
          {blockedReason ?? label}
        </Hint>
      )}
    </>
  );
}
