/** Weight of a button: at most one `primary` per area; `danger` for what destroys; `quiet` inside rows and bars. */
export type ButtonTone = 'primary' | 'default' | 'danger' | 'quiet';

/** Height of a button: `medium` is 36 px, `small` 28 px. */
export type ButtonSize = 'medium' | 'small';

/** Class names of a button, also used where a link looks like one. */
export function buttonClass(tone: ButtonTone, size: ButtonSize, iconOnly = false): string {
  return `button button--${tone} button--${size}${iconOnly ? ' button--icon' : ''}`;
}
