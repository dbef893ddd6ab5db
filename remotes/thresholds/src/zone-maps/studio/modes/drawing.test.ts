import { drawing } from './drawing';
import { canvasOf, flat, press } from './studio.fixtures';

/** A canvas on which a zone is drawn through these places. */
function drawn(...places: readonly (readonly [number, number])[]) {
  const page = canvasOf();
  page.studio.begin('draw');
  for (const [x, y] of places) drawing.enter(page.canvas, press(x, y))?.release?.(page.canvas);
  return page;
}

test.each([
  ['on the grid', [[6130, 6220]], [6000, 6000]],
  ['on a corner of a zone within reach', [[9900, 120]], [10_000, 0]],
  [
    'at a right angle to what is drawn',
    [
      [6000, 6000],
      [8000, 7000],
      [7450, 8050],
    ],
    [6000, 6000, 8000, 7000, 7553, 7894],
  ],
  [
    'once only',
    [
      [6000, 6000],
      [6010, 6010],
    ],
    [6000, 6000],
  ],
] as const)('a press takes a place %s', (_, places, expected) => {
  expect(flat(drawn(...places).now().drawn)).toEqual(expected);
});

test('a press on the first place ends the zone; the name is a free one, and the zone is chosen', () => {
  const { now } = drawn([6000, 6000], [9000, 6000], [9000, 9000], [6080, 6080]);
  expect([now().mode, now().drawn, now().chosen?.name]).toEqual(['select', [], 'Zone']);
  expect(flat(now().chosen?.corners ?? [])).toEqual([6000, 6000, 9000, 6000, 9000, 9000]);
});

test('the place that comes next is shown under the pointer', () => {
  const { canvas } = drawn([6000, 6000]);
  drawing.move?.(canvas, press(7130, 6000));
  expect(canvas.hint.getState()).toEqual({ pointer: { x: 7000, y: 6000 } });
});

test('a place that a second finger takes back is not drawn; what the press ended stays', () => {
  const { canvas, now } = drawn([6000, 6000]);
  drawing.enter(canvas, press(9000, 6000))?.cancel?.(canvas);
  expect(flat(now().drawn)).toEqual([6000, 6000]);
  const ended = drawn([6000, 6000], [9000, 6000], [9000, 9000]);
  drawing.enter(ended.canvas, press(6000, 6000))?.cancel?.(ended.canvas);
  expect([ended.now().mode, ended.now().drawn, ended.now().chosen?.name]).toEqual(['select', [], 'Zone']);
});

test('Escape ends the drawing without a zone', () => {
  const { canvas, now } = drawn([6000, 6000], [9000, 6000], [9000, 9000]);
  drawing.cancel(canvas);
  expect([now().mode, now().drawn, now().zones.length, canvas.hint.getState()]).toEqual([
    'select',
    [],
    2,
    {},
  ]);
});
