import type { Token } from '@console/api-client/tokens';
import { createTokenRows, shortToken, tokenTest, unusedFor } from './tokenRows';

const token = (text: string, change: Partial<Token> = {}): Token => ({ token: text, valid: true, ...change });
const now = Date.parse('2026-06-30T12:00:00Z');
const daysAgo = (days: number) => new Date(now - days * 86_400_000).toISOString();

test('[TOKEN-02] a token is known by what stands before its first hyphen', () => {
  expect(shortToken('3f2a91c0-1111-2222')).toBe('3f2a91c0…');
  expect(shortToken('abc')).toBe('abc…');
});

test('rows keep their ids, which are not the tokens, and unchanged ones their identity', () => {
  const rowsOf = createTokenRows(() => 'Ann');
  const [one, two] = [token('a-1'), token('b-1')];
  const before = rowsOf([one, two]);
  expect(before.map(({ id }) => id)).toEqual(['1', '2']);
  const after = rowsOf([token('c-1'), { ...two, valid: false }, one]);
  expect(after.map(({ id }) => id)).toEqual(['3', '2', '1']);
  expect(after[2]).toBe(before[0]);
});

test.each([
  ['the token whole', '3F2A91C0-1111-2222', ['1']],
  ['a header with it', 'Token {"token":"3f2a91c0-1111-2222"}', ['1']],
  ['more than its first part', '3f2a91c0-', ['1', '2']],
  ['one of somebody else', 'ffffffff-1111-2222', []],
  ['a word', '3f2a', undefined],
  ['a date', '2026-11-05', undefined],
])('%s is tested against whole tokens', (_, typed, ids) => {
  const rows = createTokenRows(() => 'Ann')([token('3f2a91c0-1111-2222'), token('3f2a91c0-3333-4444')]);
  const test = tokenTest(rows, typed);
  expect(test && rows.filter(test).map(({ id }) => id)).toEqual(ids);
});

test('unused are valid tokens whose last use, or issue, lies before that time', () => {
  const rows = createTokenRows(() => 'Ann')([
    token('used-lately', { lastUsed: daysAgo(29) }),
    token('idle', { lastUsed: daysAgo(31), issued: daysAgo(400) }),
    token('never', { issued: daysAgo(31) }),
    token('new', { issued: daysAgo(1) }),
    token('revoked', { lastUsed: daysAgo(99), valid: false }),
    token('unknown'),
  ]);
  expect(unusedFor(rows, 30, now).map((row) => row.token.token)).toEqual(['idle', 'never']);
});
