import { type Gesture, noGesture, type PointerChange, stepGesture } from './gesture';
import type { View, ViewLimits } from './view';

const view: View = { left: 0, top: -20, width: 40, height: 20 };
const limits: ViewLimits = { narrowest: 0.5, widest: 1000 };
const box = { width: 400, height: 200 };

const change = (kind: PointerChange['kind'], pointer: number, x: number, taken?: true): PointerChange => ({
  kind,
  pointer,
  at: { x, y: 100 },
  ...(taken && { taken }),
});

/** Lets pointers do what is listed; gives the last gesture, the last view, and where was clicked. */
function follow(...changes: readonly PointerChange[]) {
  let gesture: Gesture = noGesture;
  let seen = view;
  const clicks: number[] = [];
  for (const each of changes) {
    const next = stepGesture(gesture, each, { view: seen, limits, box });
    gesture = next.gesture;
    seen = next.view ?? seen;
    if (next.clicked) clicks.push(next.clicked.x);
  }
  return {
    kind: gesture.kind,
    left: Number(seen.left.toFixed(6)),
    width: Number(seen.width.toFixed(6)),
    clicks,
  };
}

const at = (kind: Gesture['kind'], left = 0, width = 40, ...clicks: number[]) => ({
  kind,
  left,
  width,
  clicks,
});

test.each<[string, readonly PointerChange[], ReturnType<typeof follow>]>([
  ['a move without a press changes nothing', [change('move', 1, 50)], at('none')],
  [
    'a press and a release at one place are a click',
    [change('down', 1, 50), change('move', 1, 52), change('up', 1, 52)],
    at('none', -0.2, 40, 52),
  ],
  [
    'a pointer that moves on takes the floor along, and is no click',
    [change('down', 1, 50), change('move', 1, 150), change('up', 1, 150)],
    at('none', -10),
  ],
  [
    'nor is one that came back',
    [change('down', 1, 50), change('move', 1, 150), change('move', 1, 50), change('up', 1, 50)],
    at('none'),
  ],
  ['nor one that the browser took', [change('down', 1, 50), change('cancel', 1, 50)], at('none')],
  [
    'a press that a tool takes moves nothing, and is no click',
    [change('down', 1, 50, true), change('move', 1, 150), change('up', 1, 150)],
    at('none'),
  ],
  [
    'two fingers zoom',
    [change('down', 1, 100), change('down', 2, 300), change('move', 1, 0), change('move', 2, 400)],
    at('pinching', 10, 20),
  ],
  [
    'also when a tool held the first, from where that one is by then',
    [
      change('down', 1, 50, true),
      change('move', 1, 100),
      change('down', 2, 300),
      change('move', 1, 0),
      change('move', 2, 400),
    ],
    at('pinching', 10, 20),
  ],
  [
    'the finger that stays moves the floor on, and clicks nothing',
    [change('down', 1, 100), change('down', 2, 300), change('up', 2, 300), change('up', 1, 100)],
    at('none'),
  ],
  [
    'a third finger changes nothing',
    [
      change('down', 1, 100),
      change('down', 2, 300),
      change('down', 3, 5),
      change('move', 3, 90),
      change('up', 3, 90),
    ],
    at('pinching'),
  ],
  [
    'a pointer that was not pressed here ends nothing',
    [change('down', 1, 50), change('up', 2, 50)],
    at('panning'),
  ],
])('%s', (_, changes, expected) => {
  expect(follow(...changes)).toEqual(expected);
});
