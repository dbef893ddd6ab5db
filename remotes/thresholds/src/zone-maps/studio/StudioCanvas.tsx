import type { ZoneMap } from '@console/api-client/zone-maps';
import { useMessages } from '@console/design/messages';
import {
  FloorImageLayer,
  fitOf,
  middleOf,
  PlanView,
  type PlanViewState,
  usePlanView,
} from '@console/design/plan';
import { lazyNamed } from '@console/design/progress';
import { createStore, useStore } from '@console/design/store';
import { type RefObject, useImperativeHandle, useRef, useState } from 'react';
import { metre, toMillimetres, toPlace } from '../drawing/studioZone';
import type { StudioState } from '../drawing/useStudio';
import { drawingLimits, wholeView } from '../drawing/wholeView';
import { type FloorPlan, outlineOf } from '../floor-plans/floorPlan';
import { canvasTool } from './canvasTool';
import { AreaShape, Draft, Grid } from './Draft';
import type { Layer } from './layers';
import { Measures } from './Measures';
import { type Held, type Hint, modes } from './modes';
import { Rulers } from './Rulers';
import type { Cuts } from './useCuts';
import { Handles, ZoneShape } from './ZoneShape';

interface StudioCanvasProps {
  readonly label: string;
  /** Gets the element that takes the keys. */
  readonly drawing: RefObject<SVGSVGElement | null>;
  readonly studio: StudioState;
  readonly cuts: Cuts;
  /** Names of zones with which something is wrong. */
  readonly faulty: ReadonlySet<string>;
  /** The image under the zones. */
  readonly plan: FloorPlan | undefined;
  /** The zone map that the drawing began with. */
  readonly zoneMap: ZoneMap;
  readonly layers: readonly Layer[];
}

const StudioLayers = lazyNamed(() => import('./StudioLayers'), 'StudioLayers', { waiting: null });

/** Distance within which something counts as pressed or near, in pixels: half of the least size of a target. */
const reachOnScreen = 12;

/** Size of the drawing until it is known, in pixels. */
const usualBox = { width: 840, height: 560 };

/** The plan on which zones are drawn, by pointer and by keys. */
export function StudioCanvas(props: StudioCanvasProps) {
  const { label, drawing, studio, cuts, faulty, plan, zoneMap, layers } = props;
  const translate = useMessages();
  const image = plan?.hidden ? undefined : plan;
  const state = useCanvasView(studio, image);
  useImperativeHandle<SVGSVGElement | null, SVGSVGElement | null>(drawing, () => state.drawing.current);
  const [hints] = useState(() => createStore<Hint>({}));
  const hint = useStore(hints);
  const holding = useRef<Held | undefined>(undefined);
  const reach = (reachOnScreen / fitOf(state.view, state.box ?? usualBox).scale) * metre;
  const middle = middleOf(state.view);
  const { mode, onFloor, chosen, places, drawn, grid } = studio;
  const canvas = { studio: studio.store, cuts, hint: hints, reach };
  const spot = { x: toMillimetres(middle.x), y: toMillimetres(middle.y) };
  const [start] = drawn;
  const next = hint.cross ?? hint.pointer;
  const area = hint.area ?? (mode === 'rectangle' && start && next ? { from: start, to: next } : undefined);
  const isPlacing = modes[mode].put !== undefined;
  return (
    <PlanView
      className={`studio__plan${isPlacing ? ' studio__plan--placing' : ''}`}
      label={label}
      help={translate('studio.keys.hint')}
      state={state}
      tool={canvasTool(canvas, holding, spot)}
    >
      {image && <FloorImageLayer image={image} />}
      {/* Zones are in whole millimetres, so that geometry is exact. */}
      <g transform="scale(0.001)">
        {grid > 0 && <Grid view={state.view} grid={grid} />}
        {onFloor.map((zone) => (
          <ZoneShape
            key={zone.key}
            zone={zone}
            chosen={zone.key === chosen?.key}
            faulty={faulty.has(zone.name)}
            size={reach}
          />
        ))}
        {layers.length > 0 && (
          <StudioLayers zoneMap={zoneMap} shown={layers} floor={studio.floor} size={reach} />
        )}
        {chosen && mode === 'select' && <Handles corners={chosen.corners} places={places} reach={reach} />}
        {area && <AreaShape area={area} />}
        {isPlacing && (
          <Draft
            drawn={drawn}
            hint={hint}
            reach={reach}
            numbered={mode === 'image'}
            lined={mode !== 'rectangle'}
          />
        )}
        <Measures drawn={drawn} hint={hint} area={area} size={reach} />
        <Rulers view={state.view} box={state.box} />
      </g>
    </PlanView>
  );
}

/** The view of the canvas. What is drawn moves nothing under the pointer: it stays until another floor or image is shown. */
function useCanvasView({ floor, onFloor }: StudioState, image: FloorPlan | undefined): PlanViewState {
  const outlines = () => [...onFloor.map(({ corners }) => corners), ...(image ? [outlineOf(image)] : [])];
  const whole = () => ({
    floor,
    content: image?.content,
    view: wholeView(outlines().map((corners) => corners.map(toPlace))),
  });
  const [began, setBegan] = useState(whole);
  const state = usePlanView(began.view, drawingLimits);
  const showWhole = () => {
    setBegan(whole());
    state.showWhole();
  };
  if (began.floor !== floor || (image && began.content !== image.content)) showWhole();
  return { ...state, showWhole };
}
