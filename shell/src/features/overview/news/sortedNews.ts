import type { NewsLine, NewsReport } from '@console/remote/services';

const momentOf = ({ at, until }: NewsLine) => Date.parse(until ?? at ?? '') || 0;

/** The lines of all sources with an id of their own: those that last first, then the latest. */
export function sortedNews(
  reports: readonly NewsReport[],
): readonly { readonly id: string; readonly line: NewsLine }[] {
  return reports
    .flatMap(({ lines = [] }, source) => lines.map((line) => ({ id: `${source} ${line.key}`, line })))
    .toSorted(
      ({ line: one }, { line: other }) =>
        Number(other.lasts ?? false) - Number(one.lasts ?? false) || momentOf(other) - momentOf(one),
    );
}
