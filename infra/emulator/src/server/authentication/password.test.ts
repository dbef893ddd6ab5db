import { hashPassword, matchesPassword, rememberingPasswords } from './password';

test('a hash matches its password only, and never shows it', async () => {
  const hash = await hashPassword('admindefault');
  expect(hash).not.toContain('admindefault');
  expect(await hashPassword('admindefault')).not.toBe(hash);
  expect(await matchesPassword('admindefault', hash)).toBe(true);
  expect(await matchesPassword('Admindefault', hash)).toBe(false);
  expect(await matchesPassword('', hash)).toBe(false);
  expect(await matchesPassword('admindefault', 'nonsense')).toBe(false);
});

test('a remembered password does not outlive its hash', async () => {
  const remembered = rememberingPasswords(1);
  const old = await hashPassword('old-password');
  expect(remembered.has('old-password', old)).toBe(false);
  expect(await remembered.matches('old-password', old)).toBe(true);
  expect(remembered.has('old-password', old)).toBe(true);
  expect(await remembered.matches('wrong', old)).toBe(false);
  expect(remembered.has('wrong', old)).toBe(false);
  expect(remembered.has('old-password', await hashPassword('new-password'))).toBe(false);
});
