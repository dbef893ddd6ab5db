import { describeLeak } from '../leaks/leak';
import type { LeakReport } from '../leaks/leakReport';
import { type Finding, warning } from './finding';

/**
 * Findings on what a remote left behind when its pages were left in `pnpm dev`.
 * @param sources stands for the sources as they are now.
 */
export function leakFindings(where: string, report: LeakReport | undefined, sources: string): Finding[] {
  const since = report?.sources === sources ? '' : ', as its sources were then';
  return (report?.leaks ?? []).map((leak) =>
    warning(
      where,
      `leaves ${describeLeak(leak)} in the page when its pages are left${since}`,
      'Take away what an effect adds, in what the effect returns. Then leave its pages in pnpm dev again.',
    ),
  );
}
