import { Button } from '@console/design/button';
import { Message, useMessages } from '@console/design/messages';
import { Link } from '@console/design/router';
import { Status } from '@console/design/status';
import { DateTime } from '@console/design/time';
import type { NewsLine, NewsReport } from '@console/remote/services';
import { useMemo, useState } from 'react';
import { sortedNews } from './sortedNews';

/** Lines that are shown before all are asked for. */
const fewLines = 12;

interface NewsListProps {
  readonly reports: readonly NewsReport[];
  /** False while some sources could not be asked: nothing is claimed of them. */
  readonly complete: boolean;
}

/** The lines of all sources: those that last first, then the latest. */
export function NewsList({ reports, complete }: NewsListProps) {
  const translate = useMessages();
  const [all, setAll] = useState(false);
  const lines = useMemo(() => sortedNews(reports), [reports]);
  const shown = all ? lines : lines.slice(0, fewLines);
  return (
    <>
      {lines.length === 0 && complete && <p>{translate('overview.news.none')}</p>}
      {lines.length > 0 && (
        <ul className="news" aria-label={translate('overview.news.title')}>
          {shown.map(({ id, line }) => (
            <li className="news__line" key={id}>
              <Times line={line} />
              <Link to={line.to}>{line.name}</Link>
              <Status tone={line.tone} label={line.text} />
            </li>
          ))}
        </ul>
      )}
      {reports.map(({ note }) => note !== undefined && <p key={note}>{note}</p>)}
      {lines.length > fewLines && (
        <Button size="small" aria-expanded={all} onClick={() => setAll(!all)}>
          {translate(all ? 'overview.news.fewer' : 'overview.news.all', { count: lines.length })}
        </Button>
      )}
    </>
  );
}

/** Begin and end of what happened. */
function Times({ line: { at, until, lasts } }: { readonly line: NewsLine }) {
  const begin = at !== undefined && <DateTime value={at} />;
  return (
    <span className="news__times">
      {begin && lasts ? <Message id="overview.news.lasts" values={{ time: begin }} /> : begin}
      {until !== undefined && (
        <>
          {at !== undefined && ' – '}
          <DateTime value={until} format={at === undefined ? undefined : 'HH:mm:ss'} />
        </>
      )}
    </span>
  );
}
