import { Button } from '@console/design/button';
import { Card } from '@console/design/card';
import { useMessages } from '@console/design/messages';
import { Progress } from '@console/design/progress';
import { useAddress } from '@console/design/router';
import { Table } from '@console/design/table';
import { useStyles } from '@console/design/theme';
import { FailedQueries } from '@console/remote/records';
import { useEffect, useMemo, useState } from 'react';
import { usePlanOf } from '../plan/usePlanOf';
import { DwellCard } from './DwellCard';
import { type PlaybackFilters, recordedQuery } from './filters';
import { dwellHeat } from './heat';
import { countByZone, facilitiesOf, facilityOf, neighbours, whereaboutsAt } from './moments';
import { PlaybackPlan } from './PlaybackPlan';
import { PlaybackTools } from './PlaybackTools';
import { PlayerBar } from './PlayerBar';
import { placeColumns, type Whereabouts } from './placeColumns';
import playbackCss from './playback.css';
import { createRecordedDots, type RecordedDots } from './recordedDots';
import type { RecordedPlace } from './recording';
import { type Player as PlayerState, usePlayer } from './usePlayer';
import { type LoadedRecording, useRecording } from './useRecording';

/** A recording while it is loaded: its progress and the button that stops it; below, what is there can be played. */
export function Playback({ asked }: { readonly asked: PlaybackFilters }) {
  useStyles(playbackCss);
  const translate = useMessages();
  const [range] = useState(() => ({
    start: Date.parse(asked.fromTime ?? ''),
    end: Math.min(Date.now(), asked.toTime ? Date.parse(asked.toTime) : Date.now()),
  }));
  const [query] = useState(() => recordedQuery(asked));
  const { query: result, loaded, loading, stop, resume } = useRecording(query, range.end);
  const rows = loaded?.rows ?? 0;
  const last = loaded?.recording.time[rows - 1];
  const reached = last === undefined ? 0 : (last - range.start) / Math.max(1, range.end - range.start);
  return (
    <>
      <FailedQueries queries={[result]} text={translate('data.playback.error', { count: rows })} />
      {loading && (
        <div className="playback__loading">
          <Progress
            label={translate('data.playback.loading')}
            value={reached}
            text={translate('data.playback.rows', { count: rows })}
          />
          <Button onClick={stop}>{translate('data.stop')}</Button>
        </div>
      )}
      {!loading && loaded && <LoadedNotice loaded={loaded} onResume={resume} />}
      {loaded && rows > 0 && <Player asked={asked} loaded={loaded} range={range} />}
      {!loading && loaded && rows === 0 && <p role="status">{translate('data.playback.none')}</p>}
    </>
  );
}

interface LoadedNoticeProps {
  readonly loaded: LoadedRecording;
  readonly onResume: () => void;
}

/** Says what was loaded, and what is missing. */
function LoadedNotice({ loaded, onResume }: LoadedNoticeProps) {
  const translate = useMessages();
  const { rows, rest, full, unreadable, recording } = loaded;
  const leftOut = unreadable + recording.untimed;
  return (
    <div className="playback__loading">
      <p role="status">
        {translate('data.playback.loaded', { count: rows, items: recording.epcs.length })}{' '}
        {full && translate('data.playback.full')}
        {rest && !full && translate('data.playback.stopped')}{' '}
        {leftOut > 0 && translate('data.playback.leftOut', { count: leftOut })}
      </p>
      {rest && !full && <Button onClick={onResume}>{translate('data.playback.resume')}</Button>}
    </div>
  );
}

interface PlayerProps {
  readonly asked: PlaybackFilters;
  readonly loaded: LoadedRecording;
  readonly range: { readonly start: number; readonly end: number };
}

/** A recording that is played: on the plan, in a list, and as the time that items spent. */
function Player({ asked, loaded: { recording }, range }: PlayerProps) {
  const translate = useMessages();
  const [params, put] = useAddress();
  const facilities = useMemo(() => facilitiesOf(recording), [recording]);
  const epc = params.get('item') ?? undefined;
  // An item that is not loaded yet may come with the next page.
  const item = epc === undefined ? undefined : recording.itemOf.get(epc);
  const followed = item === undefined ? undefined : facilityOf(recording, item);
  const facility = asked.facility ?? params.get('plan') ?? followed ?? facilities[0] ?? '';
  const onPlan = usePlanOf(facility, params.get('floor'), false);
  const { plan } = onPlan;
  const isOnFloor = useMemo(
    () => (place: RecordedPlace) =>
      place.facility === plan.facility && (!place.floor || place.floor === plan.floor),
    [plan],
  );
  const player = usePlayer(range);
  const [withHeat, withTrail] = [params.get('heat') === 'true', params.get('trail') !== 'false'];
  const dots = useMemo(
    () => createRecordedDots(recording, { isOnFloor, item, withTrail }),
    [recording, isOnFloor, item, withTrail],
  );
  usePlayedDots(dots, player);
  const heat = useMemo(
    () => (withHeat ? dwellHeat(recording, plan.extent, isOnFloor, { ...range, item }) : undefined),
    [withHeat, recording, plan, isOnFloor, range, item],
  );
  // While it plays, the list follows every second or so; whoever reads it pauses.
  const listed = player.playing ? Math.floor(player.shown / 1000) * 1000 : player.shown;
  const listedItems = useMemo(() => whereaboutsAt(recording, listed), [recording, listed]);
  const columns = useMemo(
    () => placeColumns(translate, (chosen) => put({ item: chosen === epc ? undefined : chosen })),
    [translate, epc, put],
  );
  const { inZones, withoutCoordinates } = useMemo(
    () => countByZone(listedItems, isOnFloor),
    [listedItems, isOnFloor],
  );
  return (
    <>
      <FailedQueries queries={onPlan.queries} text={translate('data.plan.error', { facility })} />
      <PlayerBar player={player} range={range} {...neighbours(recording, item, player.shown)} />
      <PlaybackTools
        facilities={asked.facility === undefined ? facilities : []}
        facility={facility}
        floors={onPlan.floors}
        floor={plan.floor}
        withHeat={withHeat}
        withTrail={withTrail}
        params={params}
        onPut={put}
        recording={recording}
        item={item}
        epc={epc}
      />
      <PlaybackPlan
        facility={facility}
        onPlan={onPlan}
        counts={inZones}
        dots={dots}
        heat={heat}
        onPut={put}
        epcs={recording.epcs}
      />
      {withoutCoordinates > 0 && (
        <p>{translate('data.playback.withoutCoordinates', { count: withoutCoordinates })}</p>
      )}
      <p className="playback__note">{translate('data.playback.note')}</p>
      <DwellCard recording={recording} range={range} item={item} />
      <Card title={translate('data.playback.at')}>
        <Table
          label={translate('data.playback.at')}
          id="data.playback"
          name="at"
          rows={listedItems}
          columns={columns}
          rowKey={placeKey}
          marked={epc}
          empty={translate('data.playback.none')}
        />
      </Card>
    </>
  );
}

const placeKey = ({ epc }: Whereabouts) => epc;

/** Shows the dots of the instant: in every frame while it plays. */
function usePlayedDots(dots: RecordedDots, { playing, now, shown }: PlayerState): void {
  useEffect(() => {
    if (!playing) return;
    let frame = requestAnimationFrame(function next() {
      dots.showAt(now());
      frame = requestAnimationFrame(next);
    });
    return () => cancelAnimationFrame(frame);
  }, [playing, dots, now]);
  useEffect(() => {
    if (!playing) dots.showAt(shown);
  }, [playing, dots, shown]);
}
