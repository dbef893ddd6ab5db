import { readProductVersion } from './adapter';

test('of each half there is what the service tells, and nothing that is blank (ABOUT-03)', () => {
  const client = { version: '2.1.0', commitId: '' };
  expect(readProductVersion({ client, server: null })).toEqual({ client: { version: '2.1.0' }, server: {} });
  const server = { version: null, commitId: '4f2a' };
  expect(readProductVersion({ server })).toEqual({ client: {}, server: { commitId: '4f2a' } });
});
