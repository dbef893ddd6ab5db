import { defaultFloor, type ReaderDefinition } from '@console/api-client/reader-definitions';
import type { ZoneMap } from '@console/api-client/zone-maps';
import { Banner } from '@console/design/banner';
import { Button } from '@console/design/button';
import { LeaveQuestion } from '@console/design/form';
import { formatList } from '@console/design/language';
import { useMessages } from '@console/design/messages';
import { Page } from '@console/design/page';
import { useNavigate } from '@console/design/router';
import { useStore } from '@console/design/store';
import { useStyles } from '@console/design/theme';
import { holdUnsavedInput } from '@console/design/unsaved';
import { type ReactNode, useCallback, useEffect, useId, useMemo, useRef, useState } from 'react';
import { paths } from '../../paths';
import { readMetres } from '../drawing/studioZone';
import { floorsOf } from '../floors';
import { CommittedInput } from '../studio/CommittedInput';
import { PlanKeys } from '../studio/PlanKeys';
import { GridChoice } from '../studio/StudioTools';
import css from '../studio/studio.css';
import { useUndoKeys } from '../studio/useUndoKeys';
import { createPlacing, type PlacingStart, type PlacingStore } from './createPlacing';
import { PlacingCanvas } from './PlacingCanvas';
import { lowestHeight, placementsOf, readersToPlace } from './placements';
import placingCss from './placing.css';
import { ReaderList } from './ReaderList';
import { ReaderPanel } from './ReaderPanel';
import { unreachedZones } from './reached';
import { type FailedPlacement, useSavePlacements } from './useSavePlacements';

interface PlacingProps {
  readonly zoneMap: ZoneMap;
  readonly definitions: readonly ReaderDefinition[];
}

/** Distance at which a reader under a ceiling reads, in metres; the service does not know it. */
const usualRange = 6;

function startOf({ zoneMap, definitions }: PlacingProps): PlacingStart {
  const readers = readersToPlace(definitions, zoneMap.facility ?? '');
  const floors = floorsOf(zoneMap.zones);
  return {
    names: readers.map(({ name }) => name),
    placements: placementsOf(readers),
    floors: floors.length > 0 ? floors : [zoneMap.floor || defaultFloor],
  };
}

/** Places readers on the plan: by pointer, by keys and by numbers, saved together. */
export function Placing(props: PlacingProps) {
  useStyles(css);
  useStyles(placingCss);
  const { zoneMap } = props;
  const translate = useMessages();
  const navigate = useNavigate();
  const [store] = useState(() => createPlacing(startOf(props)));
  const placing = useStore(store.placing);
  const [range, setRange] = useState(usualRange);
  const { save, saving, failed } = useSavePlacements(store);
  const drawing = useRef<SVGSVGElement>(null);
  const focusPlan = useCallback(() => drawing.current?.focus({ preventScroll: true }), []);
  const { names, placements, floor, moved } = placing;
  useUndoKeys(store, !saving);
  const released = useRef(false);
  const isUnsaved = moved.length > 0;
  useEffect(() => (isUnsaved ? holdUnsavedInput() : undefined), [isUnsaved]);
  const unreached = useMemo(
    () => unreachedZones(zoneMap.zones, placements, { floor, range }),
    [zoneMap, placements, floor, range],
  );
  const onSave = async () => {
    if (!(await save())) return;
    released.current = true;
    await navigate(paths.zoneMaps.zoneMap(zoneMap.name));
  };
  return (
    <Page
      section={translate('zoneMaps.section')}
      item={translate('placing.title', { name: zoneMap.name })}
      banner={failed.length > 0 && <Failures failed={failed} />}
      actions={
        <Button
          tone="primary"
          pending={saving}
          blockedReason={isUnsaved ? undefined : translate('placing.save.none')}
          onClick={() => void onSave()}
        >
          {translate('placing.save', { count: moved.length })}
        </Button>
      }
    >
      <PlacingTools store={store} range={range} onRange={setRange} />
      <div className="studio">
        <PlacingCanvas
          label={translate('studio.plan', { name: zoneMap.name, floor })}
          zoneMap={zoneMap}
          drawing={drawing}
          store={store}
          range={range}
          unreached={unreached}
        />
        <div className="studio__side">
          <ReaderPanel store={store} onFocusPlan={focusPlan} />
          {names.length > 0 && <Reached unreached={unreached} range={range} />}
          <ReaderList store={store} facility={zoneMap.facility ?? ''} onFocusPlan={focusPlan} />
          <PlanKeys page="PlacingPage" />
        </div>
      </div>
      <LeaveQuestion unsaved={isUnsaved} released={released} />
    </Page>
  );
}

