import { classifyFailure } from './answerFailures';
import { conflict } from './failure';

const error = (fields: object) => Object.assign(new Error('secret'), fields);

test.each([
  ['its own failures as they are', conflict('taken'), 409, 'taken'],
  ['a broken uniqueness', error({ code: '23505' }), 409, 'An object of this name exists already'],
  [
    'a broken reference',
    error({ code: '23503' }),
    409,
    'The object is in use or names one that does not exist',
  ],
  [
    'a value that the database does not take',
    error({ code: '22007', message: 'no time' }),
    400,
    'A value cannot be stored or compared: no time',
  ],
  ['a refusal of the server library', error({ statusCode: 413, message: 'too large' }), 413, 'too large'],
  ['anything else', error({}), 500, 'The service could not do this; its log says why'],
  ['another SQLSTATE', error({ code: '42P01' }), 500, 'The service could not do this; its log says why'],
])('answers %s', (_, failure, status, message) => {
  expect(classifyFailure(failure)).toMatchObject({ statusCode: status, message });
});

test.each([
  { code: 'ECONNREFUSED' },
  { code: '57P03' },
  { code: '08006' },
  { code: '25006' },
  { message: 'Connection terminated unexpectedly' },
  { message: 'timeout exceeded when trying to connect' },
])('answers that the database is away: %j', (fields) => {
  expect(classifyFailure(error(fields))).toMatchObject({
    statusCode: 503,
    message: 'The database of the service does not answer: nothing can be read or stored until it does',
  });
});
