import type { ReaderLogRequest } from '@console/api-client/reader-logs';
import { stepToLog } from './wantedLog';

const drop = Date.parse('2026-03-04T10:00:00Z');
const wanted = { reader: 'Dock', at: drop };
const collection = (
  requestTime: string,
  state: 'RUNNING' | 'DONE' | 'ERROR',
  name = 'Dock',
): ReaderLogRequest => ({
  state: state === 'RUNNING' ? 'RUNNING' : 'DONE',
  readers: [{ name, state, isError: state === 'ERROR' }],
  requestTime,
});
const [earlier, later] = ['2026-03-04T09:00:00Z', '2026-03-04T11:00:00Z'];

test.each([
  ['loading', 'nothing is known yet', undefined],
  ['collect', 'nothing was collected', null],
  ['wait', 'a collection is under way', collection(later, 'RUNNING')],
  ['collect', 'the last collection is older than the moment', collection(earlier, 'DONE')],
  ['open', 'the log was collected since', collection(later, 'DONE')],
  ['failed', 'the reader has not sent its log', collection(later, 'ERROR')],
  ['absent', 'the collection does not know the reader', collection(later, 'DONE', 'Aisle')],
] as const)('the next step is %s when %s', (step, _, request) => {
  expect(stepToLog(request, wanted)).toBe(step);
});

test('without a moment any collection will do', () => {
  expect(stepToLog(collection(earlier, 'DONE'), { reader: 'Dock' })).toBe('open');
});

test('after a start the collection that was there before does not count, the next one does, whatever the clocks say', () => {
  expect(stepToLog(collection(later, 'DONE'), wanted, later)).toBe('collect');
  expect(stepToLog(collection(earlier, 'DONE'), wanted, later)).toBe('open');
});
