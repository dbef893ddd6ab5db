import type { ComponentProps } from 'react';

/**
 * The control of a field of one line: what is typed is taken as it is. It takes the focus only when its page asks for
 * it, for a form that is all there is.
 */
export const TextInput = (props: ComponentProps<'input'>) => (
  <input className="field__control" autoCapitalize="none" spellCheck={false} {...props} />
);
