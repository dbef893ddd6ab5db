import { type ReactNode, useId, useState } from 'react';
import { InfoIcon } from '../icons';
import { useStyles } from '../theme';
import buttonCss from './button.css';
import { buttonClass } from './buttonClass';
import { Hint, useHint } from './Hint';

/** Subject and text of an explanation behind a sign. */
export interface HelpHintProps {
  /** Subject of the explanation, for example `Limits of the host`. */
  label: string;
  /** The explanation: text, a few words to a few lines. */
  children: ReactNode;
}

/**
 * An explanation behind a small sign: shown while the sign is hovered or focused, and by a click or tap until the
 * next. Assistive technology reads it as the description of the sign.
 */
export function HelpHint({ label, children }: HelpHintProps) {
  useStyles(buttonCss);
  const hint = useHint();
  const hintId = useId();
  const [pressed, setPressed] = useState<HTMLElement | null>(null);
  const own = { onBlur: () => setPressed(null) };
  return (
    <>
      <button
        {...hint.listeners(own)}
        type="button"
        className={buttonClass('quiet', 'small', true)}
        aria-label={label}
        aria-describedby={hintId}
        onClick={(event) => setPressed(pressed ? null : event.currentTarget)}
      >
        <InfoIcon size="1rem" />
      </button>
      <Hint id={hintId} hint={hint} anchor={pressed ?? hint.anchor}>
        {children}
      </Hint>
    </>
  );
}
