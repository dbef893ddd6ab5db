import type { ComponentProps } from 'react';

/**
 * An element around controls that hears of their keys, their focus or the pointer over them. It offers nothing itself:
 * what is inside has the roles and the focus.
 */
export const ControlArea = (props: ComponentProps<'div'>) => <div {...props} />;
