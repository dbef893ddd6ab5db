import { answerCache } from './answerCache';

const url = '/itemsense/configuration/v1/readerDefinitions/show';
const response = () => Promise.resolve(new Response('[]'));

it('hands an answer over once, for the very same question of the same session', async () => {
  const cache = answerCache();
  await cache.prefetch(url, 'token', response());
  expect(cache.take(`${url}/A`, 'token')).toBeUndefined();
  expect(await cache.take(url, 'token')).toMatchObject({ status: 200, body: '[]' });
  expect(cache.take(url, 'token')).toBeUndefined();
  await cache.prefetch(url, 'token', response());
  expect(cache.take(url, 'other')).toBeUndefined();
});

it('lets an answer grow old', async () => {
  let now = 0;
  const cache = answerCache({ youngFor: 1000 }, () => now);
  await cache.prefetch(url, 'token', response());
  now = 1001;
  expect(cache.find(url, 'token')).toBeUndefined();
});

it('gives nothing for a question that failed on its way', async () => {
  const cache = answerCache();
  await cache.prefetch(url, undefined, Promise.reject(new TypeError('Failed to fetch')));
  expect(await cache.take(url, undefined)).toBeUndefined();
});

it('does not hand over what arrived a while ago in place of a new answer', async () => {
  let now = 0;
  const cache = answerCache({}, () => now);
  await cache.prefetch(url, 'token', response());
  now = 2001;
  expect(cache.find(url, 'token')?.arrived).toMatchObject({ at: 0 });
  expect(cache.take(url, 'token')).toBeUndefined();
});

it('remembers an answer for the session that was given it only', () => {
  const cache = answerCache();
  const answer = { rows: [] };
  cache.recall(url, 'list', 'one');
  cache.keep(url, 'list', { text: '[]', tag: null }, answer);
  expect(cache.recall(url, 'list', 'one')?.answer).toBe(answer);
  expect(cache.recall(url, 'show', 'one')).toBeUndefined();
  expect(cache.recall(url, 'list', 'two')).toBeUndefined();
});

it('knows of an address that it is being asked, or was answered of late', () => {
  let now = 0;
  const cache = answerCache({ keptFor: 1000 }, () => now);
  const ended = cache.noteAsked(url);
  expect(cache.isKept(url)).toBe(true);
  ended();
  expect(cache.isKept(url)).toBe(false);
  cache.noteAnswered(url, now);
  expect(cache.isKept(url)).toBe(true);
  now = 1000;
  expect(cache.isKept(url)).toBe(false);
});

it('forgets the address that was used longest ago when there are too many', () => {
  const cache = answerCache();
  for (let count = 0; count <= 500; count++) cache.noteAnswered(`/${count}`, Date.now());
  expect([cache.isKept('/0'), cache.isKept('/1')]).toEqual([false, true]);
});
