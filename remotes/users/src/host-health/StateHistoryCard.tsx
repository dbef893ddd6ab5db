import { Card } from '@console/design/card';
import { type Translate, useMessages } from '@console/design/messages';
import { usePersistentState } from '@console/design/preferences';
import { type Column, Table } from '@console/design/table';
import { DateTime, Duration, useFormatDateTime } from '@console/design/time';
import { useCallback, useEffect, useEffectEvent, useMemo } from 'react';
import { HostStatus, hostStateText } from './HostStatus';
import { type ObservedState, readHistory, withObservation } from './stateHistory';

interface StateHistoryCardProps {
  /** The state of the host. @defaultValue the service did not tell one */
  readonly state: string | undefined;
  /** When it was told, in milliseconds since 1970; 0 while it was not. */
  readonly at: number;
}

const rowKey = ({ from }: ObservedState) => String(from);

/** The states in which this browser has seen the host. It looks only while this page is open. */
export function StateHistoryCard({ state, at }: StateHistoryCardProps) {
  const translate = useMessages();
  const [history, keep] = usePersistentState('health.states', readHistory);
  const observe = useEffectEvent((seen: string | undefined, time: number) => {
    if (time > 0) keep(withObservation(history, seen, time));
  });
  useEffect(() => observe(state, at), [state, at]);
  const rows = useMemo(() => history.toReversed(), [history]);
  const columns = useMemo(() => historyColumns(translate), [translate]);
  const formatTime = useFormatDateTime();
  const rowName = useCallback((row: ObservedState) => formatTime(row.from) ?? rowKey(row), [formatTime]);
  return (
    <Card title={translate('health.history')}>
      <p>{translate('health.history.text')}</p>
      <Table
        simple
        label={translate('health.history')}
        name="history"
        rows={rows}
        columns={columns}
        rowKey={rowKey}
        rowName={rowName}
        empty={translate('health.history.none')}
      />
    </Card>
  );
}

const historyColumns = (translate: Translate): readonly Column<ObservedState>[] => [
  {
    key: 'state',
    title: translate('health.state'),
    kind: 'status',
    least: 7,
    value: ({ state }) =>
      state === undefined ? translate('health.state.unknown') : hostStateText(state, translate),
    render: ({ state }) => <HostStatus state={state} />,
  },
  {
    key: 'from',
    title: translate('health.history.from'),
    kind: 'date',
    value: ({ from }) => from,
    render: ({ from }) => <DateTime value={from} />,
  },
  {
    key: 'seen',
    title: translate('health.history.seen'),
    kind: 'short',
    width: 9,
    value: ({ from, to }) => to - from,
    render: ({ from, to }) => <Duration seconds={Math.round((to - from) / 1000)} />,
  },
];
