import { useCallback, useEffect, useRef } from 'react';
import { useSearchParams } from 'react-router';

/** Puts values into the address by the names of their parameters, and takes out those that are undefined. */
export type PutInAddress = (changes: Readonly<Record<string, string | undefined>>) => void;

/**
 * Parameters of the address, and their setter: without a step of the history and without a scroll. The setter keeps its
 * identity; what else stands in the address stays.
 * @example
 * ```tsx
 * const [params, put] = useAddress();
 * <Drawer open={params.has('entry')} onClose={() => put({ entry: undefined })} … />
 * ```
 */
export function useAddress(): readonly [params: URLSearchParams, put: PutInAddress] {
  const [params, setParams] = useSearchParams();
  const latest = useRef(setParams);
  useEffect(() => {
    latest.current = setParams;
  });
  const put = useCallback<PutInAddress>(
    (changes) =>
      latest.current(
        (before) => {
          const after = new URLSearchParams(before);
          for (const [name, value] of Object.entries(changes))
            if (value === undefined) after.delete(name);
            else after.set(name, value);
          return after;
        },
        { replace: true, preventScrollReset: true },
      ),
    [],
  );
  return [params, put];
}
