import { type KeyboardEvent, type PointerEvent, useEffect, useRef, useState } from 'react';
import { centred, type Floor, moved, type Place, type View, wholeOf, zoomed } from './floor';

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
  // The view is shown as large as it fits, in the middle.
  const scale = Math.max(view.width / box.width, view.height / box.height);
  return {
    x: view.left + view.width / 2 + (clientX - box.left - box.width / 2) * scale,
    y: view.top + view.height / 2 + (clientY - box.top - box.height / 2) * scale,
  };
}

/** The part of a floor that is seen, and all ways to change it: pointer, wheel, keys and buttons. */
export function usePlanView(floor: Floor) {
  const whole = wholeOf(floor);
  const [chosen, setChosen] = useState<View>();
  const view = chosen ?? whole;
  const drawing = useRef<SVGSVGElement>(null);
  const grabbed = useRef<Place | undefined>(undefined);
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
        event.currentTarget.setPointerCapture?.(event.pointerId);
      },
      onPointerMove,
      onPointerUp: () => {
        grabbed.current = undefined;
      },
    },
  };
}
