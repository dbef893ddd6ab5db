import { useLayoutEffect } from 'react';
import { lastResort } from './lastResort';

/** Has the page of last resort shown in the place of everything. */
export function FailurePage() {
  useLayoutEffect(() => lastResort()?.show(), []);
  return null;
}
