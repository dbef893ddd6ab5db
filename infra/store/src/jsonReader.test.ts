import { jsonReader, UnreadableError } from './jsonReader';

const schema = (property: string) => ({
  $id: 'thing',
  type: 'object',
  required: [property],
  properties: { [property]: { type: 'number' } },
});
const read = jsonReader<{ readonly size: number }>('The thing', schema('size'));

const failureOf = (act: () => unknown): UnreadableError => {
  try {
    act();
  } catch (error) {
    if (error instanceof UnreadableError) return error;
  }
  throw new Error('It was read.');
};

test('what keeps the schema is read, again and again', () => {
  expect(read('{"size":1}')).toEqual({ size: 1 });
  expect(read('{"size":2}')).toEqual({ size: 2 });
});

test('schemas of the same name do not know of each other', () => {
  const other = jsonReader('The other', schema('weight'));
  expect(other('{"weight":1}')).toEqual({ weight: 1 });
  expect(read('{"size":1}')).toEqual({ size: 1 });
});

test('what is no JSON is told from JSON of another shape', () => {
  const noJson = failureOf(() => read('{"size":'));
  expect(noJson).toMatchObject({
    name: 'UnreadableError',
    message: 'The thing is not JSON.',
    otherShape: false,
  });
  const otherShape = failureOf(() => read('{"size":"large"}'));
  expect(otherShape).toMatchObject({
    message: 'The thing does not match its schema: data/size must be number.',
    otherShape: true,
  });
});
