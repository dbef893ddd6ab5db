import type { ComponentProps } from 'react';

/** Properties of an element, and whether the option is the current one. */
export interface ListOptionProps extends ComponentProps<'div'> {
  readonly current: boolean;
}

/**
 * An option of a list whose owner keeps the focus, takes the keys and names the current one by `aria-activedescendant`:
 * the option itself hears only the pointer.
 */
export const ListOption = ({ current, ...props }: ListOptionProps) => (
  // biome-ignore lint/a11y/useFocusableInteractive: the list has the focus, and says which option is current
  <div role="option" aria-selected={current} {...props} />
);
