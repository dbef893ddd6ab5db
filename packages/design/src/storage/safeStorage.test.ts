/** @jest-environment ./packages/testing/src/environments/dom.ts */
import { safeStorage } from '.';

afterEach(() => {
  jest.restoreAllMocks();
  localStorage.clear();
});

test('texts and JSON values come back as they were stored', () => {
  const storage = safeStorage('localStorage');
  expect(storage.setItem('text', 'one')).toBe(true);
  expect(storage.setJson('value', { a: [1] })).toBe(true);
  expect(storage.getItem('text')).toBe('one');
  expect(storage.getJson('value')).toEqual({ a: [1] });
  storage.setItem('text', undefined);
  storage.setJson('value', undefined);
  expect(storage.getItem('text')).toBeNull();
  expect(localStorage).toHaveLength(0);
});

test.each(['', '{', 'undefined'])('%j is no JSON value', (text) => {
  localStorage.setItem('value', text);
  expect(safeStorage('localStorage').getJson('value')).toBeUndefined();
});

test.each([
  [
    'refuses to be asked for',
    () =>
      jest.spyOn(globalThis, 'localStorage', 'get').mockImplementation(() => {
        throw new DOMException('The operation is insecure.', 'SecurityError');
      }),
  ],
  [
    'is full',
    () =>
      jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
        throw new DOMException('The quota has been exceeded.', 'QuotaExceededError');
      }),
  ],
])('a storage that %s stores nothing and throws nothing', (_, refuse) => {
  refuse();
  const storage = safeStorage('localStorage');
  expect(storage.setItem('text', 'one')).toBe(false);
  expect(storage.setJson('value', 1)).toBe(false);
  expect(storage.getItem('text')).toBeNull();
  expect(storage.getJson('value')).toBeUndefined();
  expect(() => storage.setItem('text', undefined)).not.toThrow();
});
