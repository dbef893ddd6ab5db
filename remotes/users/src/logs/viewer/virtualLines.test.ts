import { lineHeight, scaleOf, tallest, topShowing, windowOf } from './virtualLines';

test('a list is as high as its lines, up to what browsers can scroll', () => {
  expect(scaleOf(100, 400, false)).toEqual({ whole: 2000, drawn: 2000, factor: 1 });
  const { whole, drawn, factor } = scaleOf(20_000_000, 400, false);
  expect([whole, drawn]).toEqual([400_000_000, tallest]);
  // The end of the scroll bar is the end of the list.
  expect((drawn - 400) * factor).toBeCloseTo(whole - 400, 3);
});

test('the last of wrapped lines can be scrolled to the top', () => {
  expect(scaleOf(10, 400, true).whole - 400).toBe(9 * lineHeight);
});

test('lines around those in sight are drawn; of wrapped ones none above', () => {
  expect(windowOf(0, 400, 1000, false)).toEqual([0, 32]);
  expect(windowOf(10_000, 400, 1000, false)).toEqual([489, 532]);
  expect(windowOf(10_000, 400, 1000, true)).toEqual([500, 532]);
  expect(windowOf(0, 400, 3, false)).toEqual([0, 3]);
});

test('a line in sight moves nothing, another one comes into sight', () => {
  expect(topShowing(5, 0, 400, false)).toBe(0);
  const top = topShowing(500, 0, 400, false);
  expect(top).toBeLessThanOrEqual(500 * lineHeight);
  expect(top + 400).toBeGreaterThanOrEqual(501 * lineHeight);
  expect(topShowing(500, 0, 400, true)).toBe(500 * lineHeight);
});
