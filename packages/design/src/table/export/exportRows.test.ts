import fc from 'fast-check';
import type { CellValue, Column } from '../column';
import { writeCsv } from './csv';
import { fileName, writeRows } from './exportRows';

/** A reader of RFC 4180, as strict as the grammar. */
function readCsv(text: string): string[][] {
  const lines: string[][] = [];
  let rest = text;
  let line: string[] = [];
  while (rest !== '') {
    const [found = '', quoted, plain = ''] = /^(?:"((?:[^"]|"")*)"|([^",\r\n]*))/.exec(rest) ?? [];
    line.push(quoted === undefined ? plain : quoted.replaceAll('""', '"'));
    rest = rest.slice(found.length);
    if (rest.startsWith('\r\n')) {
      lines.push(line);
      line = [];
      rest = rest.slice(2);
    } else if (rest.startsWith(',')) rest = rest.slice(1);
    else throw new Error(`This is no CSV: ${rest}`);
  }
  return lines;
}

test.each<[CellValue, string]>([
  ['dock', 'dock'],
  ['a, b', '"a, b"'],
  ['say "hi"', '"say ""hi"""'],
  ['two\r\nlines', '"two\r\nlines"'],
  ['two\nlines', '"two\nlines"'],
  ['a;b', '"a;b"'],
  [null, ''],
  [undefined, ''],
  [true, 'true'],
  [-5, '-5'],
  [1.5, '1.5'],
  ['=1+1', "'=1+1"],
  ['+49 341', "'+49 341"],
  ['-5', "'-5"],
  ['@sum', "'@sum"],
  ['\ttab', '"\'\ttab"'],
  ['\rreturn', '"\'\rreturn"'],
  ['=cmd|"/c calc"!A0', '"\'=cmd|""/c calc""!A0"'],
])('%j is the field %j', (value, field) => {
  expect(writeCsv(['h'], [[value]])).toBe(`h\r\n${field}\r\n`);
});

test('every table comes back from its CSV, and no field of text begins like a formula', () => {
  const row = fc.array(fc.string(), { minLength: 2, maxLength: 2 });
  fc.assert(
    fc.property(fc.array(row), (rows) => {
      const read = readCsv(writeCsv(['one', 'two'], rows));
      expect(read[0]).toEqual(['one', 'two']);
      const led = rows.map((texts) => texts.map((text) => (/^[=+\-@\t\r]/.test(text) ? `'${text}` : text)));
      expect(read.slice(1)).toEqual(led);
    }),
  );
});

interface Row {
  name: string;
  heat: number | null;
}

const columns: Column<Row>[] = [
  { key: 'name', title: 'Name', kind: 'name', value: ({ name }) => name },
  { key: 'heat', title: 'Temperature, °C', kind: 'short', value: ({ heat }) => heat },
  { key: 'actions', title: 'Actions', kind: 'actions', render: () => 'Edit' },
];
const rows: Row[] = [
  { name: '=dock', heat: -3.5 },
  { name: 'aisle', heat: null },
];

test('CSV has the titles of the columns that have a value, JSON their keys and the values as they are', () => {
  expect(writeRows(rows, columns, 'csv')).toBe('Name,"Temperature, °C"\r\n\'=dock,-3.5\r\naisle,\r\n');
  expect(JSON.parse(writeRows(rows, columns, 'json'))).toEqual([
    { name: '=dock', heat: -3.5 },
    { name: 'aisle', heat: null },
  ]);
});

test.each([
  ['Reader definitions', 'reader-definitions-2026-03-09.csv'],
  ['Jobs / active!', 'jobs-active-2026-03-09.csv'],
  ['???', 'rows-2026-03-09.csv'],
])('%s are saved as %s', (label, name) => {
  expect(fileName(label, 'csv', new Date(2026, 2, 9))).toBe(name);
});