/** Readers that were not saved, each with the reason. */
function Failures({ failed }: { readonly failed: readonly FailedPlacement[] }) {
  const translate = useMessages();
  return (
    <Banner tone="danger" title={translate('placing.failed', { count: failed.length })}>
      <ul>
        {failed.map(({ name, reason }) => (
          <li key={name}>{translate('placing.failed.reader', { name, reason })}</li>
        ))}
      </ul>
    </Banner>
  );
}

/** Zones in which no reader reads, in words. */
function Reached({ unreached, range }: { readonly unreached: readonly string[]; readonly range: number }) {
  const translate = useMessages();
  return (
    <p>
      {unreached.length === 0
        ? translate('placing.reached', { range })
        : translate('placing.unreached', { range, zones: formatList(unreached) })}
    </p>
  );
}

interface PlacingToolsProps {
  readonly store: PlacingStore;
  /** Metres. */
  readonly range: number;
  readonly onRange: (range: number) => void;
}

/** Undo, grid, floor, and the numbers that are the same for all readers. */
function PlacingTools({ store, range, onRange }: PlacingToolsProps) {
  const translate = useMessages();
  const { chosen, placements, floors, floor, grid, height, canUndo, canRedo } = useStore(store.placing);
  const what = chosen === undefined ? 'none' : placements[chosen] ? 'placed' : 'waiting';
  return (
    <>
      <div className="studio__tools">
        <Button blockedReason={canUndo ? undefined : translate('studio.undo.none')} onClick={store.undo}>
          {translate('studio.undo')}
        </Button>
        <Button blockedReason={canRedo ? undefined : translate('studio.redo.none')} onClick={store.redo}>
          {translate('studio.redo')}
        </Button>
        <GridChoice studio={{ grid, setGrid: store.setGrid }} />
        <label className="studio__choice">
          {translate('studio.floor')}
          <select value={floor} onChange={({ target }) => store.setFloor(target.value)}>
            {floors.map((each) => (
              <option key={each}>{each}</option>
            ))}
          </select>
        </label>
        <MetresInput
          label={translate('placing.height')}
          value={height}
          least={lowestHeight}
          onCommit={store.setHeight}
        />
        <MetresInput label={translate('placing.range')} value={range} least={0} onCommit={onRange} />
      </div>
      <p className="studio__mode" role="status">
        {translate(`placing.mode.${what}`, { name: chosen ?? '' })}
      </p>
    </>
  );
}

interface MetresInputProps {
  readonly label: ReactNode;
  /** Metres. */
  readonly value: number;
  readonly least: number;
  readonly onCommit: (value: number) => void;
}

/** A number of metres with its label. */
function MetresInput({ label, value, least, onCommit }: MetresInputProps) {
  const translate = useMessages();
  const id = useId();
  return (
    <span className="studio__choice">
      <label htmlFor={id}>{label}</label>
      <CommittedInput
        id={id}
        value={String(value)}
        problemOf={(text) => {
          const metres = readMetres(text);
          if (metres === undefined) return translate('studio.corner.number');
          return metres < least ? translate('placing.tooLow', { least }) : undefined;
        }}
        onCommit={(text) => onCommit(readMetres(text) ?? value)}
      />
    </span>
  );
}
