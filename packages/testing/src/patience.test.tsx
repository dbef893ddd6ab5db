/** @jest-environment ./packages/testing/src/environments/dom.ts */
import { findByText, getByText } from '@testing-library/dom';

beforeEach(() => {
  document.body.innerHTML = '<p>here</p>';
});

test('what is missing is told with the page it was looked for on', () => {
  expect(() => getByText(document.body, 'there')).toThrow(/there[\s\S]*<p>[\s\S]*here/);
});

test('so is what does not come', async () => {
  await expect(findByText(document.body, 'there', {}, { timeout: 1 })).rejects.toThrow(
    /there[\s\S]*<p>[\s\S]*here/,
  );
});
