import { acceptsFile } from './acceptsFile';

const file = { name: 'Floor.PNG', type: 'image/png' };

test.each([
  [undefined, true],
  ['', true],
  ['.png', true],
  ['.zip, .png', true],
  ['.zip', false],
  ['image/*', true],
  ['image/png', true],
  ['application/*', false],
  ['image/svg+xml', false],
])('accept %p takes a PNG file: %p', (accept, taken) => {
  expect(acceptsFile(file, accept)).toBe(taken);
});
