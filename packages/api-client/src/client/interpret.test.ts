import { showFacility } from '../facilities';
import { orNone } from './call';
import { interpret } from './interpret';

const call = showFacility('Dock');
const failed = { name: call.name, method: call.method, path: call.path };
const outcome = (status: number, raw: string) => interpret(call, failed, status, raw);

it('answers what a success says', () => {
  expect(outcome(200, '{"name":"Dock"}')).toEqual({ answer: { name: 'Dock' } });
});

it.each([200, 299])('takes the status %i for a success', (status) => {
  expect(outcome(status, '{"name":"Dock"}')).toEqual({ answer: { name: 'Dock' } });
});

it.each([199, 300])('takes the status %i for a refusal', (status) => {
  expect(outcome(status, '{"name":"Dock"}')).toMatchObject({ error: { kind: 'refused', status } });
});

it('answers a file as it came', () => {
  const file = { content: new Blob(['a']), name: 'log.txt' };
  const download = { ...call, answer: (value: unknown) => ({ matches: true as const, value }) };
  expect(interpret(download, failed, 200, file)).toEqual({ answer: file });
});

it.each(['', ' \r\n'])('reads the blank body %j as none', (raw) => {
  const reply = { ...call, answer: (value: unknown) => ({ matches: true as const, value }) };
  expect(interpret(reply, failed, 200, raw)).toEqual({ answer: undefined });
});

it('has no detail of a refusal without a body', () => {
  expect(interpret(call, failed, 500, undefined)).toMatchObject({ error: { detail: '', status: 500 } });
});

it('[ERROR-01] titles every answer that is not a success', () => {
  expect(outcome(409, '{"status":409,"message":"Taken","debugMessage":"Conflict"}')).toMatchObject({
    error: {
      kind: 'refused',
      title: 'ItemSense responded with an error',
      detail: 'Conflict: Taken',
      status: 409,
      call: failed,
      body: { status: 409, message: 'Taken', debugMessage: 'Conflict' },
    },
  });
  expect(outcome(502, '<h1>Bad Gateway</h1>')).toMatchObject({
    error: { title: 'ItemSense responded with an error', detail: '<h1>Bad Gateway</h1>', status: 502 },
  });
});

it('[ERROR-08] says so when a success cannot be parsed', () => {
  expect(outcome(200, '<!doctype html>')).toMatchObject({
    error: {
      kind: 'unreadable',
      detail: 'Error getting response from server',
      status: 200,
      cause: expect.any(SyntaxError),
    },
  });
});

it('[MIGRATE-03] leaves a success that is read as text unchanged, and reads a failure as ever', () => {
  const text = {
    ...call,
    reads: 'text' as const,
    answer: (value: unknown) => ({ matches: true as const, value }),
  };
  expect(interpret(text, failed, 200, '{ "a" : 1 }\n')).toEqual({ answer: '{ "a" : 1 }\n' });
  expect(interpret(text, failed, 400, '{"message":"No"}')).toMatchObject({ error: { detail: 'No' } });
});

it('names the call and the first mismatch when a success is not what its schema promises', () => {
  expect(outcome(200, '{"name":7}')).toMatchObject({
    error: { kind: 'mismatch', detail: 'The answer to "show facility" does not match: /name must be string' },
  });
  expect(outcome(204, '')).toMatchObject({
    error: { kind: 'mismatch', detail: 'The answer to "show facility" does not match: must be object' },
  });
});

describe('[ERROR-11] a lookup that allows for no record', () => {
  const lookup = (status: number, raw: string) => interpret(orNone(call), failed, status, raw);

  it('answers none on 404, with or without a body', () => {
    expect(lookup(404, '')).toEqual({ answer: null });
    expect(lookup(404, '{"status":404,"message":"No such facility"}')).toEqual({ answer: null });
  });

  it('answers the record when there is one and fails on everything else', () => {
    expect(lookup(200, '{"name":"Dock"}')).toEqual({ answer: { name: 'Dock' } });
    expect(lookup(500, '')).toMatchObject({ error: { kind: 'refused', status: 500 } });
  });

  it('leaves other calls their 404', () => {
    expect(outcome(404, '')).toMatchObject({ error: { kind: 'refused', status: 404 } });
  });
});
