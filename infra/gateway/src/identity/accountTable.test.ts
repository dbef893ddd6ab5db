import { claimsOf, nameOf, readAccountTable, ruleFor } from './accountTable';
import { whoGetsWhat } from './whoGetsWhat';

const table = readAccountTable(
  JSON.stringify({
    accounts: [{ name: 'operations', passwordFile: '/run/operations' }],
    rules: [
      { claims: { groups: 'rfid-*', email: '*@company.example' }, account: 'operations' },
      { claims: { groups: 'staff' }, account: 'personal' },
    ],
  }),
);

test.each<[string, Record<string, unknown>, number | undefined]>([
  ['all claims of a rule', { groups: ['staff', 'rfid-admins'], email: 'ada@company.example' }, 1],
  ['a single group', { groups: 'staff' }, 2],
  ['one claim of two', { groups: ['rfid-admins'], email: 'ada@evil.example' }, undefined],
  ['a name that only ends alike', { groups: ['no-staff'] }, undefined],
  ['no groups', {}, undefined],
  ['groups of another shape', { groups: { staff: true } }, undefined],
])('who has %s gets the first rule that fits', (_what, claims, number) => {
  expect(ruleFor(table, claims)?.number).toBe(number);
});

test('the claims that rules ask for are known', () => {
  expect(claimsOf(table)).toEqual(['groups', 'email']);
});

test('a person has the name by which others know them', () => {
  expect(nameOf({ sub: '7', email: 'ada@company.example' })).toBe('ada@company.example');
  expect(nameOf({ sub: '7', preferred_username: '' })).toBe('7');
});

test.each<[string, unknown, string]>([
  ['no rule', { rules: [] }, 'rules'],
  ['a rule without claims', { rules: [{ claims: {}, account: 'personal' }] }, 'claims'],
  [
    'an account that is not there',
    { rules: [{ claims: { groups: 'staff' }, account: 'operations' }] },
    'Rule 1 names the account operations, which is not in the table.',
  ],
  [
    'an account without a secret',
    { accounts: [{ name: 'a' }], rules: [{ claims: { groups: 'x' }, account: 'a' }] },
    'accounts',
  ],
  [
    'an account twice',
    {
      accounts: [
        { name: 'a', passwordFile: 'x' },
        { name: 'a', tokenFile: 'y' },
      ],
      rules: [{ claims: { groups: 'x' }, account: 'a' }],
    },
    'The account a is there twice.',
  ],
])('a table with %s is refused', (_what, content, message) => {
  expect(() => readAccountTable(JSON.stringify(content))).toThrow(message);
});

describe('the dry run', () => {
  const file = JSON.stringify(table);
  const run = (claims: unknown) => whoGetsWhat(['table', JSON.stringify(claims)], () => file);

  test('says of each person which account they get, and by which rule', () => {
    expect(
      run([
        { email: 'ada@company.example', groups: ['rfid-admins'] },
        { preferred_username: 'bob', groups: ['staff'] },
        { groups: [] },
      ]),
    ).toEqual([
      'ada@company.example: the account operations, by rule 1.',
      'bob: an account of their own, by rule 2.',
      'Whoever has these claims: no rule fits, so nobody gets in.',
    ]);
  });

  test('says what it needs', () => {
    expect(() => whoGetsWhat(['table'], () => file)).toThrow('Usage: accounts');
    expect(() => whoGetsWhat(['table', '{'], () => file)).toThrow('The claims are not JSON');
    expect(() => run(['ada'])).toThrow('Usage: accounts');
  });
});
