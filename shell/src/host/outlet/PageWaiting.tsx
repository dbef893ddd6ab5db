import { PageLoading } from '@console/design/page';
import { type ReactNode, useEffect, useState } from 'react';

/** Time that a page may wait for something by itself until that is said, in ms. */
const timeoutMs = 20_000;

/** Stands in the place of a page that waits for something by itself; what waits for ever comes to an end here. */
export function PageWaiting({ late }: { readonly late: ReactNode }) {
  const [isLate, setLate] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setLate(true), timeoutMs);
    return () => clearTimeout(timer);
  }, []);
  return isLate ? late : <PageLoading />;
}
