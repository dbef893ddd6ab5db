import { createHash } from 'node:crypto';
import { digestOf, isPinned } from './pins';

const content = Buffer.from('globalThis.loaded = 1;');
const pin = (algorithm: string) => `${algorithm}-${createHash(algorithm).update(content).digest('base64')}`;

test.each(['sha256', 'sha384', 'sha512'])('a pin by %s stands for its content alone', (algorithm) => {
  expect(isPinned(content, pin(algorithm))).toBe(true);
  expect(isPinned(Buffer.from('globalThis.loaded = 2;'), pin(algorithm))).toBe(false);
  expect(isPinned(content, `${pin(algorithm)}=`)).toBe(false);
});

test('a digest is that of the bytes, as text or not', () => {
  expect(digestOf(content)).toBe(pin('sha256'));
  expect(digestOf(content.toString())).toBe(pin('sha256'));
});
