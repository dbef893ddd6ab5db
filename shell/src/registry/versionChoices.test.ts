import { choicesKey, choose, keepChoices, readChoices } from './versionChoices';

const storage = () => sessionStorage;
const refusing = (): Storage => {
  throw new DOMException('Storage is off.', 'SecurityError');
};

afterEach(() => sessionStorage.clear());

test('a choice is kept over a reload, and gone once it is taken back', () => {
  const chosen = choose({ jobs: '1.0.0-a' }, 'readers', '1.0.0-b');
  keepChoices(storage, chosen);
  expect(readChoices(storage)).toEqual({ jobs: '1.0.0-a', readers: '1.0.0-b' });
  keepChoices(storage, choose(choose(chosen, 'readers', undefined), 'jobs', undefined));
  expect(sessionStorage.getItem(choicesKey)).toBeNull();
});

test.each(['oops', 'null', '[]', '{"readers":7}', '"readers"'])('%s in storage is no choice', (stored) => {
  sessionStorage.setItem(choicesKey, stored);
  expect(readChoices(storage)).toEqual({});
});

test('where storage refuses, the page works without it', () => {
  expect(readChoices(refusing)).toEqual({});
  expect(() => keepChoices(refusing, { readers: '1.0.0-b' })).not.toThrow();
});
