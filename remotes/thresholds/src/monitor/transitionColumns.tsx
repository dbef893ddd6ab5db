import type { TransitionEvent } from '@console/api-client/sockets';
import { type Translate, useLocale } from '@console/design/messages';
import type { Column } from '@console/design/table';
import { DateTime, dateTimeFormatOf } from '@console/design/time';

/** A time with its distance to UTC. */
function ZonedTime({ value }: { readonly value: TransitionEvent['observationTime'] }) {
  return <DateTime value={value} format={`${dateTimeFormatOf(useLocale())} Z`} />;
}

/** The columns of a table of transitions [MONITOR-05]. */
export const transitionColumns = (translate: Translate): readonly Column<TransitionEvent>[] => [
  { key: 'epc', title: translate('monitor.epc'), kind: 'name', width: 11.5, value: ({ epc }) => epc },
  {
    key: 'observationTime',
    title: translate('monitor.observationTime'),
    kind: 'date',
    width: 14.75,
    priority: 1,
    value: ({ observationTime }) => observationTime,
    render: ({ observationTime }) => <ZonedTime value={observationTime} />,
  },
  {
    key: 'confidence',
    title: translate('monitor.confidence'),
    kind: 'short',
    width: 7,
    priority: 2,
    value: ({ confidence }) => confidence,
    render: ({ confidence }) => confidence?.toFixed(2) ?? '–',
  },
  {
    key: 'direction',
    title: translate('monitor.direction'),
    kind: 'short',
    width: 6.25,
    priority: 0,
    value: ({ toZone }) => toZone,
  },
];
