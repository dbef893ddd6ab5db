import { IconButton } from '@console/design/button';
import { AddIcon, FitIcon, RemoveIcon } from '@console/design/icons';
import { useMessages } from '@console/design/messages';
import { FloorImageLayer } from '@console/design/plan';
import { type PointerEvent, type RefObject, useCallback, useEffect, useId, useRef, useState } from 'react';
import { type FloorPlan, outlineOf } from '../floor-plans/floorPlan';
import { pressKey } from './canvasKeys';
import { guidesOf, guidesOfCorner, snap } from './snap';
import type { Spot, StudioZone } from './studioZone';
import type { Cuts } from './useCuts';
import { useDragging } from './useDragging';
import { useSize } from './useSize';
import type { StudioState } from './useStudio';
import { spotAt, type View, wholeView, zoomView } from './view';
import { Handles, pointsOf, ZoneShape } from './ZoneShape';
import { halfway } from './zoneEdits';

/** Options of {@link StudioCanvas}. */
export interface StudioCanvasProps {
  readonly label: string;
  readonly drawing: RefObject<SVGSVGElement | null>;
  readonly studio: StudioState;
  readonly cuts: Cuts;
  /** Names of zones with which something is wrong. */
  readonly faulty: ReadonlySet<string>;
  /** The image under the zones. */
  readonly plan: FloorPlan | undefined;
}

const zoom = 1.5;

/** Distance within which something counts as pressed or near, in pixels: half of the least size of a target. */
const reachOnScreen = 12;

/** The plan on which zones are drawn, by pointer and by keys. */
export function StudioCanvas({ label, drawing, studio, cuts, faulty, plan }: StudioCanvasProps) {
  const translate = useMessages();
  const helpId = useId();
  const image = plan?.hidden ? undefined : plan;
  const whole = () => ({
    floor: studio.floor,
    content: image?.content,
    view: wholeView(image ? [...studio.onFloor, { corners: outlineOf(image) }] : studio.onFloor),
  });
  const [began, setBegan] = useState(whole);
  const [given, setView] = useState<View>();
  const showWhole = () => {
    setBegan(whole());
    setView(undefined);
  };
  // What is drawn moves nothing under the pointer: the view stays until another floor or another image is shown.
  if (began.floor !== studio.floor || (image && began.content !== image.content)) showWhole();
  const view = given ?? began.view;
  const [cross, setCross] = useState<Spot>();
  const [pointer, setPointer] = useState<Spot>();
  const { mode, onFloor, chosen, places, drawn, grid } = studio;
  const shown = useSize(drawing);
  const reach = Math.max(view.width / shown.width, view.height / shown.height) * reachOnScreen;
  const targets = useCallback(
    (key: number | undefined) => onFloor.filter((zone) => zone.key !== key).flatMap(({ corners }) => corners),
    [onFloor],
  );
  const dragging = useDragging({ studio, targets, reach, view, onView: setView });
  const placing = mode === 'draw' || mode === 'split' || mode === 'image';

  const spotOf = (event: PointerEvent | WheelEvent, seen = view) =>
    drawing.current ? spotAt(seen, drawing.current.getBoundingClientRect(), event) : { x: 0, y: 0 };
  const snapped = (spot: Spot) =>
    mode === 'image'
      ? spot
      : snap(spot, {
          grid,
          reach,
          corners: targets(undefined),
          before: drawn.at(-1),
          // The corner that is drawn stands between the latest and the first.
          guides:
            drawn.length > 2
              ? guidesOfCorner([...drawn, spot], drawn.length)
              : guidesOf(drawn.at(-1), drawn.at(-2)),
        });

  const onSpot = (spot: Spot) => {
    const [first] = drawn;
    if (mode === 'draw') {
      const isBack = first && Math.hypot(first.x - spot.x, first.y - spot.y) <= reach;
      if (isBack && drawn.length > 2) studio.closeZone();
      else if (!drawn.some(({ x, y }) => x === spot.x && y === spot.y)) studio.setDrawn([...drawn, spot]);
    } else if (mode === 'image') studio.setDrawn(withPlace(drawn, spot));
    else if (first && chosen) void cuts.split(chosen, first, spot);
    else studio.setDrawn([spot]);
  };
  const pressZone = (event: PointerEvent, zone: StudioZone) => {
    if (placing || event.button !== 0 || (event.shiftKey && chosen && mode === 'select')) return;
    capture(event);
    if (mode === 'join' && chosen && chosen.key !== zone.key) {
      event.stopPropagation();
      void cuts.join(chosen, zone);
    } else dragging.holdZone(event, zone, spotOf(event));
  };
  const latestPressZone = useRef(pressZone);
  useEffect(() => {
    latestPressZone.current = pressZone;
  });
  // Keeps its identity, so that zones that did not change are not drawn again.
  const onPressZone = useCallback(
    (event: PointerEvent, zone: StudioZone) => latestPressZone.current(event, zone),
    [],
  );
  const capture = (event: PointerEvent) => {
    drawing.current?.setPointerCapture?.(event.pointerId);
    drawing.current?.focus();
  };
  const pressFloor = (event: PointerEvent) => {
    if (event.button !== 0) return;
    if (placing) onSpot(event.altKey ? spotOf(event) : snapped(spotOf(event)));
    else if (event.shiftKey && chosen) {
      capture(event);
      dragging.holdBox(event, spotOf(event));
    } else {
      capture(event);
      studio.choose(undefined);
      dragging.holdFloor(event, spotOf(event));
    }
  };
  useWheel(drawing, (event) => setView(zoomView(view, event.deltaY < 0 ? zoom : 1 / zoom, spotOf(event))));

  const next = placing ? (cross ?? pointer) : undefined;
  return (
    // Metres grow to the right in every language.
    <div className="studio__plan" dir="ltr">
      <svg
        ref={drawing}
        className={`studio__drawing${placing ? ' studio__drawing--placing' : ''}`}
        role="application"
        aria-label={label}
        aria-describedby={helpId}
        // biome-ignore lint/a11y/noNoninteractiveTabindex: zones are drawn on it by keys
        tabIndex={0}
        viewBox={`${view.left} ${view.top} ${view.width} ${view.height}`}
        onPointerDown={pressFloor}
        onPointerMove={(event) => {
          if (placing) {
            setCross(undefined);
            setPointer(snapped(spotOf(event)));
          } else dragging.move((seen) => spotOf(event, seen), event.altKey);
        }}
        onPointerUp={dragging.release}
        onPointerCancel={dragging.release}
        onKeyDown={(event) => {
          if (event.altKey) return;
          const { key, shiftKey: shift } = event;
          const control = event.ctrlKey || event.metaKey;
          const context = { studio, view, onView: (to?: View) => (to ? setView(to) : showWhole()), cross };
          if (pressKey({ key, shift, control }, { ...context, onCross: setCross, onSpot }))
            event.preventDefault();
        }}
      >
        {image && <FloorImageLayer image={image} />}
        {grid > 0 && <Grid view={view} grid={grid} />}
        {onFloor.map((zone) => (
          <ZoneShape
            key={zone.key}
            zone={zone}
            chosen={zone.key === chosen?.key}
            faulty={faulty.has(zone.name)}
            size={reach}
            onPress={onPressZone}
          />
        ))}
        {chosen && mode === 'select' && (
          <Handles
            corners={chosen.corners}
            places={places}
            reach={reach}
            onPressCorner={(event, index) => {
              if (event.shiftKey) {
                event.stopPropagation();
                studio.togglePlace(chosen.key, index);
                return;
              }
              capture(event);
              dragging.holdCorner(event, chosen.key, index);
            }}
            onPressEdge={(event, index) => {
              capture(event);
              dragging.holdEdge(event, chosen.key, index, halfway(chosen.corners, index));
            }}
          />
        )}
        {dragging.box && (
          <rect
            className="studio__box"
            x={Math.min(dragging.box.from.x, dragging.box.to.x)}
            y={-Math.max(dragging.box.from.y, dragging.box.to.y)}
            width={Math.abs(dragging.box.to.x - dragging.box.from.x)}
            height={Math.abs(dragging.box.to.y - dragging.box.from.y)}
            vectorEffect="non-scaling-stroke"
          />
        )}
        {placing && (
          <g className="studio__draft">
            {mode !== 'image' && (
              <polyline
                points={pointsOf(next ? [...drawn, next] : drawn)}
                vectorEffect="non-scaling-stroke"
              />
            )}
            {drawn.map(({ x, y }, index) => (
              <g key={`${x},${y}`}>
                <circle cx={x} cy={-y} r={reach / 2} />
                {mode === 'image' && (
                  <text x={x + reach} y={-y} fontSize={1.5 * reach}>
                    {index + 1}
                  </text>
                )}
              </g>
            ))}
            {cross && (
              <path
                className="studio__cross"
                d={`M${cross.x - reach} ${-cross.y}h${2 * reach}M${cross.x} ${-cross.y - reach}v${2 * reach}`}
                vectorEffect="non-scaling-stroke"
              />
            )}
          </g>
        )}
      </svg>
      <p className="design__hidden" id={helpId}>
        {translate('studio.keys.hint')}
      </p>
      <div className="studio__zoom">
        <IconButton
          label={translate('studio.nearer')}
          icon={<AddIcon />}
          tone="default"
          onClick={() => setView(zoomView(view, zoom))}
        />
        <IconButton
          label={translate('studio.farther')}
          icon={<RemoveIcon />}
          tone="default"
          onClick={() => setView(zoomView(view, 1 / zoom))}
        />
        <IconButton label={translate('studio.whole')} icon={<FitIcon />} tone="default" onClick={showWhole} />
      </div>
    </div>
  );
}

