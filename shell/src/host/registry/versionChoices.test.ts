/** @jest-environment ./packages/testing/src/environments/dom.ts */
import { choicesKey, choose, keepChoices, readChoices } from './versionChoices';

afterEach(() => sessionStorage.clear());

test('a choice is kept over a reload, and gone once it is taken back', () => {
  const chosen = choose({ jobs: '1.0.0-a' }, 'readers', '1.0.0-b');
  keepChoices(chosen);
  expect(readChoices()).toEqual({ jobs: '1.0.0-a', readers: '1.0.0-b' });
  keepChoices(choose(choose(chosen, 'readers', undefined), 'jobs', undefined));
  expect(sessionStorage.getItem(choicesKey)).toBeNull();
});

test.each(['oops', 'null', '[]', '{"readers":7}', '"readers"'])('%s in storage is no choice', (stored) => {
  sessionStorage.setItem(choicesKey, stored);
  expect(readChoices()).toEqual({});
});

test('where storage refuses, the page works without it', () => {
  jest.spyOn(globalThis, 'sessionStorage', 'get').mockImplementation(() => {
    throw new DOMException('Storage is off.', 'SecurityError');
  });
  expect(readChoices()).toEqual({});
  expect(() => keepChoices({ readers: '1.0.0-b' })).not.toThrow();
  jest.restoreAllMocks();
});
