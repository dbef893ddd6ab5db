import type { Press } from './mode';
import { movingCorner } from './movingCorner';
import { canvasOf, flat, press } from './studio.fixtures';

test.each<[string, Press, readonly [number, number]]>([
  ['to the grid', press(4630, 4240), [4500, 4000]],
  ['to a corner of another zone within reach', press(9900, 120), [10_000, 0]],
  ['freely with Alt, in whole millimetres', press(4630.4, 4240.6, { alt: true }), [4630, 4241]],
])('a corner is moved %s; one undo takes it back', (_, to, expected) => {
  const { canvas, studio, now, zone } = canvasOf();
  const held = movingCorner(now().zones, 1, 2);
  held.move?.(canvas, press(4100, 4100));
  held.move?.(canvas, to);
  held.release?.(canvas);
  expect(flat(zone(1).corners)).toEqual([0, 0, 4000, 0, ...expected, 0, 4000]);
  studio.undo();
  expect([flat(zone(1).corners), now().canUndo]).toEqual([[0, 0, 4000, 0, 4000, 4000, 0, 4000], false]);
});

test('a corner that is let go of is where it was, and there is nothing to undo', () => {
  const { canvas, now, zone } = canvasOf();
  const held = movingCorner(now().zones, 1, 2);
  held.move?.(canvas, press(7000, 7000));
  held.cancel?.(canvas);
  expect([flat(zone(1).corners), now().canUndo]).toEqual([[0, 0, 4000, 0, 4000, 4000, 0, 4000], false]);
});
