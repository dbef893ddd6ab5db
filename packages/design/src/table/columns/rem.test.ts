/** @jest-environment ./packages/testing/src/environments/dom.ts */
import { lettersAreSpaced, remInPixels } from './rem';

test('letters that are spaced out make columns wider', () => {
  const { style } = document.documentElement;
  style.fontSize = '16px';
  expect(remInPixels()).toBe(16);
  expect(lettersAreSpaced()).toBe(false);
  style.letterSpacing = '2px';
  expect(remInPixels()).toBe(22);
  expect(lettersAreSpaced()).toBe(true);
});
