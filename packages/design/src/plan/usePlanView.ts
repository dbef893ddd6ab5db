import { type RefObject, useEffect, useEffectEvent, useRef, useState } from 'react';
import { useDrawnSize } from './useDrawnSize';
import {
  type Box,
  boundedBy,
  centred,
  moved,
  type Place,
  type Point,
  placeAt,
  type View,
  type ViewLimits,
  zoomed,
} from './view';

/** Factor of one step of the zoom. */
const nearer = 1.5;

/** Share of the view by which an arrow key moves it. */
const stride = 0.2;

/** Pixels the wheel turns for one step of the zoom; a touchpad sends many small turns. */
const turnOfStep = 100;

/** Pixels of a line, in which some browsers count the turns of a wheel. */
const line = turnOfStep / 3;

/** The part of a floor that is shown, with the ways to change it. */
export interface PlanViewState {
  readonly view: View;
  readonly limits: ViewLimits;
  /** Size of the drawing; undefined until it is known. */
  readonly box: Box | undefined;
  /** Element that draws the floor. */
  readonly drawing: RefObject<SVGSVGElement | null>;
  /** Shows another part, made from the one that is shown now. */
  readonly change: (next: (view: View) => View) => void;
  readonly showWhole: () => void;
  readonly zoomIn: () => void;
  readonly zoomOut: () => void;
  /** Brings a place into the middle. */
  readonly centre: (place: Place) => void;
  /** Zooms in on a place. */
  readonly approach: (place: Place) => void;
  /** Acts on a key. @returns whether the key means something here */
  readonly pressKey: (key: string) => boolean;
  /** The box on the screen and a point in it, of an event of the mouse. */
  readonly pointOf: (event: Pick<MouseEvent, 'clientX' | 'clientY'>) => {
    readonly at: Point;
    readonly box: Box;
  };
}

/** Arrow keys, with the direction they move the view in. */
const arrows: Readonly<Record<string, Place>> = {
  ArrowLeft: { x: -1, y: 0 },
  ArrowRight: { x: 1, y: 0 },
  ArrowUp: { x: 0, y: 1 },
  ArrowDown: { x: 0, y: -1 },
};

/**
 * Holds the part of a floor that is shown. Until somebody changes it that is the whole.
 *
 * @param whole - everything there is, in metres
 * @param limits - limits of zooming and moving. @defaultValue the whole bounds them
 */
export function usePlanView(whole: View, limits: ViewLimits = boundedBy(whole)): PlanViewState {
  const [chosen, setChosen] = useState<View>();
  const drawing = useRef<SVGSVGElement>(null);
  const box = useDrawnSize(drawing);
  const change = (next: (view: View) => View) => setChosen((before) => next(before ?? whole));
  const zoom = (factor: number) => change((view) => zoomed(view, limits, factor));
  const showWhole = () => setChosen(undefined);
  const pointOf = ({ clientX, clientY }: Pick<MouseEvent, 'clientX' | 'clientY'>) => {
    const { left = 0, top = 0, width = 0, height = 0 } = drawing.current?.getBoundingClientRect() ?? {};
    return { at: { x: clientX - left, y: clientY - top }, box: { width, height } };
  };
  const keys: Readonly<Record<string, () => void>> = {
    '+': () => zoom(nearer),
    '=': () => zoom(nearer),
    '-': () => zoom(1 / nearer),
    '0': showWhole,
  };
  const turn = useEffectEvent((event: WheelEvent) => {
    const { at, box: seen } = pointOf(event);
    const turned = event.deltaY * (event.deltaMode === WheelEvent.DOM_DELTA_LINE ? line : 1);
    const steps = Math.max(-1, Math.min(1, -turned / turnOfStep));
    change((view) => zoomed(view, limits, nearer ** steps, placeAt(view, seen, at)));
  });
  useEffect(() => {
    const element = drawing.current;
    if (!element) return;
    const hear = (event: WheelEvent) => {
      event.preventDefault();
      turn(event);
    };
    // React listens passively, which could not keep the page from scrolling.
    element.addEventListener('wheel', hear, { passive: false });
    return () => element.removeEventListener('wheel', hear);
  }, []);

  return {
    view: chosen ?? whole,
    limits,
    box,
    drawing,
    change,
    showWhole,
    zoomIn: () => zoom(nearer),
    zoomOut: () => zoom(1 / nearer),
    centre: (place) => change((view) => centred(view, limits, place)),
    approach: (place) => change((view) => centred(zoomed(view, limits, 2 * nearer), limits, place)),
    pressKey: (key) => {
      const arrow = arrows[key];
      const by = ({ width, height }: View) => ({
        x: (arrow?.x ?? 0) * stride * width,
        y: (arrow?.y ?? 0) * stride * height,
      });
      if (arrow) change((view) => moved(view, limits, by(view)));
      else keys[key]?.();
      return arrow !== undefined || keys[key] !== undefined;
    },
    pointOf,
  };
}
