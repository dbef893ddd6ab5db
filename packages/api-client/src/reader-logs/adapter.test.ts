import fc from 'fast-check';
import { isCollecting, mayDownloadReaderLogs, readReaderLogRequest } from './adapter';

const names = fc.uniqueArray(fc.string({ minLength: 1 }));
const answer = fc.record({
  state: fc.constantFrom('RUNNING', 'DONE', 'ERROR', 'LATER'),
  readersStates: fc.option(fc.record({ RUNNING: names, DONE: names, ERROR: fc.option(names) })),
});

test('[LOG-04] becomes one entry per reader with name, state and whether it is an error', () => {
  expect(
    readReaderLogRequest({
      state: 'RUNNING',
      readersStates: { RUNNING: ['B'], DONE: ['A', 'D'], ERROR: ['C'] },
      requestTime: '2026-03-02T08:00:00.000Z',
      completeTime: null,
    }),
  ).toEqual({
    state: 'RUNNING',
    readers: [
      { name: 'B', state: 'RUNNING', isError: false },
      { name: 'C', state: 'ERROR', isError: true },
      { name: 'A', state: 'DONE', isError: false },
      { name: 'D', state: 'DONE', isError: false },
    ],
    requestTime: '2026-03-02T08:00:00.000Z',
  });
});

test('[LOG-04] has the time of its end when it is over, in plain ISO 8601', () => {
  const [requestTime, completeTime] = ['2026-03-02T08:00:00.000Z', '2026-03-02T08:01:00.000Z'];
  expect(
    readReaderLogRequest({
      state: 'DONE',
      requestTime: `${requestTime}[GMT]`,
      completeTime: `${completeTime}[GMT]`,
    }),
  ).toEqual({ state: 'DONE', readers: [], requestTime, completeTime });
});

test('[LOG-04] no reader is lost or invented', () => {
  fc.assert(
    fc.property(answer, (each) => {
      const { readers } = readReaderLogRequest(each);
      for (const state of ['RUNNING', 'DONE', 'ERROR'] as const)
        expect(readers.filter((reader) => reader.state === state).map(({ name }) => name)).toEqual(
          each.readersStates?.[state] ?? [],
        );
    }),
  );
});

test('[LOG-07] may be downloaded when a request exists, none is running and at least one reader is done', () => {
  expect(mayDownloadReaderLogs(null)).toBe(false);
  expect(mayDownloadReaderLogs(undefined)).toBe(false);
  fc.assert(
    fc.property(answer, (each) => {
      const { RUNNING = [], DONE = [] } = each.readersStates ?? {};
      const running = each.state === 'RUNNING' || RUNNING.length > 0;
      const request = readReaderLogRequest(each);
      expect(isCollecting(request)).toBe(running);
      expect(mayDownloadReaderLogs(request)).toBe(!running && DONE.length > 0);
    }),
  );
});
