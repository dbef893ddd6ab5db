/** @jest-environment ./packages/testing/src/environments/dom.ts */
import {
  mayDownloadReaderLogs,
  type ReaderLogRequest,
  showReaderLogRequest,
} from '@console/api-client/reader-logs';
import { readMessages } from '@console/testing/messages';
import en from '../messages/en.json';
import { collectionState } from './readerLogs';

const translate = readMessages(en);
/** A status as the client reads it. */
function request(state: string, readersStates: object = {}): ReaderLogRequest {
  const answer = { state, readersStates, requestTime: '2026-03-04T05:06:07Z', completeTime: null };
  const read = showReaderLogRequest().answer(answer);
  if (!read.matches) throw new Error('The answer does not match.');
  return read.value;
}

test('[LOG-04] a status becomes one entry per reader, with name, state and whether it is an error', () => {
  const { state, readers, requestTime, completeTime } = request('RUNNING', {
    RUNNING: ['a'],
    DONE: ['b', 'c'],
    ERROR: ['d'],
  });
  expect(state).toBe('RUNNING');
  expect(readers).toEqual([
    { name: 'a', state: 'RUNNING', isError: false },
    { name: 'd', state: 'ERROR', isError: true },
    { name: 'b', state: 'DONE', isError: false },
    { name: 'c', state: 'DONE', isError: false },
  ]);
  expect(requestTime).toBe('2026-03-04T05:06:07Z');
  expect(completeTime).toBeUndefined();
});

test('[LOG-07] downloaded is what exists, does not run and has a log', () => {
  expect(mayDownloadReaderLogs(null)).toBe(false);
  expect(mayDownloadReaderLogs(undefined)).toBe(false);
  expect(mayDownloadReaderLogs(request('DONE', { DONE: ['a'], ERROR: ['b'] }))).toBe(true);
  expect(mayDownloadReaderLogs(request('RUNNING', { DONE: ['a'] }))).toBe(false);
  expect(mayDownloadReaderLogs(request('DONE', { DONE: ['a'], RUNNING: ['b'] }))).toBe(false);
  expect(mayDownloadReaderLogs(request('ERROR', { ERROR: ['a'] }))).toBe(false);
});

test('a collection among the long processes runs, is done, or has failed as a whole', () => {
  expect(collectionState(request('RUNNING', { RUNNING: ['a'], DONE: ['b'] }), translate)).toEqual({
    status: 'running',
    progress: 0.5,
    text: '1 of 2 readers',
  });
  expect(collectionState(request('DONE', { DONE: ['a'], ERROR: ['b'] }), translate)).toEqual({
    status: 'done',
    text: '1 log, 1 failure.',
  });
  expect(collectionState(request('ERROR', { ERROR: ['b'] }), translate).status).toBe('failed');
  expect(collectionState(null, translate).status).toBe('failed');
});
