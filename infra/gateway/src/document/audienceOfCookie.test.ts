import { audienceOfCookie } from './audienceOfCookie';

test.each([
  ['console-audience=4c518edd', '4c518edd'],
  ['theme=dark; console-audience=4c518edd; x=y', '4c518edd'],
  ['console-audience=', undefined],
  ['console-audience=<script>', undefined],
  ['other-console-audience=4c518edd', undefined],
  ['theme=dark;console-audience=4c518edd', '4c518edd'],
  ['console-audience=4c518edd0', undefined],
  ['console-audience=4c518ed', undefined],
  ['console-audience=4C518EDD', undefined],
  ['theme=dark;  console-audience=4c518edd', undefined],
  [undefined, undefined],
])('the cookies %s name the audience %s', (header, audience) => {
  expect(audienceOfCookie(header)).toBe(audience);
});
