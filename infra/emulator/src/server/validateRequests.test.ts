import { Ajv } from 'ajv';
import { describeMismatch } from './validateRequests';

const schema = {
  type: 'object',
  required: ['name'],
  properties: {
    name: { type: 'string', minLength: 1 },
    kind: { enum: ['A', 'B'] },
    place: { type: 'object', required: ['x'], properties: { x: { type: 'number' } } },
    zones: { type: 'object', propertyNames: { pattern: '^[0-9]+$' } },
  },
};

test.each([
  [{}, ['name is required']],
  [{ name: '' }, ['name must NOT have fewer than 1 characters']],
  [{ name: 'n', kind: 'C' }, ['kind must be one of A, B']],
  [{ name: 'n', place: {} }, ['place.x is required']],
  [{ name: 'n', place: { x: 'one' } }, ['place.x must be number']],
  [7, ['body must be object']],
])('says of %j what is wrong where', (value, sentences) => {
  const validate = new Ajv({ allErrors: true, strict: false }).compile(schema);
  expect(validate(value)).toBe(false);
  expect(validate.errors?.map((error) => describeMismatch(error, 'body'))).toEqual(sentences);
});