/** Adds one of two places; a third takes the place of the nearer one. */
function withPlace(places: readonly Spot[], spot: Spot): readonly Spot[] {
  const [one, other] = places;
  if (!one || !other) return [...places, spot];
  const far = ({ x, y }: Spot) => Math.hypot(x - spot.x, y - spot.y);
  return far(one) < far(other) ? [spot, other] : [one, spot];
}

/** Zooms by the wheel; React listens passively, which could not keep the page from scrolling. */
function useWheel(element: { readonly current: SVGSVGElement | null }, onWheel: (event: WheelEvent) => void) {
  const latest = useRef(onWheel);
  useEffect(() => {
    latest.current = onWheel;
  });
  useEffect(() => {
    const { current } = element;
    const listen = (event: WheelEvent) => {
      event.preventDefault();
      latest.current(event);
    };
    current?.addEventListener('wheel', listen, { passive: false });
    return () => current?.removeEventListener('wheel', listen);
  }, [element]);
}

/** Most lines of a grid each way; a finer one would be a grey area. */
const mostLines = 200;

function Grid({ view, grid }: { readonly view: View; readonly grid: number }) {
  const patternId = useId();
  if (Math.max(view.width, view.height) / grid > mostLines) return null;
  return (
    <>
      <defs>
        <pattern id={patternId} width={grid} height={grid} patternUnits="userSpaceOnUse">
          <path className="studio__grid" d={`M${grid} 0H0V${grid}`} vectorEffect="non-scaling-stroke" />
        </pattern>
      </defs>
      <rect x={view.left} y={view.top} width={view.width} height={view.height} fill={`url(#${patternId})`} />
    </>
  );
}
