/** @jest-environment ./packages/testing/src/environments/dom.ts */
import { ServiceError, type ServiceErrorKind } from '@console/api-client';
import { readMessages } from '@console/testing/messages';
import fc from 'fast-check';
import { serviceMessages } from '../serviceMessages';
import german from './de.json';
import { explainError } from './explainError';

const translate = readMessages(serviceMessages.en);

const explain = (error: unknown) => explainError(error, 'reader definition', translate);

const serviceError = (
  parts: Partial<ConstructorParameters<typeof ServiceError>[0]> & { kind: ServiceErrorKind },
) =>
  new ServiceError({
    call: { name: 'list reader definitions', method: 'GET', path: '/x' },
    title: 'ItemSense responded with an error',
    detail: '',
    ...parts,
  });

test.each([
  [
    'title, detail and message combined, one line per entry',
    { errors: [{ title: 'No', detail: 'because', message: 'so' }, { detail: 'And this' }] },
    ['No: because: so', 'And this'],
  ],
  ['what is equal is said once', { errors: [{ title: 'No', detail: 'No', message: 'why' }] }, ['No: why']],
  ['plain texts as entries', { errors: ['One', 'Two'] }, ['One', 'Two']],
  ['the array of a payload', { payload: { errors: [{ message: 'Taken' }] } }, ['Taken']],
  [
    'the array in the body of an answer',
    serviceError({ kind: 'refused', status: 400, detail: '{…}', body: { errors: [{ detail: 'Taken' }] } }),
    ['Taken'],
  ],
  [
    'an error of the service',
    serviceError({ kind: 'refused', status: 400, detail: 'Bad: name' }),
    ['ItemSense responded with an error: Bad: name'],
  ],
])('[ERROR-02] %s', (_, error, lines) => {
  expect(explain(error)).toEqual(lines);
});

test.each([
  [
    'the message of its payload',
    { payload: { message: 'From the payload' }, message: 'Own' },
    'From the payload',
  ],
  ['its own message without a payload', new Error('Own'), 'Own'],
  ['its own message when the payload says nothing', { payload: { message: ' ' }, message: 'Own' }, 'Own'],
  ['its own message when the array of errors is empty', { errors: [], message: 'Own' }, 'Own'],
  ['the text that was thrown', 'Own', 'Own'],
])('[ERROR-03] a generic error shows %s', (_, error, line) => {
  expect(explain(error)).toEqual([line]);
});

test.each([
  ['an error', new Error('The adapter operation was aborted')],
  [
    'an entry of an error',
    { errors: [{ title: 'Adapter Error', detail: 'The adapter operation was aborted' }] },
  ],
  ['a call given up', serviceError({ kind: 'aborted' })],
])('[ERROR-04] %s that was aborted names the model and not the raw text', (_, error) => {
  expect(explain(error)).toEqual([
    'The request for the reader definition was cut off before it was done. Please try again.',
  ]);
});

test.each(['null', '{}', ' {}\n'])(
  '[ERROR-05] an answer with the body %j shows the unexpected-error message',
  (detail) => {
    expect(explain(serviceError({ kind: 'refused', status: 500, detail }))).toEqual([
      'An unexpected error occurred.',
    ]);
  },
);

test('who answered, and that an answer cannot be read, is told in the language of the user', () => {
  const inGerman = readMessages(german);
  const refused = serviceError({ kind: 'refused', status: 400, detail: 'Bad: name' });
  const unreadable = serviceError({ kind: 'unreadable', detail: 'Error getting response from server' });
  expect(explainError(refused, 'Job', inGerman)).toEqual([
    'ItemSense hat mit einem Fehler geantwortet: Bad: name',
  ]);
  expect(explainError(unreadable, 'Job', inGerman)).toEqual([
    'ItemSense hat mit einem Fehler geantwortet: Die Antwort des Servers konnte nicht gelesen werden',
  ]);
  expect(explain(unreadable)).toEqual([
    'ItemSense responded with an error: Error getting response from server',
  ]);
});

test('fields that a service adds for programs are left out', () => {
  const detail = 'Conflict: Readers are busy with another job: JobId=6fca-1, name=night count, reader=Dock 1';
  expect(explain(serviceError({ kind: 'refused', status: 409, detail }))).toEqual([
    'ItemSense responded with an error: Conflict: Readers are busy with another job',
  ]);
  expect(explain(serviceError({ kind: 'refused', status: 409, detail: 'a=b' }))).toEqual([
    'ItemSense responded with an error',
  ]);
});

test.each([null, undefined, {}, '', ' ', 0, { message: '' }, { errors: [] }, { errors: [{}] }, new Error()])(
  '[ERROR-05] an empty error (%j) shows the unexpected-error message',
  (error) => {
    expect(explain(error)).toEqual(['An unexpected error occurred.']);
  },
);

test('[ERROR-06] a request without an answer shows that the server could not be reached', () => {
  expect(explain(serviceError({ kind: 'unreachable', detail: 'fetch failed' }))).toEqual([
    "Couldn't communicate with the server.",
  ]);
});

test('[ERROR-05] whatever is thrown, there is something to read', () => {
  fc.assert(
    fc.property(fc.anything(), (error) => {
      const lines = explain(error);
      expect(lines.length).toBeGreaterThan(0);
      expect(lines.every((line) => line.trim() !== '')).toBe(true);
    }),
  );
});
