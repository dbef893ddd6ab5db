import { type KeyboardEvent, type PointerEvent, useEffect, useRef, useState } from 'react';
import { centred, type Floor, fitOf, moved, type Place, type View, wholeOf, zoomed } from './floor';

const nearer = 1.5;
const step = 0.2;

const keys: Readonly<Record<string, (view: View, whole: View) => View>> = {
  '+': (view, whole) => zoomed(view, whole, nearer),
  '=': (view, whole) => zoomed(view, whole, nearer),
  '-': (view, whole) => zoomed(view, whole, 1 / nearer),
  '0': (_, whole) => whole,
  ArrowLeft: (view, whole) => moved(view, whole, -step, 0),
  ArrowRight: (view, whole) => moved(view, whole, step, 0),
  ArrowUp: (view, whole) => moved(view, whole, 0, -step),
  ArrowDown: (view, whole) => moved(view, whole, 0, step),
};

/** Where the pointer is in a drawing, in the coordinates of its view. */
function placeOf(drawing: SVGSVGElement, view: View, { clientX, clientY }: MouseEvent): Place {
  const box = drawing.getBoundingClientRect();
  const { scale, x, y } = fitOf(view, box);
  return { x: (clientX - box.left - x) / scale, y: (clientY - box.top - y) / scale };
}

/** A pointer that moved by no more pixels has pressed, not dragged. */
const still = 4;

/**
 * The part of a floor that is seen, and all ways to change it: pointer, wheel, keys and buttons.
 * @param onPress told where the drawing was pressed, in pixels from its left and upper edge
 */
export function usePlanView(floor: Floor, onPress?: (at: Place) => void) {
  const whole = wholeOf(floor);
  const [chosen, setChosen] = useState<View>();
  const view = chosen ?? whole;
  const drawing = useRef<SVGSVGElement>(null);
  const grabbed = useRef<Place | undefined>(undefined);
  const pressed = useRef<Place | undefined>(undefined);
  const latest = useRef({ view, whole });
  useEffect(() => {
    latest.current = { view, whole };
  });

  useEffect(() => {
    const element = drawing.current;
    if (!element) return;
    const zoom = (event: WheelEvent) => {
      event.preventDefault();
      const { view: seen, whole: all } = latest.current;
      setChosen(zoomed(seen, all, event.deltaY < 0 ? nearer : 1 / nearer, placeOf(element, seen, event)));
    };
    // React listens passively, which could not keep the page from scrolling.
    element.addEventListener('wheel', zoom, { passive: false });
    return () => element.removeEventListener('wheel', zoom);
  }, []);

  const onPointerMove = (event: PointerEvent<SVGSVGElement>) => {
    if (!grabbed.current) return;
    const now = placeOf(event.currentTarget, view, event.nativeEvent);
    setChosen(
      moved(view, whole, (grabbed.current.x - now.x) / view.width, (grabbed.current.y - now.y) / view.height),
    );
  };

  return {
    view,
    zoomIn: () => setChosen(zoomed(view, whole, nearer)),
    zoomOut: () => setChosen(zoomed(view, whole, 1 / nearer)),
    showWhole: () => setChosen(undefined),
    centre: (place: Place) => setChosen(centred(view, whole, place)),
    /** Zooms in on a place. */
    approach: (place: Place) => setChosen(centred(zoomed(view, whole, 2 * nearer), whole, place)),
    drawing: {
      ref: drawing,
      onKeyDown: (event: KeyboardEvent) => {
        const act = keys[event.key];
        if (!act || event.ctrlKey || event.metaKey || event.altKey) return;
        event.preventDefault();
        setChosen(act(view, whole));
      },
      onPointerDown: (event: PointerEvent<SVGSVGElement>) => {
        grabbed.current = placeOf(event.currentTarget, view, event.nativeEvent);
        pressed.current = { x: event.clientX, y: event.clientY };
        event.currentTarget.setPointerCapture?.(event.pointerId);
      },
      onPointerMove,
      onPointerUp: (event: PointerEvent<SVGSVGElement>) => {
        const { x, y } = pressed.current ?? { x: Number.NaN, y: Number.NaN };
        grabbed.current = undefined;
        pressed.current = undefined;
        if (!(Math.hypot(event.clientX - x, event.clientY - y) <= still)) return;
        const box = event.currentTarget.getBoundingClientRect();
        onPress?.({ x: event.clientX - box.left, y: event.clientY - box.top });
      },
    },
  };
}
