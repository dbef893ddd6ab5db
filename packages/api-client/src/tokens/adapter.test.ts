import { readToken } from './adapter';

const authenticationToken = { token: 'a1b2' };

test('[TOKEN-05] a token is shown with secret, user, plain times and whether it is valid', () => {
  expect(
    readToken({
      authenticationToken,
      username: 'admin',
      issued: '2016-03-02T08:00:00.000Z[Etc/UTC]',
      lastUsed: '2016-03-02T09:00:00.000Z[Etc/UTC]',
      valid: true,
    }),
  ).toEqual({
    token: 'a1b2',
    username: 'admin',
    issued: '2016-03-02T08:00:00.000Z',
    lastUsed: '2016-03-02T09:00:00.000Z',
    valid: true,
  });
});

test.each([{}, { valid: false, lastUsed: null }, { valid: null, username: null, issued: null }])(
  'a token is valid only when the service says so: %j',
  (said) => {
    expect(readToken({ authenticationToken, ...said })).toEqual({ token: 'a1b2', valid: false });
  },
);
