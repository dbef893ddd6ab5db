import { useServiceClient } from '@console/api-client/react';
import { Button } from '@console/design/button';
import { Message, useMessages } from '@console/design/messages';
import { useStyles } from '@console/design/theme';
import { DateTime, RelativeTime } from '@console/design/time';
import { userOf } from '@console/remote/host';
import { CardFailure } from '@console/remote/records';
import { NewsContext, type NewsReport } from '@console/remote/services';
import { memo, useCallback, useMemo, useState } from 'react';
import { useRegistry } from '../../../host/registry';
import { useSessionState } from '../../../host/session';
import { newsSources, type RemotePart } from '../overviewCards';
import { CardLoading, RemoteComponent } from '../RemoteCard';
import { leftBefore } from './leaving';
import { NewsList } from './NewsList';
import { NewsSourceFailure } from './NewsSourceFailure';
import css from './news.css';

const hour = 3_600_000;

/** Stretches of time by their length in milliseconds; the first is that since the user left. */
const stretches = { left: undefined, day: 24 * hour, week: 7 * 24 * hour } as const;

type Stretch = keyof typeof stretches;

const keyOf = ({ remote, name }: RemotePart) => `${remote.name} ${name}`;

const emptyList: readonly string[] = [];

/** All that happened since the user signed out, by what remotes report, in one list. */
export function NewsCard() {
  useStyles(css);
  const translate = useMessages();
  const { registry } = useRegistry();
  const user = userOf(useSessionState());
  const roles = user?.roles ?? emptyList;
  const sources = useMemo(() => newsSources(registry, roles), [registry, roles]);
  const { since, left, stretch, setStretch } = useStretch(user?.name ?? '');
  const [reports, setReports] = useState<ReadonlyMap<string, NewsReport>>(new Map());
  const report = useCallback(
    (key: string, news: NewsReport | undefined) =>
      setReports((before) => {
        const next = new Map(before);
        if (news) next.set(key, news);
        else next.delete(key);
        return next;
      }),
    [],
  );
  const known = sources.flatMap((source) => reports.get(keyOf(source)) ?? []);
  const failures = known.flatMap(({ failure }) => failure ?? []);
  const again = useCallback(() => {
    for (const { failure } of reports.values()) failure?.again();
  }, [reports]);
  const isPending = known.length < sources.length || known.some(({ lines, failure }) => !lines && !failure);
  return (
    <>
      <div className="news__head">
        <p>
          <Message
            id="overview.news.since"
            values={{ time: <DateTime value={since} />, ago: <RelativeTime value={since} /> }}
          />
        </p>
        <fieldset className="news__choice">
          <legend className="design__hidden">{translate('overview.news.stretch')}</legend>
          {(Object.keys(stretches) as Stretch[])
            .filter((each) => each !== 'left' || left !== undefined)
            .map((each) => (
              <Button
                key={each}
                size="small"
                aria-pressed={each === stretch}
                onClick={() => setStretch(each)}
              >
                {translate(`overview.news.stretch.${each}`)}
              </Button>
            ))}
        </fieldset>
      </div>
      {sources.map((source) => (
        <NewsSource key={`${keyOf(source)} ${since}`} source={source} since={since} report={report} />
      ))}
      {failures.length > 0 && (
        <CardFailure onAgain={again}>{[...new Set(failures.map(({ text }) => text))].join(' ')}</CardFailure>
      )}
      {isPending ? <CardLoading /> : <NewsList reports={known} complete={failures.length === 0} />}
    </>
  );
}

/** The stretch of time that is asked about: it begins at one moment, and stays until another is chosen. */
function useStretch(user: string) {
  const client = useServiceClient();
  const [left] = useState(() => leftBefore(user));
  const [chosen, setChosen] = useState(() => ({
    stretch: (left === undefined ? 'day' : 'left') as Stretch,
    now: Date.now() + (client.clockDifference() ?? 0),
  }));
  const from = chosen.now - (stretches[chosen.stretch] ?? chosen.now - (left ?? chosen.now));
  return {
    left,
    since: new Date(from).toISOString(),
    stretch: chosen.stretch,
    setStretch: (stretch: Stretch) =>
      setChosen({ stretch, now: Date.now() + (client.clockDifference() ?? 0) }),
  };
}

interface NewsSourceProps {
  readonly source: RemotePart;
  readonly since: string;
  readonly report: (key: string, news: NewsReport | undefined) => void;
}

/** One source: it draws nothing, and reports what it knows. */
const NewsSource = memo(function NewsSource({ source, since, report }: NewsSourceProps) {
  const key = keyOf(source);
  const news = useMemo(
    () => ({ since, report: (of: NewsReport | undefined) => report(key, of) }),
    [since, report, key],
  );
  return (
    <NewsContext value={news}>
      <RemoteComponent
        of={source}
        part="news"
        waiting={null}
        failure={(again) => <NewsSourceFailure again={again} />}
      />
    </NewsContext>
  );
});
