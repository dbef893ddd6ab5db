import { dataQueries, type HistoryRow } from '@console/api-client/items';
import { useResource } from '@console/api-client/react';
import { Button, LinkButton } from '@console/design/button';
import { CardGrid } from '@console/design/card';
import { useMessages } from '@console/design/messages';
import { NotFound, Page, PageLoading } from '@console/design/page';
import { useParams } from '@console/design/router';
import { Table } from '@console/design/table';
import { useStyles } from '@console/design/theme';
import { useFormatDateTime } from '@console/design/time';
import { FailedQueries, useQueryPages } from '@console/remote/records';
import { useInfiniteQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { paths } from '../paths';
import { historyColumns } from '../results/columns';
import { isHexadecimal } from '../results/hexadecimal';
import { rowKey } from '../results/rowKey';
import { CrossingsCard } from './CrossingsCard';
import { EpcCard } from './EpcCard';
import itemCss from './item.css';
import { SeenByCard } from './SeenByCard';
import { WayCard } from './WayCard';
import { WhereCard } from './WhereCard';

/** One item: the way it has come, where it is, and what its EPC says. */
export function ItemPage() {
  const { epc = '' } = useParams();
  return isHexadecimal(epc) ? <KnownItem key={epc} epc={epc.toUpperCase()} /> : <UnknownItem epc={epc} />;
}

function KnownItem({ epc }: { readonly epc: string }) {
  useStyles(itemCss);
  const translate = useMessages();
  const queries = useResource(dataQueries);
  // Another look at the item is another look at where it is.
  const items = useInfiniteQuery({ ...queries.items({ epcPrefix: epc }), refetchOnMount: 'always' });
  const history = useQueryPages(queries.history({ epcPrefix: epc }), translate('data.entity.history'));
  // The service is asked by prefix: others may begin with the same.
  const found = useMemo(
    () => items.data?.pages.flatMap(({ rows }) => rows).filter((item) => item.epc === epc),
    [items.data, epc],
  );
  const crossings = useQueryPages(queries.transitionsOf(epc), translate('data.entity.transitions'));
  const crossed = useMemo(() => crossings.rows?.filter((row) => row.epc === epc), [crossings.rows, epc]);
  const observed = useMemo(() => history.rows?.filter((row) => row.epc === epc), [history.rows, epc]);
  const formatTime = useFormatDateTime();
  const columns = useMemo(() => historyColumns(translate).filter(({ key }) => key !== 'epc'), [translate]);
  if (items.isPending || history.loading) return <PageLoading />;
  if (found?.length === 0 && observed?.length === 0 && !history.hasMore) return <UnknownItem epc={epc} />;
  return (
    <Page
      section={translate('data.section')}
      item={epc}
      actions={
        <LinkButton to={`${paths.playback()}?${playbackOf(epc, observed)}`}>
          {translate('data.item.playback')}
        </LinkButton>
      }
    >
      <FailedQueries queries={[items]} text={translate('data.item.now.error')} />
      <div className="item">
        {observed && <WayCard items={found ?? emptyList} rows={observed} crossings={crossed ?? emptyList} />}
        <CardGrid>
          {found && <WhereCard items={found} />}
          <EpcCard epc={epc} />
          {observed && <SeenByCard items={found ?? emptyList} rows={observed} />}
          <CrossingsCard found={crossings} crossed={crossed} />
        </CardGrid>
      </div>
      <Table
        label={translate('data.item.observations')}
        id="data.observations"
        rows={observed}
        columns={columns}
        rowKey={rowKey}
        rowName={({ observationTime }) => formatTime(observationTime) ?? epc}
        initialSort="-observationTime"
        empty={translate('data.item.observations.none')}
        loading={history.loading}
        unreadable={history.unreadable}
        error={history.error}
        onRetry={history.retry}
      />
      {history.hasMore && (
        <Button pending={history.loadingMore} onClick={history.loadMore}>
          {translate('data.item.more')}
        </Button>
      )}
    </Page>
  );
}

const emptyList: readonly never[] = [];

const day = 24 * 60 * 60 * 1000;

/** The playback of an item from its first observation that is loaded; without any, of its last day. */
function playbackOf(epc: string, rows: readonly HistoryRow[] | undefined): URLSearchParams {
  const fromTime = rows?.[0]?.observationTime ?? new Date(Date.now() - day).toISOString();
  return new URLSearchParams({ asked: 'true', epcPrefix: epc, fromTime, item: epc });
}

function UnknownItem({ epc }: { readonly epc: string }) {
  const translate = useMessages();
  return (
    <NotFound
      entity={translate('data.item.entity')}
      id={epc}
      action={<LinkButton to={paths.data()}>{translate('data.item.back')}</LinkButton>}
    />
  );
}
