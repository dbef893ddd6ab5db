import { centreOf, panView, spotAt, wholeView, zoomView } from './view';

const box = { left: 100, top: 50, width: 400, height: 200 };
const view = wholeView([
  {
    corners: [
      { x: 0, y: 0 },
      { x: 40_000, y: 20_000 },
    ],
  },
]);

test('shows all that is drawn, and room to begin in where nothing is', () => {
  expect(view).toEqual({ left: -2000, top: -22_000, width: 44_000, height: 24_000 });
  expect(wholeView([]).width).toBe(10_000);
});

test('the middle of the screen is the middle of the view; up on the screen is up on the floor', () => {
  const middle = spotAt(view, box, { clientX: 300, clientY: 150 });
  expect(middle).toEqual(centreOf(view));
  const above = spotAt(view, box, { clientX: 300, clientY: 140 });
  expect(above.y).toBeGreaterThan(middle.y);
});

test('a zoom keeps the place under the pointer', () => {
  const pointer = { clientX: 210, clientY: 90 };
  const spot = spotAt(view, box, pointer);
  const after = spotAt(zoomView(view, 2, spot), box, pointer);
  expect(after.x).toBeCloseTo(spot.x);
  expect(after.y).toBeCloseTo(spot.y);
});

test('a view moves by millimetres of the floor', () => {
  const before = centreOf(view);
  const after = centreOf(panView(view, { x: 500, y: 700 }));
  expect([after.x - before.x, after.y - before.y]).toEqual([500, 700]);
});
