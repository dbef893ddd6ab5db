import type { ModelName } from '@console/api-client/meta';
import { useMessages } from '@console/design/messages';
import { NewsContext, type NewsLine } from '@console/remote/services';
import { use, useEffect, useLayoutEffect, useRef } from 'react';

/** Lines of a source of news, and the queries they are made from. */
export interface NewsLinesProps {
  /** Keeps its identity while nothing changes; undefined while it is not known. */
  readonly lines: readonly NewsLine[] | undefined;
  /** The queries that the lines need. */
  readonly queries: readonly { readonly isError: boolean; readonly refetch: () => unknown }[];
  /** Kind of the data, named where it could not be had. */
  readonly model: ModelName;
  /** Restriction of the lines, in a sentence. @defaultValue they are complete */
  readonly note?: string | undefined;
}

/** Reports lines to the overview, which draws those of all sources in one list. Draws nothing itself. */
export function NewsLines({ lines, queries, model, note }: NewsLinesProps) {
  const translate = useMessages();
  const { report } = use(NewsContext);
  const isFailed = lines === undefined && queries.some(({ isError }) => isError);
  const latest = useRef(queries);
  useLayoutEffect(() => {
    latest.current = queries;
  });
  useEffect(() => {
    const again = () => {
      for (const { isError, refetch } of latest.current) if (isError) void refetch();
    };
    report({
      lines,
      ...(isFailed && {
        failure: {
          text: translate('outcome.fetchError', { modelName: translate(`model.${model}`) }),
          again,
        },
      }),
      ...(note !== undefined && { note }),
    });
  }, [report, lines, isFailed, model, note, translate]);
  useEffect(() => () => report(undefined), [report]);
  return null;
}
