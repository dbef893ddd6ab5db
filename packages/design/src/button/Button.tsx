import { type ComponentProps, type MouseEvent, type ReactNode, useId } from 'react';
import { ProgressIcon } from '../icons';
import { useStyles } from '../theme';
import buttonCss from './button.css';
import { type ButtonSize, type ButtonTone, buttonClass } from './buttonClass';
import { Hint, useHint } from './Hint';

/** Tone, size and state of a button; attributes of `<button>` are passed on. */
export interface ButtonProps extends Omit<ComponentProps<'button'>, 'disabled'> {
  /** @defaultValue `default` */
  tone?: ButtonTone;
  /** @defaultValue `medium` */
  size?: ButtonSize;
  /** Icon before the text. */
  icon?: ReactNode;
  /** Shows that the action is under way and takes no further click; the button keeps its focus. */
  pending?: boolean;
  /**
   * Why the action is not possible now. The button stays focusable, is `aria-disabled`, has the reason as
   * its description and in a hint, and does nothing.
   */
  blockedReason?: string;
}

/** A button. Its type is `button` unless given. */
export function Button({
  tone = 'default',
  size = 'medium',
  icon,
  pending = false,
  blockedReason,
  onClick,
  className,
  children,
  type = 'button',
  'aria-describedby': describedBy,
  ...rest
}: ButtonProps) {
  useStyles(buttonCss);
  const hint = useHint();
  const hintId = useId();
  const inert = pending || blockedReason !== undefined;
  const press = (event: MouseEvent<HTMLButtonElement>) => {
    if (inert) event.preventDefault();
    else onClick?.(event);
  };
  return (
    <>
      <button
        {...rest}
        {...hint.listeners(rest)}
        type={type}
        className={`${buttonClass(tone, size)}${className ? ` ${className}` : ''}`}
        onClick={press}
        aria-disabled={inert || undefined}
        aria-busy={pending || undefined}
        aria-describedby={
          [describedBy, blockedReason !== undefined && hintId].filter(Boolean).join(' ') || undefined
        }
      >
        {pending ? <ProgressIcon spinning /> : icon}
        {children}
      </button>
      {blockedReason !== undefined && (
        <Hint id={hintId} hint={hint}>
          {blockedReason}
        </Hint>
      )}
    </>
  );
}
