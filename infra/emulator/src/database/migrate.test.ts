import { statements } from './migrate';

test('a file is split where a statement ends a line, comments left out', () => {
  const sql = `
-- What follows; is said here.
create table a (
  name text default 'a;b'
);

  -- And this.
select 1;
`;
  expect(statements(sql)).toEqual([`create table a (\n  name text default 'a;b'\n)`, 'select 1']);
});
