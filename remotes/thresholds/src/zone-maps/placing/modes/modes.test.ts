import { enter } from '.';
import { canvasOf, on, press } from './placing.fixtures';

/** Presses, moves through places, and releases. */
function drag(first: ReturnType<typeof press>, ...moves: readonly ReturnType<typeof press>[]) {
  const page = canvasOf();
  const held = enter(page.canvas, first);
  for (const move of moves) held?.move(page.canvas, move);
  held?.release(page.canvas);
  return page;
}

test.each([
  ['a press hangs the chosen reader on the grid', press(1130, 620), [], { x: 1000, y: 500, yaw: 0 }],
  ['with Alt on the centimetre', press(1134, 620, { alt: true }), [], { x: 1130, y: 620, yaw: 0 }],
  [
    'a drag from there says where it looks',
    press(1000, 500),
    [press(1000, 2500)],
    { x: 1000, y: 500, yaw: 90 },
  ],
  ['in steps of 5 degrees', press(1000, 500), [press(3000, 600)], { x: 1000, y: 500, yaw: 5 }],
  ['a shaking hand turns nothing', press(1000, 500), [press(1000, 700)], { x: 1000, y: 500, yaw: 0 }],
])('hanging: %s', (_, first, moves, expected) => {
  const { now, place } = drag(first, ...moves);
  expect(place('Aisle')).toEqual({ ...expected, z: 3, floor: 'DEFAULT' });
  // The next one that hangs nowhere comes next.
  expect(now().chosen).toBe('Yard');
});

test.each([
  ['on the grid', press(6140, 2100, on('reader', 'Dock')), { x: 6000, y: 2000 }],
  [
    'with Alt on the centimetre',
    press(6144, 2100, { ...on('reader', 'Dock'), alt: true }),
    { x: 6140, y: 2100 },
  ],
  ['not by a press that shakes', press(4020, 2010, on('reader', 'Dock')), { x: 4000, y: 2000 }],
])('moving: a reader is moved %s, and keeps yaw and height', (_, move, expected) => {
  const { place, now } = drag(press(4000, 2000, on('reader', 'Dock')), move);
  expect(place('Dock')).toEqual({ ...expected, z: 4, yaw: 90, floor: 'DEFAULT' });
  expect(now().chosen).toBe('Dock');
});

test.each([
  ['to the left', press(1000, 2000), 180],
  ['down', press(4000, -3000), 270],
  ['in steps of 5 degrees', press(6000, 2100), 5],
  ['by one degree with Alt', press(6000, 2100, { alt: true }), 3],
])('turning: the handle turns a reader %s', (_, move, yaw) => {
  const { place } = drag(press(4000, 3000, on('handle', 'Dock')), move);
  expect(place('Dock')).toEqual({ x: 4000, y: 2000, z: 4, yaw, floor: 'DEFAULT' });
});

test.each([
  ['hanging', press(1000, 500)],
  ['moving', press(4000, 2000, on('reader', 'Dock'))],
  ['turning', press(4000, 3000, on('handle', 'Dock'))],
])('%s is taken back by a second finger or Escape, as if it had never begun', (_, first) => {
  const { canvas, now } = canvasOf();
  const before = now().placements;
  const held = enter(canvas, first);
  held?.move(canvas, press(9000, 9000));
  expect(now().placements).not.toBe(before);
  held?.cancel(canvas);
  expect(now().placements).toBe(before);
  expect(now().canUndo).toBe(false);
});

test('a press on the floor lets go of a reader that hangs, and leaves the pointer to the plan', () => {
  const { canvas, store, now } = canvasOf();
  store.choose('Dock');
  expect(enter(canvas, press(9000, 9000))).toBeUndefined();
  expect(now().chosen).toBeUndefined();
});

test('a drag is one step; undo shows the reader that it moved', () => {
  const { store, now, place } = drag(press(1000, 500), press(1000, 2500), press(2000, 2500));
  store.undo();
  expect(place('Aisle')).toBeUndefined();
  expect(now().chosen).toBe('Aisle');
  store.redo();
  expect(place('Aisle')?.yaw).toBe(65);
});
