import { useResource } from '@console/api-client/react';
import { type Threshold, thresholdQueries } from '@console/api-client/thresholds';
import { Banner } from '@console/design/banner';
import { Button, LinkButton } from '@console/design/button';
import { BackIcon, BellIcon, FitIcon, MenuIcon, VisibleIcon } from '@console/design/icons';
import { compareNames } from '@console/design/language';
import { useMessages } from '@console/design/messages';
import { Page, PageLoading } from '@console/design/page';
import { lazyNamed } from '@console/design/progress';
import { useAddress, useNavigate } from '@console/design/router';
import { Collapsible } from '@console/design/sections';
import { useStyles } from '@console/design/theme';
import { paths } from '@console/remote/contract';
import { FailedQueries } from '@console/remote/records';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useMemo, useRef } from 'react';
import { useAntennaConfigurations } from '../thresholds/useAntennaConfigurations';
import { useRunningJobs } from '../thresholds/useRunningJobs';
import { MonitorCard } from './MonitorCard';
import { MonitorErrors } from './MonitorErrors';
import css from './monitor.css';
import { type MonitorAddress, type MonitorView, monitorParams, readMonitorAddress } from './monitorAddress';
import { ThresholdChoice } from './ThresholdChoice';
import { useSound } from './useSound';
import { WallTile } from './WallTile';

const Board = lazyNamed(() => import('./Board'), 'Board');

const emptyList: readonly Threshold[] = [];

/** Crossings of thresholds, live: of all of them, or those that the address names [MONITOR-01, MONITOR-02]. */
export function MonitorPage() {
  useStyles(css);
  const translate = useMessages();
  const navigate = useNavigate();
  const [search, put] = useAddress();
  const address = useMemo(() => readMonitorAddress(search), [search]);
  const query = useQuery(useResource(thresholdQueries).list());
  const { queries, runningJobs } = useRunningJobs();
  const { query: configured, configurations } = useAntennaConfigurations();
  const sound = useSound();
  const wall = useRef<HTMLDivElement>(null);

  const all = useMemo(
    () => (query.data?.rows ?? emptyList).toSorted((one, other) => compareNames(one.name, other.name)),
    [query.data],
  );
  const { thresholdIds } = address;
  const shown = thresholdIds ? all.filter(({ id }) => thresholdIds.includes(String(id))) : all;
  const noneMatch = all.length > 0 && shown.length === 0;
  useEffect(() => {
    if (noneMatch) void navigate(paths.notFound(), { replace: true });
  }, [noneMatch, navigate]);
  const go = (change: Partial<MonitorAddress>) => put(monitorParams({ ...address, ...change }));

  if (query.isPending || noneMatch) return <PageLoading />;
  return (
    <Page
      section={translate('monitor.section')}
      actions={
        shown.length > 0 && (
          <MonitorActions
            sound={sound}
            view={address.view}
            onView={(view) => go({ view })}
            onFullScreen={() => void wall.current?.requestFullscreen()}
          />
        )
      }
      banner={
        <>
          <MonitorErrors query={query} />
          <FailedQueries queries={[...queries, configured]} text={translate('monitor.around.failed')} />
          {query.data && all.length === 0 && <NoThresholds />}
          {sound.state === 'refused' && <Banner tone="warning">{translate('monitor.sound.refused')}</Banner>}
          {shown.length > 0 && address.view === 'cards' && (
            <Banner tone="info">{translate('monitor.truncated')}</Banner>
          )}
        </>
      }
    >
      {all.length > 1 && (
        <Collapsible title={translate('monitor.choice')}>
          <ThresholdChoice
            thresholds={all}
            chosen={thresholdIds}
            onChoose={(ids) => go({ thresholdIds: ids })}
          />
        </Collapsible>
      )}
      {address.view === 'board' && (
        <Board thresholds={shown} runningJobs={runningJobs} onCrossing={sound.play} />
      )}
      {address.view === 'wall' && (
        <div className="wall" ref={wall}>
          {shown.map((threshold) => (
            <WallTile
              key={threshold.id}
              threshold={threshold}
              jobs={runningJobs(threshold)}
              onCrossing={sound.play}
            />
          ))}
        </div>
      )}
      {address.view === 'cards' && (
        <div className="monitor">
          {shown.map((threshold) => (
            <MonitorCard
              key={threshold.id}
              threshold={threshold}
              jobs={runningJobs(threshold)}
              configurations={configurations}
              onCrossing={sound.play}
            />
          ))}
        </div>
      )}
    </Page>
  );
}

interface MonitorActionsProps {
  readonly sound: ReturnType<typeof useSound>;
  readonly view: MonitorView;
  readonly onView: (view: MonitorView) => void;
  readonly onFullScreen: () => void;
}

/** Turns the sound on, and shows the monitor as a board or on a wall. */
function MonitorActions({ sound, view, onView, onFullScreen }: MonitorActionsProps) {
  const translate = useMessages();
  return (
    <>
      <Button icon={<BellIcon />} aria-pressed={sound.state === 'on'} onClick={() => void sound.toggle()}>
        {translate('monitor.sound')}
      </Button>
      {view === 'wall' && (
        <Button icon={<FitIcon />} onClick={onFullScreen}>
          {translate('monitor.fullScreen')}
        </Button>
      )}
      {view !== 'cards' && (
        <Button icon={<BackIcon />} onClick={() => onView('cards')}>
          {translate('monitor.cards')}
        </Button>
      )}
      {view === 'cards' && (
        <>
          <Button icon={<MenuIcon />} onClick={() => onView('board')}>
            {translate('monitor.board')}
          </Button>
          <Button icon={<VisibleIcon />} onClick={() => onView('wall')}>
            {translate('monitor.wall')}
          </Button>
        </>
      )}
    </>
  );
}

/** Says that there is nothing to watch, with the way to change that. */
function NoThresholds() {
  const translate = useMessages();
  return (
    <Banner
      tone="warning"
      action={<LinkButton to={paths.thresholds.new()}>{translate('thresholds.new')}</LinkButton>}
    >
      {translate('monitor.none')}
    </Banner>
  );
}
