import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { contractFolder, contractState } from './contract';

const current = (name: string) => {
  const file = join(contractFolder, name);
  return existsSync(file) ? readFileSync(file, 'utf8') : '';
};

test('what remotes use changes only with a version that says so, and its reference is current', async () => {
  const { files, complaints } = await contractState();
  expect(complaints).toEqual([]);
  const stale = [...files].filter(([name, text]) => text !== current(name)).map(([name]) => name);
  // Run "npm run contract" and commit docs/contract with the change.
  expect(stale).toEqual([]);
}, 120_000);
