import { readableError } from './readableError';

const refuse = () => {
  throw new Error('refused');
};

test('what throws when it is looked at becomes an error that can be read', () => {
  const hostile = new Proxy({}, { get: refuse, getPrototypeOf: refuse, has: refuse });
  expect(readableError(hostile)).toEqual(new Error('What was thrown cannot be read.'));
  expect(readableError(new Proxy(new Error('x'), { get: refuse }))).toMatchObject({
    message: 'What was thrown cannot be read.',
  });
});

test.each([
  [null],
  [undefined],
  ['text'],
  [7],
  [new TypeError('mine')],
  [Object.freeze(new Error('frozen'))],
])('anything else stays what it is: %p', (thrown) => {
  expect(readableError(thrown)).toBe(thrown);
});
