/** @jest-environment ./packages/testing/src/environments/dom.ts */
import { lettersAreSpaced, remInPixels } from './rem';

test('letters that are spaced out make columns wider', () => {
  const { documentElement: root, body } = document;
  root.style.fontSize = '16px';
  expect(remInPixels(root)).toBe(16);
  expect(lettersAreSpaced(root)).toBe(false);
  root.style.letterSpacing = '2px';
  expect(remInPixels(root)).toBe(22);
  expect(lettersAreSpaced(root)).toBe(true);
  // An embedded part takes nothing from the page around it.
  body.style.letterSpacing = 'normal';
  expect(remInPixels(body)).toBe(16);
  expect(lettersAreSpaced(body)).toBe(false);
});
