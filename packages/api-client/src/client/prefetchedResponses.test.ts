import { prefetchedResponses } from './prefetchedResponses';

const url = '/itemsense/configuration/v1/readerDefinitions/show';
const asked = () => ({ [url]: Promise.resolve(new Response('[]')) });

it('hands an answer over once, for the very same question', () => {
  const take = prefetchedResponses(asked());
  expect(take({ method: 'GET', url: `${url}/A` })).toBeUndefined();
  expect(take({ method: 'POST', url })).toBeUndefined();
  expect(take({ method: 'GET', url })).toBeInstanceOf(Promise);
  expect(take({ method: 'GET', url })).toBeUndefined();
});

it('lets an answer grow old', () => {
  let now = 0;
  const take = prefetchedResponses(asked(), 1000, () => now);
  now = 1001;
  expect(take({ method: 'GET', url })).toBeUndefined();
});
