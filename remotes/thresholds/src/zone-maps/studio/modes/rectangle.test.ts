import type { Press } from './mode';
import { rectangle } from './rectangle';
import { canvasOf, flat, press } from './studio.fixtures';

/** A canvas on which rectangles are drawn; each drag goes through these presses. */
function drawn(...drags: readonly (readonly [Press, ...Press[]])[]) {
  const page = canvasOf();
  page.studio.begin('rectangle');
  for (const [first, ...moves] of drags) {
    const held = rectangle.enter(page.canvas, first);
    for (const move of moves) held?.move?.(page.canvas, move);
    held?.release?.(page.canvas);
  }
  return page;
}

test.each<[string, readonly [Press, ...Press[]], readonly number[]]>([
  [
    'on the grid',
    [press(6130, 6220), press(8000, 7000), press(9100, 7900)],
    [6000, 6000, 9000, 6000, 9000, 8000, 6000, 8000],
  ],
  [
    'from any corner, counter-clockwise',
    [press(9000, 8000), press(6000, 6000)],
    [6000, 6000, 9000, 6000, 9000, 8000, 6000, 8000],
  ],
  [
    'to a corner of another zone within reach',
    [press(6000, 6000), press(9900, 4110)],
    [6000, 4000, 10_000, 4000, 10_000, 6000, 6000, 6000],
  ],
  [
    'freely with Alt, in whole millimetres',
    [press(6130.4, 6220, { alt: true }), press(7001, 7002, { alt: true })],
    [6130, 6220, 7001, 6220, 7001, 7002, 6130, 7002],
  ],
])('a drag is a zone %s', (_, drag, expected) => {
  const { now, studio, canvas } = drawn(drag);
  expect([now().mode, now().chosen?.name, now().fresh]).toEqual(['rectangle', 'Zone', now().chosen?.key]);
  expect(flat(now().chosen?.corners ?? [])).toEqual(expected);
  expect(canvas.hint.getState()).toEqual({});
  studio.undo();
  expect(now().zones).toHaveLength(2);
});

test('a press without a drag, and a line, are no zone', () => {
  const { now } = drawn([press(6000, 6000)], [press(6000, 6000), press(9000, 6000)]);
  expect([now().mode, now().zones.length, now().canUndo]).toEqual(['rectangle', 2, false]);
});

test('a drag that is taken back leaves no zone and no sign', () => {
  const { canvas, now } = drawn();
  const held = rectangle.enter(canvas, press(6000, 6000));
  held?.move?.(canvas, press(9000, 9000));
  held?.cancel?.(canvas);
  expect([now().mode, now().zones.length, canvas.hint.getState()]).toEqual(['rectangle', 2, {}]);
});

test('after a zone got a name with a number, the next one has the next number', () => {
  const { canvas, studio, now } = drawn([press(6000, 6000), press(7000, 7000)]);
  studio.nameFresh('Rack 09');
  const held = rectangle.enter(canvas, press(7000, 6000));
  held?.move?.(canvas, press(8000, 7000));
  held?.release?.(canvas);
  expect(now().chosen?.name).toBe('Rack 10');
});

test('by keys two places are a zone', () => {
  const { canvas, now } = drawn();
  rectangle.put?.(canvas, { x: 6000, y: 6000 });
  rectangle.put?.(canvas, { x: 6000, y: 9000 });
  expect(now().zones).toHaveLength(2);
  rectangle.put?.(canvas, { x: 8000, y: 9000 });
  expect(flat(now().chosen?.corners ?? [])).toEqual([6000, 6000, 8000, 6000, 8000, 9000, 6000, 9000]);
});

test('Escape ends the mode', () => {
  const { canvas, now } = drawn();
  rectangle.put?.(canvas, { x: 6000, y: 6000 });
  rectangle.cancel(canvas);
  expect([now().mode, now().drawn, canvas.hint.getState()]).toEqual(['select', [], {}]);
});
