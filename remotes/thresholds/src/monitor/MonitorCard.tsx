import type { Job } from '@console/api-client/jobs';
import type { AntennaConfiguration } from '@console/api-client/threshold-antenna-configurations';
import type { Threshold } from '@console/api-client/thresholds';
import { Card, DescriptionList } from '@console/design/card';
import { LiveTable } from '@console/design/live';
import { type MessageKey, translateKey, useMessages } from '@console/design/messages';
import { lazyNamed } from '@console/design/progress';
import { Link } from '@console/design/router';
import { Collapsible } from '@console/design/sections';
import { useStyles } from '@console/design/theme';
import { useFormatDateTime } from '@console/design/time';
import { paths } from '@console/remote/contract';
import { LiveNotice } from '@console/remote/records';
import { useMemo, useState } from 'react';
import { Arrangement } from '../thresholds/Arrangement';
import { Counts } from './Counts';
import type { Direction } from './crossingSound';
import { MonitorBadge } from './MonitorBadge';
import css from './monitor.css';
import { transitionColumns } from './transitionColumns';
import { isFiltered, noFilter, transitionMatcher } from './transitionFilter';
import { useCrossings } from './useCrossings';
import { useDirections } from './useDirections';
import { useMonitoredThreshold } from './useMonitoredThreshold';
import { usePace } from './usePace';

const DirectionChart = lazyNamed(() => import('./DirectionChart'), 'DirectionChart', { waiting: null });
const Gate = lazyNamed(() => import('../thresholds/gate/GateCard'), 'Gate', {
  waiting: null,
});
const TransitionFilterForm = lazyNamed(() => import('./TransitionFilterForm'), 'TransitionFilterForm', {
  waiting: null,
});

interface MonitorCardProps {
  readonly threshold: Threshold;
  /** The running jobs that watch it; undefined while they are not known. */
  readonly jobs: readonly Job[] | undefined;
  /** Undefined while they are not known. */
  readonly configurations: readonly AntennaConfiguration[] | undefined;
  readonly onCrossing: (direction: Direction) => void;
}

/** One threshold, live [MONITOR-03]. What does not come is said here, and holds no other card back [MONITOR-12]. */
export function MonitorCard({ threshold, jobs, configurations, onCrossing }: MonitorCardProps) {
  useStyles(css);
  const translate = useMessages();
  const { card, schedule } = usePace<HTMLDivElement>();
  const { live, countsNow, state, error } = useMonitoredThreshold(threshold, jobs, schedule);
  const directions = useDirections(countsNow);
  useCrossings(live.buffer, onCrossing);
  const [filter, setFilter] = useState(noFilter);
  const [open, setOpen] = useState({ filter: false, directions: false, gate: false });
  const matches = useMemo(() => (isFiltered(filter) ? transitionMatcher(filter) : undefined), [filter]);
  const formatDateTime = useFormatDateTime();
  const [opened] = useState(() => Date.now());
  const columns = useMemo(() => transitionColumns(translate), [translate]);
  const { id, name, readers, readerArrangement } = threshold;
  // Parts of several cards are called alike: what is read aloud tells them apart.
  const named = (key: MessageKey) => (
    <>
      {translateKey(translate, key)}{' '}
      <span className="design__hidden">{translate('monitor.of', { name })}</span>
    </>
  );
  const toggle = (part: keyof typeof open) => ({
    level: 3 as const,
    open: open[part],
    onToggle: (opened: boolean) => setOpen((before) => ({ ...before, [part]: opened })),
  });
  return (
    <Card title={name} actions={<MonitorBadge state={state} error={error} />}>
      <div className="monitor__parts" ref={card}>
        <LiveNotice label={name} problem={live.problem} unreadable={live.unreadable} />
        <Counts buffer={live.buffer} />
        <DescriptionList
          items={[
            {
              label: translate('thresholds.entity.title'),
              value: <Link to={paths.thresholds.threshold(id)}>{name}</Link>,
            },
            {
              label: translate('thresholds.readerArrangement'),
              value: <Arrangement value={readerArrangement} />,
            },
            {
              label: translate('monitor.readers'),
              value: readers.length > 0 && (
                <ul className="monitor__readers">
                  {readers.map(({ readerName }) => (
                    <li key={readerName}>
                      <Link to={paths.readers.definitions.definition(readerName)}>{readerName}</Link>
                    </li>
                  ))}
                </ul>
              ),
            },
          ]}
        />
        <Collapsible title={named('monitor.gate')} {...toggle('gate')}>
          {open.gate && <Gate threshold={threshold} configurations={configurations} />}
        </Collapsible>
        <Collapsible title={named('monitor.directions')} {...toggle('directions')}>
          {open.directions && <DirectionChart name={name} directions={directions} />}
        </Collapsible>
        <Collapsible
          title={named(isFiltered(filter) ? 'monitor.filter.active' : 'monitor.filter')}
          {...toggle('filter')}
        >
          {open.filter && <TransitionFilterForm name={name} filter={filter} onFilter={setFilter} />}
        </Collapsible>
        <LiveTable
          label={translate('monitor.transitions.of', { name })}
          name={`t${id}`}
          buffer={live.buffer}
          connection={live.connection}
          columns={columns}
          filter={matches}
          empty={translate('monitor.transitions.none', { time: formatDateTime(opened, 'HH:mm') })}
          noneFound={translate('monitor.transitions.noneFound')}
        />
      </div>
    </Card>
  );
}
