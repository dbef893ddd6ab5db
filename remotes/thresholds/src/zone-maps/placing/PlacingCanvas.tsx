import { floorOf } from '@console/api-client/reader-definitions';
import type { ZoneMap } from '@console/api-client/zone-maps';
import { useMessages } from '@console/design/messages';
import { FloorImageLayer, fitOf, middleOf, PlanView, useFloorImage, usePlanView } from '@console/design/plan';
import { useStore } from '@console/design/store';
import { type RefObject, useImperativeHandle, useMemo, useRef } from 'react';
import { farZones, metre, studioZones, toMillimetres, toPlace } from '../drawing/studioZone';
import { drawingLimits, wholeView } from '../drawing/wholeView';
import { outlineOf } from '../floor-plans/floorPlan';
import { Grid } from '../studio/Draft';
import { ZoneShape } from '../studio/ZoneShape';
import type { PlacingStore } from './createPlacing';
import type { Held } from './modes';
import type { PlacedAt } from './placements';
import { placingTool } from './placingTool';

interface PlacingCanvasProps {
  readonly label: string;
  readonly zoneMap: ZoneMap;
  /** Gets the element that takes the keys. */
  readonly drawing: RefObject<SVGSVGElement | null>;
  readonly store: PlacingStore;
  /** Distance at which readers read, in metres. */
  readonly range: number;
  /** Names of zones in which no reader reads. */
  readonly unreached: readonly string[];
}

/** Distance within which something counts as pressed, in pixels: half of the least size of a target. */
const reachOnScreen = 12;

/** Size of the drawing until it is known, in pixels. */
const usualBox = { width: 840, height: 560 };

/** The plan on which readers are placed, over the zones and the image of the floor. */
export function PlacingCanvas({ label, zoneMap, drawing, store, range, unreached }: PlacingCanvasProps) {
  const translate = useMessages();
  const { floor, placements, chosen, waiting, grid } = useStore(store.placing);
  const shown = useFloorImage({ zoneMap: zoneMap.name, floor });
  const image = shown && !shown.hidden ? shown : undefined;
  const zones = useMemo(
    () =>
      studioZones(zoneMap.zones.filter((zone) => floorOf(zone) === floor && farZones([zone]).length === 0)),
    [zoneMap, floor],
  );
  // What is dragged moves nothing under the pointer: the view is that of zones and image.
  const whole = useMemo(() => {
    const outlines = [...zones.map(({ corners }) => corners), ...(image ? [outlineOf(image)] : [])];
    return wholeView(outlines.map((corners) => corners.map(toPlace)));
  }, [zones, image]);
  const state = usePlanView(whole, drawingLimits);
  useImperativeHandle<SVGSVGElement | null, SVGSVGElement | null>(drawing, () => state.drawing.current);
  const holding = useRef<Held | undefined>(undefined);
  const reach = (reachOnScreen / fitOf(state.view, state.box ?? usualBox).scale) * metre;
  const middle = middleOf(state.view);
  const spot = { x: toMillimetres(middle.x), y: toMillimetres(middle.y) };
  const isHanging = chosen !== undefined && waiting.includes(chosen);
  const readers = Object.entries(placements).filter(([, place]) => place.floor === floor);
  return (
    <PlanView
      className={`studio__plan${isHanging ? ' studio__plan--placing' : ''}`}
      label={label}
      help={translate('placing.help')}
      state={state}
      tool={placingTool({ store, reach }, holding, spot)}
    >
      {image && <FloorImageLayer image={image} />}
      <g transform="scale(0.001)">
        {grid > 0 && <Grid view={state.view} grid={grid} />}
        <g className="placing__zones">
          {zones.map((zone) => (
            <ZoneShape
              key={zone.key}
              zone={zone}
              chosen={false}
              faulty={unreached.includes(zone.name)}
              size={reach}
            />
          ))}
        </g>
        {readers.map(([name, place]) => (
          <Coverage key={name} place={place} range={range} />
        ))}
        {readers.map(([name, place]) => (
          <Reader
            key={name}
            name={name}
            place={place}
            chosen={name === chosen}
            named={name === chosen || hasRoomForName(name, place, readers, reach)}
            size={reach}
          />
        ))}
      </g>
    </PlanView>
  );
}

/** Reach of a reader. */
const Coverage = ({ place, range }: { readonly place: PlacedAt; readonly range: number }) => (
  <circle
    className="placing__range"
    cx={place.x}
    cy={-place.y}
    r={toMillimetres(range)}
    vectorEffect="non-scaling-stroke"
  />
);

/** Width of a letter as a part of its height; estimated, since measuring takes a layout. */
const letter = 0.58;

/** Tells whether the name of a reader lies over no other reader; without room it is shown on hover and in the list. */
const hasRoomForName = (
  name: string,
  { x, y }: PlacedAt,
  readers: readonly (readonly [string, PlacedAt])[],
  size: number,
): boolean =>
  readers.every(
    ([other, place]) =>
      other === name ||
      Math.abs(place.x - x) > name.length * letter * size ||
      Math.abs(place.y - y) > 2 * size,
  );

interface ReaderProps {
  readonly name: string;
  readonly place: PlacedAt;
  readonly chosen: boolean;
  /** Its name is written below it. */
  readonly named: boolean;
  /** Half the size of what can be pressed, in millimetres. */
  readonly size: number;
}

/** Distance of the handle from its reader, in sizes. */
const handleAt = 5;

/** A reader with its beam; the chosen one has the handle that turns it. */
function Reader({ name, place: { x, y, yaw }, chosen, named, size }: ReaderProps) {
  return (
    <g
      className={`placing__reader${chosen ? ' placing__reader--chosen' : ''}`}
      transform={`translate(${x} ${-y})`}
    >
      <g data-reader={name}>
        <title>{name}</title>
        {yaw !== undefined && (
          <path
            className="placing__beam"
            d={`M0 0 L${size * 3} ${size * -1.2} L${size * 3} ${size * 1.2} Z`}
            transform={`rotate(${-yaw})`}
          />
        )}
        <circle className="handles__reach" r={size} />
        <rect x={-size / 2} y={-size / 2} width={size} height={size} vectorEffect="non-scaling-stroke" />
        {named && (
          <text y={size * 1.9} fontSize={size} textAnchor="middle">
            {name}
          </text>
        )}
      </g>
      {chosen && (
        <g className="placing__handle" data-turned={name} transform={`rotate(${-(yaw ?? 0)})`}>
          <path d={`M0 0H${size * handleAt}`} vectorEffect="non-scaling-stroke" />
          <circle className="handles__reach" cx={size * handleAt} r={size} />
          <circle cx={size * handleAt} r={size / 2} vectorEffect="non-scaling-stroke" />
        </g>
      )}
    </g>
  );
}
