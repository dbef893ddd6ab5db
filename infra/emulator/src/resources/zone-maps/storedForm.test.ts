import { storedForm } from './storedForm';

const square = (name: string, x: number, points = [0, 4, 4, 0]) => ({
  name,
  points: points.map((corner, index) => ({ x: x + corner, y: index < 2 ? 0 : 4 })),
});
const zone = (name: string, ...corners: readonly (readonly [number, number])[]) => ({
  name,
  points: corners.map(([x, y]) => ({ x, y })),
});

test.each([
  [[square('', 0)], 'zones must each have a name'],
  [[square('ABSENT', 0)], 'zones must not use the reserved name "ABSENT"'],
  [[square('A', 0), square('A', 9)], 'zones has the name "A" twice'],
  [[zone('A', [0, 0], [1, 0])], 'zones has "A" with fewer than 3 points'],
  [[zone('A', [0, 0], [4, 4], [4, 0], [0, 4])], 'zones has "A" with a border that crosses itself'],
  [[zone('A', [0, 0], [0.0005, 0], [0, 0.0005])], 'zones has "A" without any area'],
  [[square('A', 0), square('', 9), square('C', 3.9)], 'zones must each have a name; "A" and "C" overlap'],
])('%j is refused with 400 and the reason', (zones, message) => {
  expect(() => storedForm({ name: 'Basement', zones }, 'DEFAULT')).toThrow(
    expect.objectContaining({ statusCode: 400, message }),
  );
});

test('neighbours may touch', () => {
  expect(storedForm({ name: 'B', zones: [square('A', 0), square('C', 4)] }, 'DEFAULT').zones).toHaveLength(2);
});
