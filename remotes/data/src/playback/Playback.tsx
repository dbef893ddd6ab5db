import { Button, LinkButton } from '@console/design/button';
import { Card } from '@console/design/card';
import { useMessages } from '@console/design/messages';
import { Plan, type PlanChoice } from '@console/design/plan';
import { Progress, Skeleton } from '@console/design/progress';
import { Segmented } from '@console/design/sections';
import { Table } from '@console/design/table';
import { useStyles } from '@console/design/theme';
import { FailedQueries } from '@console/remote/records';
import { useEffect, useMemo, useState } from 'react';
import { paths } from '../paths';
import { useAddress } from '../plan/useAddress';
import { usePlanOf } from '../plan/usePlanOf';
import { DwellCard } from './DwellCard';
import { ExportPath } from './ExportPath';
import { type PlaybackFilters, recordedQuery } from './filters';
import { dwellHeat } from './heat';
import { PlayerBar } from './PlayerBar';
import { placeColumns, type Whereabouts } from './placeColumns';
import playbackCss from './playback.css';
import { createRecordedDots } from './recordedDots';
import { type RecordedPlace, type Recording, rowsUntil, seek, startPlayhead, whereabouts } from './recording';
import { usePlayer } from './usePlayer';
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

/** How much was loaded, and what is missing. */
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

