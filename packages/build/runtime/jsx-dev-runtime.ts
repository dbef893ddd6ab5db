import { Fragment, jsx, jsxs } from 'react/jsx-runtime';

export { Fragment };

/**
 * JSX function that the compiler calls in code that can be refreshed, by what shells share: it works with
 * React's development code and with that of a released shell alike.
 */
export const jsxDEV = (
  type: Parameters<typeof jsx>[0],
  props: unknown,
  key: string | undefined,
  several: boolean,
) => (several ? jsxs : jsx)(type, props, key);
