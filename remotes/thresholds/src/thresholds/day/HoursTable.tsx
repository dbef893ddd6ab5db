import { formatList } from '@console/design/language';
import { type Translate, useMessages } from '@console/design/messages';
import { Collapsible } from '@console/design/sections';
import { type Column, Table } from '@console/design/table';
import { DateTime, useFormatDateTime } from '@console/design/time';
import { useCallback, useMemo } from 'react';
import type { DoorHour } from './doorDay';

const rowKey = ({ from }: DoorHour) => String(from);

/** The hours of a day in figures, the latest first. */
export function HoursTable({ hours }: { readonly hours: readonly DoorHour[] }) {
  const translate = useMessages();
  const columns = useMemo(() => hourColumns(translate), [translate]);
  const formatTime = useFormatDateTime();
  const rowName = useCallback((hour: DoorHour) => formatTime(hour.from) ?? rowKey(hour), [formatTime]);
  return (
    <Collapsible level={3} title={translate('day.hours')}>
      <Table
        simple
        label={translate('day.hours')}
        name="hours"
        rows={hours}
        columns={columns}
        rowKey={rowKey}
        rowName={rowName}
        initialSort="-from"
        empty={translate('day.none')}
      />
    </Collapsible>
  );
}

const hourColumns = (translate: Translate): readonly Column<DoorHour>[] => [
  {
    key: 'from',
    title: translate('day.hour'),
    kind: 'date',
    value: ({ from }) => new Date(from).toISOString(),
    render: ({ from }) => <DateTime value={from} />,
  },
  { key: 'in', title: translate('monitor.in'), kind: 'short', value: (hour) => hour.in },
  { key: 'out', title: translate('monitor.out'), kind: 'short', value: ({ out }) => out },
  {
    key: 'confidence',
    title: translate('day.confidence'),
    kind: 'short',
    value: ({ confidence }) => confidence,
    render: ({ confidence }) =>
      confidence === undefined ? '–' : translate('day.percent', { share: confidence }),
  },
  {
    key: 'troubled',
    title: translate('day.troubled'),
    kind: 'text',
    value: ({ troubled }) => formatList(troubled),
  },
];