function Player({ asked, loaded, range }: PlayerProps) {
  const translate = useMessages();
  const [params, put] = useAddress();
  const { recording, rows } = loaded;
  const facilities = useMemo(() => facilitiesOf(recording, rows), [recording, rows]);
  const epc = params.get('item') ?? undefined;
  // An item that is not loaded yet may come with the next page.
  // biome-ignore lint/correctness/useExhaustiveDependencies: the recording grows in place
  const item = useMemo(
    () => (epc === undefined ? undefined : recording.itemOf.get(epc)),
    [recording, rows, epc],
  );
  const followed = item === undefined ? undefined : facilityOf(recording, item);
  const facility = asked.facility ?? params.get('plan') ?? followed ?? facilities[0] ?? '';
  const { plan, floors, zoneMap, withoutZoneMap, pending, queries } = usePlanOf(
    facility,
    params.get('floor'),
    false,
  );
  const isOnFloor = useMemo(
    () => (place: RecordedPlace) =>
      place.facility === plan.facility && (!place.floor || place.floor === plan.floor),
    [plan],
  );
  const player = usePlayer(range);
  const { now, playing, shown } = player;
  const [withHeat, withTrail] = [params.get('heat') === 'true', params.get('trail') !== 'false'];

  // biome-ignore lint/correctness/useExhaustiveDependencies: the recording grows in place
  const dots = useMemo(
    () => createRecordedDots(recording, { isOnFloor, item, withTrail }),
    [recording, rows, isOnFloor, item, withTrail],
  );
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

  // biome-ignore lint/correctness/useExhaustiveDependencies: the recording grows in place
  const heat = useMemo(
    () => (withHeat ? dwellHeat(recording, plan.extent, isOnFloor, { ...range, item }) : undefined),
    [withHeat, recording, rows, plan, isOnFloor, range, item],
  );
  // While it plays, the list follows every second or so; whoever reads it pauses.
  const listed = playing ? Math.floor(shown / 1000) * 1000 : shown;
  // biome-ignore lint/correctness/useExhaustiveDependencies: the recording grows in place
  const listedItems = useMemo(() => whereaboutsAt(recording, listed), [recording, rows, listed]);
  const columns = useMemo(
    () => placeColumns(translate, (chosen) => put('item', chosen === epc ? undefined : chosen)),
    [translate, epc, put],
  );
  const { earlier, later } = neighbours(recording, item, shown);
  const { inZones, withoutCoordinates } = useMemo(
    () => countByZone(listedItems, isOnFloor),
    [listedItems, isOnFloor],
  );
  const zones = useMemo(
    () =>
      plan.zones.map(({ name, points }) => ({
        name,
        corners: points,
        note: translate('data.plan.zone.items', { count: inZones.get(name) ?? 0 }),
      })),
    [plan, inZones, translate],
  );
  const select = ({ kind, name }: PlanChoice) => kind === 'zone' && put('at.filter.zone', name);
  return (
    <>
      <FailedQueries queries={queries} text={translate('data.plan.error', { facility })} />
      <PlayerBar player={player} range={range} earlier={earlier} later={later} />
      <div className="playback__tools">
        {asked.facility === undefined && facilities.length > 1 && (
          <Segmented
            label={translate('data.facility')}
            options={facilities.slice(0, 6).map((value) => ({ value, label: value }))}
            value={facility}
            onChange={(value) => put('plan', value)}
          />
        )}
        {floors.length > 1 && (
          <Segmented
            label={translate('data.plan.floor')}
            options={floors.map((value) => ({ value, label: value }))}
            value={plan.floor}
            onChange={(value) => put('floor', value)}
          />
        )}
        {(
          [
            ['trail', withTrail, 'false'],
            ['heat', withHeat, 'true'],
          ] as const
        ).map(([name, on, other]) => (
          <Switch
            key={name}
            label={translate(`data.playback.${name}`)}
            on={on}
            onChange={() => put(name, params.has(name) ? undefined : other)}
          />
        ))}
        <ExportPath recording={recording} item={item} />
        {epc !== undefined && (
          <>
            <LinkButton to={paths.item(epc)}>{translate('data.playback.item', { epc })}</LinkButton>
            <Button onClick={() => put('item', undefined)}>{translate('data.playback.allItems')}</Button>
          </>
        )}
      </div>
      {withoutZoneMap && <p>{translate('data.plan.withoutZoneMap', { facility })}</p>}
      <Card title={translate('data.plan.title', { facility, zoneMap: zoneMap || 'none' })}>
        {pending ? (
          <Skeleton label={translate('page.loading')} />
        ) : (
          <Plan
            label={translate('data.plan.label', { facility, floor: plan.floor, zoneMap: zoneMap || 'none' })}
            zones={zones}
            readers={plan.readers.map((reader) => ({ ...reader, faint: true }))}
            dots={dots}
            of={zoneMap === '' ? undefined : { zoneMap, floor: plan.floor }}
            heat={heat}
            onPressDot={(dot) => put('item', recording.epcs[dots.itemAt(dot)])}
            onSelect={select}
          />
        )}
      </Card>
      {withoutCoordinates > 0 && (
        <p>{translate('data.playback.withoutCoordinates', { count: withoutCoordinates })}</p>
      )}
      <p className="playback__note">{translate('data.playback.note')}</p>
      <DwellCard recording={recording} rows={rows} range={range} item={item} />
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

/** The facilities that observations name, those with the most first. */
function facilitiesOf(recording: Recording, rows: number): readonly string[] {
  const counts = new Map<string, number>();
  for (let row = 0; row < rows; row += 1) {
    const facility = recording.places[recording.place[row] ?? 0]?.facility;
    if (facility !== undefined) counts.set(facility, (counts.get(facility) ?? 0) + 1);
  }
  return [...counts].sort((one, other) => other[1] - one[1]).map(([facility]) => facility);
}

/** The facility in which an item was observed last. */
const facilityOf = (recording: Recording, item: number) =>
  recording.places[recording.place[recording.last[item] ?? 0] ?? 0]?.facility;

function whereaboutsAt(recording: Recording, instant: number): readonly Whereabouts[] {
  const head = seek(recording, startPlayhead(recording), instant);
  return recording.epcs.map((epc, item) => {
    const { row, place, x, y } = whereabouts(recording, head, item);
    return { epc, place: recording.places[place], x, y, since: row < 0 ? undefined : recording.time[row] };
  });
}

/** How many items are in which zone of a floor, and how many of them without coordinates, so that no dot shows them. */
function countByZone(items: readonly Whereabouts[], isOnFloor: (place: RecordedPlace) => boolean) {
  const inZones = new Map<string, number>();
  let withoutCoordinates = 0;
  for (const { place, x, y } of items) {
    if (!place || !isOnFloor(place) || place.zone === 'ABSENT') continue;
    inZones.set(place.zone, (inZones.get(place.zone) ?? 0) + 1);
    if (Number.isNaN(x) || Number.isNaN(y)) withoutCoordinates += 1;
  }
  return { inZones, withoutCoordinates };
}

/** The instants of the observations around this one, of an item or of all. */
function neighbours(recording: Recording, item: number | undefined, instant: number) {
  const { time, rows, item: items } = recording;
  const isOne = (row: number) => item === undefined || items[row] === item;
  const until = rowsUntil(recording, instant);
  let later = until;
  while (later < rows && !isOne(later)) later += 1;
  let earlier = until - 1;
  while (earlier >= 0 && !((time[earlier] ?? 0) < instant && isOne(earlier))) earlier -= 1;
  return {
    earlier: earlier < 0 ? undefined : time[earlier],
    later: later >= rows ? undefined : time[later],
  };
}

interface SwitchProps {
  readonly label: string;
  readonly on: boolean;
  readonly onChange: () => void;
}

/** What it switches stands in the address, which follows after a moment; the box does so at once. */
function Switch({ label, on, onChange }: SwitchProps) {
  const [chosen, setChosen] = useState<boolean>();
  if (chosen === on) setChosen(undefined);
  return (
    <label className="playback__switch">
      <input
        type="checkbox"
        checked={chosen ?? on}
        onChange={({ target }) => {
          setChosen(target.checked);
          onChange();
        }}
      />
      {label}
    </label>
  );
}
