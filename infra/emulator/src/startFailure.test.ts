import { describeStartFailure } from './startFailure';

test.each([
  [{ code: 'EADDRINUSE' }, { port: 3010 }, /^Port 3010 is taken by another program/],
  [{ code: 'EACCES' }, { port: 80 }, /^Port 80 needs more rights/],
  [{ code: 'ENOTFOUND', message: 'getaddrinfo' }, { host: 'nowhere' }, /"nowhere".*getaddrinfo/],
  [
    { message: 'role "x" does not exist' },
    { databaseUrl: 'postgres://secret@db/x' },
    /of DATABASE_URL: role/,
  ],
  [{ message: 'disk full' }, { data: '/data' }, /with the database in \/data: disk full/],
])('%j', (error, options, sentence) => {
  const text = describeStartFailure(error, options);
  expect(text).toMatch(sentence);
  expect(text).not.toContain('secret');
});
