import { Card } from '@console/design/card';
import { CategoryBars } from '@console/design/chart';
import { useMessages } from '@console/design/messages';
import { type Column, Table } from '@console/design/table';
import { formatDuration } from '@console/design/time';
import { useMemo } from 'react';
import type { Range } from './clock';
import { dwellByZone, type Recording, type ZoneDwell } from './recording';

interface DwellCardProps {
  readonly recording: Recording;
  readonly range: Range;
  /** Only this item. @defaultValue all */
  readonly item: number | undefined;
}

/** More zones than these are in the table only. */
const mostBars = 20;

const hour = 60 * 60 * 1000;

/** Time that items spent in each zone, as bars and as a table. */
export function DwellCard({ recording, range, item }: DwellCardProps) {
  const translate = useMessages();
  const dwells = useMemo(
    () => dwellByZone(recording, range.start, range.end, item),
    [recording, range, item],
  );
  const bars = useMemo(
    () =>
      dwells.slice(0, mostBars).map(({ zone, dwell }) => ({
        name: zone,
        value: Number((dwell / hour).toFixed(3)),
        text: formatDuration(dwell / 1000, translate, 2),
      })),
    [dwells, translate],
  );
  const columns = useMemo<readonly Column<ZoneDwell>[]>(
    () => [
      { key: 'zone', title: translate('data.column.zone'), kind: 'name', value: ({ zone }) => zone },
      {
        key: 'facility',
        title: translate('data.column.facility'),
        kind: 'text',
        value: ({ facility }) => facility,
      },
      {
        key: 'dwell',
        title: translate('data.playback.dwell'),
        kind: 'text',
        value: ({ dwell }) => dwell / 1000,
        render: ({ dwell }) => formatDuration(dwell / 1000, translate, 2),
      },
      {
        key: 'items',
        title: translate('data.type.items'),
        kind: 'short',
        value: ({ items }) => items,
      },
    ],
    [translate],
  );
  if (dwells.length === 0) return null;
  return (
    <Card title={translate('data.playback.dwell.title', { item: item === undefined ? 'no' : 'yes' })}>
      <div className="playback__dwell">
        <CategoryBars
          label={translate('data.playback.dwell')}
          unit={translate('data.playback.hours')}
          bars={bars}
        />
        <Table
          label={translate('data.playback.dwell.table')}
          id="data.dwell"
          name="dwell"
          simple
          rows={dwells}
          columns={columns}
          rowKey={dwellKey}
        />
      </div>
    </Card>
  );
}

const dwellKey = ({ facility, zone }: ZoneDwell) => `${facility}\n${zone}`;
