import type { Column } from '../column';
import { createSearch } from './searchRows';

interface Row {
  name: string;
  town: string;
}

const name: Column<Row> = { key: 'name', title: 'Name', kind: 'name', value: (row) => row.name };
const town: Column<Row> = { key: 'town', title: 'Town', kind: 'text', value: (row) => row.town };
const rows: Row[] = [
  { name: 'row 0', town: 'Leipzig' },
  { name: 'row 1', town: 'Oslo' },
];

test.each([
  ['', [0, 1]],
  ['  ', [0, 1]],
  ['OSLO', [1]],
  ['row', [0, 1]],
  ['row leip', [0]],
  ['leip row', [0]],
  ['leip oslo', []],
  ['0leip', []],
  ['undefined', []],
])('the search finds %p in %p', (query, found) => {
  expect(createSearch([name, town]).find(rows, query)).toEqual(found.map((index) => rows[index]));
});

test('what has no value is not found by the word for it, nor are actions', () => {
  const actions: Column<Row> = { key: 'actions', title: 'Actions', kind: 'actions' };
  const nothing: Column<Row> = { ...town, value: () => undefined };
  const search = createSearch([name, nothing, actions]);
  expect(['undefined', 'row 1'].map((query) => search.find(rows, query))).toEqual([[], [rows[1]]]);
});

test('a blank query gives the same list, so that nothing is drawn again', () => {
  expect(createSearch([name]).find(rows, '')).toBe(rows);
});

test('a row is prepared once, however often it is searched', () => {
  const value = jest.fn((row: Row) => row.name);
  const search = createSearch([{ ...name, value }]);
  for (const query of ['r', 'ro', 'row']) search.find(rows, query);
  expect(value).toHaveBeenCalledTimes(rows.length);
});

describe('with many rows', () => {
  const many = Array.from({ length: 5000 }, (_, index) => ({ name: `row ${index}`, town: '' }));
  const value = jest.fn((row: Row) => row.name);
  const search = () => createSearch([{ ...name, value }]);

  beforeEach(() => {
    value.mockClear();
    jest.useFakeTimers();
    let now = 0;
    // Each look at the clock finds it a millisecond later.
    jest.spyOn(performance, 'now').mockImplementation(() => {
      now += 1;
      return now;
    });
  });
  afterEach(() => {
    jest.useRealTimers();
    jest.restoreAllMocks();
  });

  test('rows are prepared ahead of the first query, a part at a time, until it is stopped', () => {
    search().prepare(many);
    expect(value).not.toHaveBeenCalled();
    jest.advanceTimersToNextTimer();
    expect(value).toHaveBeenCalledTimes(1600);
    jest.runAllTimers();
    expect(value).toHaveBeenCalledTimes(5000);
    const stop = search().prepare(many);
    stop();
    jest.runAllTimers();
    expect(value).toHaveBeenCalledTimes(5000);
  });

  test('they are searched a part at a time, and what a later query makes needless is not', () => {
    const found = jest.fn();
    const searched = search();
    const stop = searched.findInTurns(many, 'row 1', found);
    jest.advanceTimersToNextTimer();
    expect(value).toHaveBeenCalledTimes(1600);
    stop();
    searched.findInTurns(many, 'row 4999', found);
    jest.runAllTimers();
    expect(found.mock.calls).toEqual([[[many[4999]]]]);
    expect(value).toHaveBeenCalledTimes(5000);
  });

  test('a blank query finds them all in turns, too', () => {
    const found = jest.fn();
    search().findInTurns(many, ' ', found);
    jest.runAllTimers();
    expect(found.mock.calls).toEqual([[many]]);
  });
});
