import { modes } from '.';
import type { Press } from './mode';
import { canvasOf, flat, press } from './studio.fixtures';

const { zone } = canvasOf();
const onHall = { target: { kind: 'zone', zone: zone(1) } } as const;
const onDock = { target: { kind: 'zone', zone: zone(2) } } as const;

test('splitting cuts the chosen zone along the line through two presses', () => {
  const { canvas, studio, cut, now } = canvasOf();
  studio.choose({ key: 1 });
  studio.begin('split');
  modes.split.enter(canvas, press(-1000, 2000));
  expect([flat(now().drawn), cut]).toEqual([[-1000, 2000], []]);
  modes.split.enter(canvas, press(5000, 2000));
  expect(cut).toEqual([['split', 'Hall', { x: -1000, y: 2000 }, { x: 5000, y: 2000 }]]);
});

test.each<[string, Press, readonly unknown[]]>([
  ['another zone is joined', press(11_000, 1000, onDock), [['join', 'Hall', 'Dock']]],
  ['the chosen zone itself is not', press(1000, 1000, onHall), []],
  ['nor is the floor', press(7000, 7000), []],
])('joining: %s', (_, at, expected) => {
  const { canvas, studio, cut } = canvasOf();
  studio.choose({ key: 1 });
  studio.begin('join');
  modes.join.enter(canvas, at);
  expect(cut).toEqual(expected);
});

test('measuring takes two places as they are; a third takes the place of the nearer one', () => {
  const { canvas, studio, now } = canvasOf();
  studio.begin('image');
  for (const [x, y] of [
    [133, 0],
    [9000, 0],
    [8000, 0.4],
  ] as const)
    modes.image.enter(canvas, press(x, y));
  expect(flat(now().drawn)).toEqual([133, 0, 8000, 0]);
});

test.each(['split', 'join', 'image'] as const)('Escape ends %s', (mode) => {
  const { canvas, studio, now } = canvasOf();
  studio.choose({ key: 1 });
  studio.begin(mode);
  modes[mode].cancel(canvas);
  expect([now().mode, now().chosen?.name]).toEqual(['select', 'Hall']);
});
