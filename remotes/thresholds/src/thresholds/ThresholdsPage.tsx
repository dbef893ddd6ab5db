import { useResource } from '@console/api-client/react';
import { type Threshold, thresholdQueries } from '@console/api-client/thresholds';
import { LinkButton } from '@console/design/button';
import { VisibleIcon } from '@console/design/icons';
import { type Translate, useMessages } from '@console/design/messages';
import type { Column } from '@console/design/table';
import { paths } from '@console/remote/contract';
import {
  FailedQueries,
  RecordsPage,
  RecordTable,
  recordColumns,
  useRecordActions,
} from '@console/remote/records';
import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { Arrangement } from './Arrangement';
import { thresholdKind } from './threshold.kind';
import { useThresholdActions } from './useThresholdActions';

const columns = (translate: Translate): readonly Column<Threshold>[] => [
  {
    key: 'facility',
    title: translate('thresholds.facility'),
    kind: 'text',
    filter: 'choice',
    value: ({ facility }) => facility,
  },
  {
    key: 'arrangement',
    title: translate('thresholds.readerArrangement'),
    kind: 'text',
    filter: 'choice',
    value: ({ readerArrangement }) => readerArrangement,
    render: ({ readerArrangement }) => <Arrangement value={readerArrangement} />,
  },
];

const itself = (threshold: Threshold) => threshold;
/** All thresholds; the title says how many there are [THRESH-01]. */
export function ThresholdsPage() {
  const translate = useMessages();
  const query = useQuery(useResource(thresholdQueries).list());
  const { of: recordActions, dialogs } = useRecordActions(thresholdKind);
  const { queries, actionsOf } = useThresholdActions(recordActions);
  const shown = useMemo(
    () => recordColumns(thresholdKind, columns(translate), { recordOf: itself, actionsOf }, translate),
    [actionsOf, translate],
  );
  const rows = query.data?.rows;
  return (
    <RecordsPage
      kind={thresholdKind}
      query={query}
      heading={rows && translate('thresholds.counted', { count: rows.length })}
      banner={<FailedQueries queries={queries} text={translate('thresholds.running.failed')} />}
      actions={
        <LinkButton icon={<VisibleIcon />} to={paths.thresholdMonitor()}>
          {translate('thresholds.monitor.all')}
        </LinkButton>
      }
    >
      <RecordTable kind={thresholdKind} query={query} rows={rows} columns={shown} />
      {dialogs}
    </RecordsPage>
  );
}
