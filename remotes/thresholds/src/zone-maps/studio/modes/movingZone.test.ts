import type { Press } from './mode';
import { movingZone } from './movingZone';
import { canvasOf, flat, press } from './studio.fixtures';

const start = { x: 2000, y: 2000 };

test.each<[string, Press, readonly [number, number]]>([
  ['by lines of the grid', press(3130, 2000), [1000, 0]],
  ['its first corner to a corner of another zone', press(16_050, 2050), [14_000, 0]],
  ['freely with Alt, in whole millimetres', press(3130.4, 2000, { alt: true }), [1130, 0]],
])('a zone is moved %s; one undo takes it back', (_, to, expected) => {
  const { canvas, studio, now, zone } = canvasOf();
  const held = movingZone(now().zones, zone(1), start);
  held.move?.(canvas, press(2600, 2600));
  held.move?.(canvas, to);
  held.release?.(canvas);
  expect(flat(zone(1).corners).slice(0, 2)).toEqual(expected);
  studio.undo();
  expect([flat(zone(1).corners).slice(0, 2), now().canUndo]).toEqual([[0, 0], false]);
});

test('a zone that comes back is where it was; one that is pressed and not moved makes no step', () => {
  const { canvas, now, zone } = canvasOf();
  const held = movingZone(now().zones, zone(1), start);
  held.move?.(canvas, press(2040, 2040));
  expect(now().canUndo).toBe(false);
  held.move?.(canvas, press(4000, 2000));
  held.move?.(canvas, press(2000, 2000));
  held.release?.(canvas);
  expect(flat(zone(1).corners).slice(0, 2)).toEqual([0, 0]);
});

test('a zone that is let go of is where it was, and there is nothing to undo', () => {
  const { canvas, now, zone } = canvasOf();
  const held = movingZone(now().zones, zone(1), start);
  held.move?.(canvas, press(9000, 9000));
  held.cancel?.(canvas);
  expect([flat(zone(1).corners).slice(0, 2), now().canUndo]).toEqual([[0, 0], false]);
});
