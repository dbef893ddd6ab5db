import { dataQueries } from '@console/api-client/items';
import { useResource } from '@console/api-client/react';
import { Button } from '@console/design/button';
import { useMessages } from '@console/design/messages';
import { Collapsible } from '@console/design/sections';
import { Table } from '@console/design/table';
import { useQueryPages } from '@console/remote/records';
import { useMemo, useState } from 'react';
import { itemColumns } from '../results/columns';
import { rowKey } from '../results/rowKey';

const shown = ['epc', 'jobId', 'lastModifiedTime'];

/** Items that are nowhere: the service names no facility for them, so they are on no plan. Asked for when opened. */
export function AbsentItems() {
  const translate = useMessages();
  const [opened, setOpened] = useState(false);
  const queries = useResource(dataQueries);
  const absent = useQueryPages(
    opened ? queries.items({ zoneNames: ['ABSENT'] }) : undefined,
    translate('data.entity.items'),
  );
  const columns = useMemo(() => itemColumns(translate).filter(({ key }) => shown.includes(key)), [translate]);
  return (
    <Collapsible title={translate('data.plan.absent')} open={opened} onToggle={setOpened}>
      <p>{translate('data.plan.absent.explained')}</p>
      <Table
        label={translate('data.plan.absent')}
        id="data.plan.absent"
        name="absent"
        rows={absent.rows}
        columns={columns}
        rowKey={rowKey}
        empty={translate('data.plan.absent.none')}
        loading={absent.loading}
        unreadable={absent.unreadable}
        error={absent.error}
        onRetry={absent.retry}
      />
      {absent.hasMore && (
        <Button pending={absent.loadingMore} onClick={absent.loadMore}>
          {translate('data.plan.absent.more')}
        </Button>
      )}
    </Collapsible>
  );
}
