import { choosingCorners } from './choosingCorners';
import { canvasOf, press } from './studio.fixtures';

test.each([
  ['adds the corners within the box', [-1000, -1000, 5000, 1000], [2, 0, 1]],
  ['drawn the other way, the same', [5000, 1000, -1000, -1000], [2, 0, 1]],
  ['adds nothing where no corner is', [1000, 1000, 3000, 3000], [2]],
] as const)('a box %s', (_, [fromX, fromY, toX, toY], places) => {
  const { canvas, studio, now } = canvasOf();
  studio.choose({ key: 1, place: 2 });
  const held = choosingCorners({ x: fromX, y: fromY });
  held.move?.(canvas, press(toX, toY));
  expect(canvas.hint.getState().area).toEqual({ from: { x: fromX, y: fromY }, to: { x: toX, y: toY } });
  held.release?.(canvas);
  expect([now().places, canvas.hint.getState()]).toEqual([places, {}]);
});

test('a box that is let go of chooses nothing', () => {
  const { canvas, studio, now } = canvasOf();
  studio.choose({ key: 1 });
  const held = choosingCorners({ x: -1000, y: -1000 });
  held.move?.(canvas, press(9000, 9000));
  held.cancel?.(canvas);
  expect([now().places, canvas.hint.getState()]).toEqual([[], {}]);
});
