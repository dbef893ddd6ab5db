import { prefetchedAnswers } from './prefetchedAnswers';

const url = '/itemsense/configuration/v1/readerDefinitions/show';
const response = () => Promise.resolve(new Response('[]'));

it('hands an answer over once, for the very same question', async () => {
  const answers = prefetchedAnswers();
  await answers.add(url, 'token', response());
  expect(answers.take(`${url}/A`, 'token')).toBeUndefined();
  expect(await answers.take(url, 'token')).toMatchObject({ status: 200, text: '[]' });
  expect(answers.take(url, 'token')).toBeUndefined();
});

it('lets an answer grow old', async () => {
  let now = 0;
  const answers = prefetchedAnswers(1000, () => now);
  await answers.add(url, 'token', response());
  now = 1001;
  expect(answers.find(url, 'token')).toBeUndefined();
});

it('gives nothing for a question that failed on its way', async () => {
  const answers = prefetchedAnswers();
  await answers.add(url, undefined, Promise.reject(new TypeError('Failed to fetch')));
  expect(await answers.take(url, undefined)).toBeUndefined();
});

it('does not hand over what arrived a while ago in place of a new answer', async () => {
  let now = 0;
  const answers = prefetchedAnswers(10_000, () => now);
  await answers.add(url, 'token', response());
  now = 2001;
  expect(answers.find(url, 'token')?.arrived).toMatchObject({ at: 0 });
  expect(answers.take(url, 'token')).toBeUndefined();
});
