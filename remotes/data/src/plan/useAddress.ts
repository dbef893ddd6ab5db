import { useSearchParams } from '@console/design/router';
import { useCallback, useEffect, useRef } from 'react';

/**
 * Puts one value into the address, or takes it out.
 * @param more what changes with it
 */
export type PutInAddress = (
  name: string,
  value: string | undefined,
  more?: Readonly<Record<string, string>>,
) => void;

/**
 * Parameters of the address beside the query, and their setter: without a step of the history, and without a scroll.
 */
export function useAddress(): readonly [params: URLSearchParams, put: PutInAddress] {
  const [params, setParams] = useSearchParams();
  const latest = useRef(setParams);
  useEffect(() => {
    latest.current = setParams;
  });
  const put = useCallback<PutInAddress>(
    (name, value, more = {}) =>
      latest.current(
        (before) => {
          const after = new URLSearchParams(before);
          if (value === undefined) after.delete(name);
          else after.set(name, value);
          for (const [other, text] of Object.entries(more)) after.set(other, text);
          return after;
        },
        { replace: true, preventScrollReset: true },
      ),
    [],
  );
  return [params, put];
}
