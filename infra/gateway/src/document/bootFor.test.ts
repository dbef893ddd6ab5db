import { bootFor } from './bootFor';

const boot = { file: 'boot.1a.js', integrity: 'sha256-AAAA' };
const frame = { file: 'frame.2b.js', integrity: 'sha256-BBBB' };

test.each([
  ['console-frame=frame.2b.js', frame],
  ['theme=dark; console-frame=frame.2b.js; x=y', frame],
  ['console-frame=frame.0c.js', boot],
  ['console-frame=', boot],
  ['console-frame=boot.1a.js', boot],
  ['other-console-frame=frame.2b.js', boot],
  [undefined, boot],
])('a browser with the cookies %s starts with the script it has', (cookies, script) => {
  expect(bootFor(cookies, { boot, frame })).toBe(script);
});

test('a shell without a frame starts as ever', () => {
  expect(bootFor('console-frame=frame.2b.js', { boot })).toBe(boot);
});
