import { useMessages } from '@console/design/messages';
import { DateTime } from '@console/design/time';
import type { CountedReport } from '@console/remote/operation';

interface ReportListProps {
  readonly title: string;
  readonly reports: readonly CountedReport[];
}

/** Reports of browsers on a remote: when last, what, how often, of which build. */
export function ReportList({ title, reports }: ReportListProps) {
  const translate = useMessages();
  return (
    <section>
      <h3>{title}</h3>
      {reports.length === 0 && <p>{translate('remotes.reports.none')}</p>}
      <ul className="remotes__list">
        {reports.map(({ code, detail, version, build, count, last }) => (
          <li key={`${code} ${detail} ${version} ${build}`}>
            <DateTime value={last} /> <code>{code}</code> {detail && <code>{detail}</code>}{' '}
            {translate('remotes.reports.count', { count, version: `${version}-${build}` })}
          </li>
        ))}
      </ul>
    </section>
  );
}
