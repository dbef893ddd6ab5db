import fc from 'fast-check';
import { hiddenText, hideIn, withoutSecrets } from './secrets';

test.each([
  [{ name: 'Ann', password: 'p-1' }, [], { name: 'Ann', password: hiddenText }, ['p-1']],
  [{ deep: [{ pin: 'p-1' }] }, ['pin'], { deep: [{ pin: hiddenText }] }, ['p-1']],
  [
    { authConfig: { privacyKey: 'p-1', userName: 'u' } },
    [],
    { authConfig: { privacyKey: hiddenText, userName: 'u' } },
    ['p-1'],
  ],
  [{ credentials: { user: 'u', code: 7 } }, [], { credentials: hiddenText }, ['u', '7']],
  [{ password: '', token: null }, [], { password: '', token: null }, []],
  [{ hasPassword: true }, [], { hasPassword: true }, []],
  [
    { serverCertificate: '-----BEGIN PRIVATE KEY-----' },
    [],
    { serverCertificate: hiddenText },
    ['-----BEGIN PRIVATE KEY-----'],
  ],
  ['text', [], 'text', []],
  [undefined, [], undefined, []],
])('of %j without its secrets (%j) %j is left', (value, keys, left, secrets) => {
  expect(withoutSecrets(value, keys)).toEqual({ value: left, secrets });
});

test('a secret is found in a text however it is written there', () => {
  const secret = 'a/b "c"';
  for (const text of [secret, encodeURIComponent(secret), JSON.stringify({ secret })])
    expect(hideIn(`before ${text} after`, [secret])).not.toMatch(/a\/b|a%2Fb/);
});

test('no secret is left, wherever it lies', () => {
  const canary = 'canary-5up3r';
  const holding = fc.letrec((tie) => ({
    value: fc.oneof(
      { depthSize: 'small' },
      fc.record({ password: fc.constant(canary), name: fc.string() }),
      fc.record({ apiKey: fc.array(fc.constant(canary)), rest: tie('value') }),
      fc.array(tie('value')),
      fc.integer(),
    ),
  })).value;
  fc.assert(
    fc.property(holding, (value) => {
      expect(JSON.stringify(withoutSecrets(value).value) ?? '').not.toContain(canary);
    }),
  );
});
