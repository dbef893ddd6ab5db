import { readReaderList, writeReaderList } from './readerList';

const sources = ['Gate-1', 'Gate-2', 'Till, left'];
const reader = (source: string, name: string, address: string, serialNumber = '') => ({
  source,
  name,
  address,
  serialNumber,
});

test.each([
  ['commas', 'Gate-1, New-1, 10.0.0.1\nGate-2,New-2,10.0.0.2'],
  ['semicolons', 'Gate-1;New-1;10.0.0.1\r\nGate-2; New-2; 10.0.0.2'],
  ['tabs and a heading', 'Reader\tName\tAddress\nGate-1\tNew-1\t10.0.0.1\n\nGate-2\t"New-2"\t10.0.0.2\n'],
  ['an earlier line for the same reader', 'Gate-1, Old-1,\nGate-1, New-1, 10.0.0.1\nGate-2,New-2,10.0.0.2'],
])('a list is read with %s', (_, text) => {
  expect(readReaderList(text, sources)).toEqual({
    mapped: [reader('Gate-1', 'New-1', '10.0.0.1'), reader('Gate-2', 'New-2', '10.0.0.2')],
    leftOut: ['Till, left'],
    unknown: [],
  });
});

test('lines of no reader are told, and a line that was emptied leaves its reader out', () => {
  const text = 'Gate-9, New-9, 10.0.0.9\nGate-1, ,\nTill, left\tTill\t\t370-17-01-1068';
  expect(readReaderList(text, sources)).toEqual({
    mapped: [reader('Till, left', 'Till', '', '370-17-01-1068')],
    leftOut: ['Gate-1', 'Gate-2'],
    unknown: ['Gate-9'],
  });
});

test('a list that is written is read again, whatever names have in them', () => {
  const named = sources.map((source) => ({ source, name: `New ${source}` }));
  const { mapped } = readReaderList(writeReaderList(named), sources);
  expect(mapped).toEqual(named.map(({ source, name }) => reader(source, name, '')));
});
