import type { ReactNode } from 'react';

/** Name and content of a {@link ButtonGroup}. */
export interface ButtonGroupProps {
  /** Name of the group. */
  readonly label: string;
  /** @defaultValue it is drawn as its place draws it */
  readonly className?: string;
  readonly children: ReactNode;
}

/** Buttons that belong together, as a named group. */
export const ButtonGroup = ({ label, className, children }: ButtonGroupProps) => (
  // biome-ignore lint/a11y/useSemanticElements: a fieldset groups form controls, these are buttons
  <div className={className} role="group" aria-label={label}>
    {children}
  </div>
);
