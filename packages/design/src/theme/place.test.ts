/** @jest-environment ./packages/testing/src/environments/dom.ts */
import { place } from './place';

const at = (left: number, top: number, width: number, height: number) => {
  const element = document.createElement('div');
  element.getBoundingClientRect = () => new DOMRect(left, top, width, height);
  return element;
};

// The window of jsdom is 1024 × 768.
test.each([
  ['below its anchor', [100, 100, 80, 30], [200, 150], 'start', [100, 134]],
  ['in the middle below it', [100, 100, 80, 30], [60, 20], 'center', [110, 134]],
  ['above where there is no room below', [100, 700, 80, 30], [200, 150], 'start', [100, 546]],
  [
    'at the lower edge where there is room neither below nor above',
    [100, 300, 80, 30],
    [200, 500],
    'start',
    [100, 260],
  ],
  ['at the upper edge when it is higher than the window', [100, 300, 80, 30], [200, 900], 'start', [100, 8]],
  ['inside the right edge', [1000, 100, 20, 30], [200, 150], 'start', [816, 134]],
  ['inside the left edge', [0, 100, 20, 30], [200, 150], 'center', [8, 134]],
] as const)('a popup is placed %s', (_, [x, y, w, h], [width, height], align, [left, top]) => {
  const popup = at(0, 0, width, height);
  place(popup, at(x, y, w, h), align, 4);
  expect([popup.style.left, popup.style.top]).toEqual([`${left}px`, `${top}px`]);
});
