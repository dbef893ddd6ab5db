import { idle } from './idle';
import type { Press } from './mode';
import { canvasOf, part, press } from './studio.fixtures';

const { zone } = canvasOf();
const onHall = { target: { kind: 'zone', zone: zone(1) } } as const;
const onDock = { target: { kind: 'zone', zone: zone(2) } } as const;

test.each<[string, number | undefined, Press, { chosen?: string; places?: number[]; held: boolean }]>([
  ['a zone is chosen and held', undefined, press(1000, 1000, onHall), { chosen: 'Hall', held: true }],
  ['another zone is chosen instead', 1, press(11_000, 1000, onDock), { chosen: 'Dock', held: true }],
  ['the floor lets go, and moves with the pointer', 1, press(-900, -900), { held: false }],
  [
    'a corner is chosen and held',
    1,
    press(0, 0, part('corner', 0)),
    { chosen: 'Hall', places: [0], held: true },
  ],
  [
    'an edge gets a corner, which is held',
    1,
    press(2000, 0, part('edge', 0)),
    { chosen: 'Hall', places: [1], held: true },
  ],
  [
    'with Shift a corner is chosen, too',
    1,
    press(0, 0, { ...part('corner', 2), shift: true }),
    { chosen: 'Hall', places: [2], held: true },
  ],
  [
    'with Shift the floor begins a box',
    1,
    press(-900, -900, { shift: true }),
    { chosen: 'Hall', held: true },
  ],
  [
    'with Shift and nothing chosen the floor moves',
    undefined,
    press(-900, -900, { shift: true }),
    { held: false },
  ],
])('a press: %s', (_, key, at, { chosen, places = [], held }) => {
  const { canvas, studio, now } = canvasOf();
  if (key !== undefined) studio.choose({ key });
  expect(idle.enter(canvas, at) !== undefined).toBe(held);
  expect([now().chosen?.name, now().places]).toEqual([chosen, places]);
});

test('Escape lets go of the corner, then of the zone', () => {
  const { canvas, studio, now } = canvasOf();
  studio.choose({ key: 1, place: 2 });
  idle.cancel(canvas);
  expect([now().chosen?.name, now().places]).toEqual(['Hall', []]);
  idle.cancel(canvas);
  expect(now().chosen).toBeUndefined();
});

test('a press on an edge that is not moved is one step', () => {
  const { canvas, studio, now, zone: zoneNow } = canvasOf();
  studio.choose({ key: 1 });
  const held = idle.enter(canvas, press(2000, 0, part('edge', 0)));
  held?.release?.(canvas);
  expect(zoneNow(1).corners).toHaveLength(5);
  studio.undo();
  expect(zoneNow(1).corners).toHaveLength(4);
  expect(now().canUndo).toBe(false);
});
