import { mkdtemp, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createTokenVault, tokenKey } from './tokenVault';

const token = '3f1c9a52-7f0e-4a3b-9d5e-0c6f4b1a2d3e';

test('a sealed token is opened by the vault that sealed it only', async () => {
  const vault = createTokenVault(await tokenKey('memory'));
  const sealed = vault.seal(token);
  expect(sealed).not.toContain(token);
  expect(vault.seal(token)).not.toBe(sealed);
  expect(vault.open(sealed)).toBe(token);
  expect(createTokenVault(await tokenKey('memory')).open(sealed)).toBeUndefined();
  expect(vault.open('v1:broken')).toBeUndefined();
});

test('the key of a folder stays, and is for its owner', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'key-'));
  const data = join(folder, 'new', 'data');
  const key = await tokenKey(data);
  expect(await tokenKey(data)).toEqual(key);
  expect((await stat(`${data}.key`)).mode & 0o777).toBe(0o600);
  await writeFile(`${data}.key`, 'short');
  await expect(tokenKey(data)).rejects.toThrow('is no key of 32 bytes');
  await rm(folder, { recursive: true });
});
