import { useMessages } from '@console/design/messages';
import { Skeleton } from '@console/design/progress';
import { ScrollArea } from '@console/design/sections';
import { Status } from '@console/design/status';
import type { RegistryEntry } from '@console/remote/registry';
import { useQuery } from '@tanstack/react-query';
import { useSession } from '../../host/session';
import { compareTimings, type TimedRow } from './compareTimings';
import { readTimings } from './gateway';

/** Times of a remote at its users, in the build that runs and in the one before. */
export function TimingsSection({ entry }: { readonly entry: RegistryEntry }) {
  const translate = useMessages();
  const { token } = useSession();
  const { data, isPending } = useQuery({
    queryKey: ['operation', 'timings'],
    queryFn: () => readTimings(token),
    retry: false,
  });
  const rows = data && compareTimings(entry, data.timings);
  return (
    <section>
      <h3>{translate('remotes.timings')}</h3>
      {isPending && <Skeleton label={translate('page.loading')} />}
      {rows?.length === 0 && <p>{translate('remotes.timings.none')}</p>}
      {!data && !isPending && <p>{translate('remotes.timings.unknown')}</p>}
      {rows && rows.length > 0 && <TimingsTable rows={rows} />}
    </section>
  );
}

const columns = ['build', 'p50', 'p75', 'p95', 'count'] as const;

function TimingsTable({ rows }: { readonly rows: readonly TimedRow[] }) {
  const translate = useMessages();
  const time = (ms: number) => translate('remotes.timings.time', { time: ms });
  const measures = [...new Set(rows.map(({ measure }) => measure))];
  return (
    <ScrollArea className="remotes__timings" label={translate('remotes.timings')}>
      <table>
        <thead>
          <tr>
            {columns.map((column) => (
              <th key={column} scope="col">
                {translate(`remotes.timings.${column}`)}
              </th>
            ))}
          </tr>
        </thead>
        {measures.map((measure) => (
          <tbody key={measure}>
            <tr>
              <th className="remotes__measure" colSpan={columns.length} scope="rowgroup">
                {translate(`remotes.timings.of.${measure}`)}
              </th>
            </tr>
            {rows
              .filter((row) => row.measure === measure)
              .map(({ key, count, p50, p75, p95, slower }) => (
                <tr key={key}>
                  <th scope="row">
                    {key}
                    {slower !== undefined && (
                      <Status tone="warning" label={translate('remotes.timings.slower', { share: slower })} />
                    )}
                  </th>
                  <td>{time(p50)}</td>
                  <td>{time(p75)}</td>
                  <td>{time(p95)}</td>
                  <td>{translate('remotes.timings.number', { count })}</td>
                </tr>
              ))}
          </tbody>
        ))}
      </table>
    </ScrollArea>
  );
}
