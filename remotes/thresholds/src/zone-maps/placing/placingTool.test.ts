import type { PlanKey } from '@console/design/plan';
import { canvasOf } from './modes/placing.fixtures';
import { pressKey } from './placingTool';

const key = (name: string, more: Partial<PlanKey> = {}): PlanKey => ({
  key: name,
  shift: false,
  control: false,
  ...more,
});
const middle = { x: 5000, y: 5000 };

/** Presses keys one after the other on a plan where Aisle is chosen, which hangs nowhere. */
function pressed(...keys: readonly PlanKey[]) {
  const page = canvasOf();
  const heard = keys.map((each) => pressKey(each, page.canvas, middle));
  return { ...page, heard };
}

test('Enter hangs the chosen reader in the middle, arrows and R place it, Enter goes on to the next', () => {
  const enter = key('Enter');
  const { now, place } = pressed(
    enter,
    key('ArrowRight'),
    key('ArrowUp', { shift: true }),
    key('r'),
    key('R', { shift: true }),
    key('R', { shift: true }),
    enter,
  );
  expect(place('Aisle')).toEqual({ x: 5500, y: 10_000, z: 3, yaw: 345, floor: 'DEFAULT' });
  expect(now().chosen).toBe('Yard');
});

test.each([
  [[key(']')], 'Dock'],
  [[key('[')], 'Yard'],
  [[key(']'), key(']'), key(']')], 'Aisle'],
])('brackets choose readers around', (keys, chosen) => {
  expect(pressed(...keys).now().chosen).toBe(chosen);
});

test('Delete takes a reader off the plan', () => {
  const { place, now } = pressed(key(']'), key('Delete'));
  expect(place('Dock')).toBeUndefined();
  expect(now().moved).toEqual(['Dock']);
});

test('arrows are left to the plan while the chosen reader hangs nowhere', () => {
  expect(pressed(key('ArrowLeft'), key('x')).heard).toEqual([false, false]);
});
