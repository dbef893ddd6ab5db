import { generatePassword } from './generatePassword';

test('a generated password has 16 characters that are not confused, and is another each time', () => {
  const made = new Set(Array.from({ length: 200 }, generatePassword));
  expect(made.size).toBe(200);
  for (const password of made) expect(password).toMatch(/^[a-km-np-zA-HJ-NP-Z2-9]{16}$/);
});
