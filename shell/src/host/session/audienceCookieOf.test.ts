import { audienceCookieOf } from './audienceCookieOf';

test('the cookie of the audience stays on TLS where the console is served by it', () => {
  expect(audienceCookieOf('4c518edd', true)).toBe(
    'console-audience=4c518edd; path=/; SameSite=Strict; Secure; max-age=31536000',
  );
  expect(audienceCookieOf('4c518edd', false)).not.toContain('Secure');
  expect(audienceCookieOf(undefined, true)).toMatch(/=; .*max-age=0$/);
});
