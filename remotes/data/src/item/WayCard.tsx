import type { HistoryRow } from '@console/api-client/items';
import { Card } from '@console/design/card';
import { useMessages } from '@console/design/messages';
import { Timeline } from '@console/design/sections';
import { DateTime, formatDuration } from '@console/design/time';
import { useMemo } from 'react';
import { staysOf } from './way';

/** More stays than this are left to the table of observations. */
const shownStays = 20;

/** The zones an item was in, the latest first. */
export function WayCard({ rows }: { readonly rows: readonly HistoryRow[] }) {
  const translate = useMessages();
  const stays = useMemo(() => staysOf(rows).slice(-shownStays).reverse(), [rows]);
  if (stays.length === 0) return null;
  return (
    <Card title={translate('data.item.stays')}>
      <p>{translate('data.item.stays.explained', { count: stays.length })}</p>
      <Timeline
        label={translate('data.item.stays')}
        events={stays.map(({ zone, facility, from, until }) => ({
          key: String(from),
          title: translate('data.item.stay', { zone, facility: facility ?? 'none' }),
          time: <DateTime value={from} />,
          detail:
            until === undefined
              ? translate('data.item.stay.now')
              : formatDuration((until - from) / 1000, translate),
        }))}
      />
    </Card>
  );
}
