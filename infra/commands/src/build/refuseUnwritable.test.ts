import { chmodSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Refused } from '@console/workspace';
import { refuseUnwritable } from './refuseUnwritable';

/** Somebody who owns nothing: no mode of a folder holds up root. */
const nobody = 65_534;
const isRoot = process.getuid?.() === 0;

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'unwritable-'));
});
afterEach(() => {
  if (isRoot) process.seteuid?.(0);
  rmSync(folder, { recursive: true });
});

test('a folder that nothing can be written to is named, with what to do', () => {
  chmodSync(folder, 0o555);
  if (isRoot) process.seteuid?.(nobody);
  const act = () => refuseUnwritable([folder]);
  expect(act).toThrow(Refused);
  expect(act).toThrow(
    `Nothing can be written to ${folder} (EACCES). Work as the user that the folder belongs to`,
  );
});

test('a folder that can be written to stays as it was, and one that is not there is passed over', () => {
  refuseUnwritable([folder, join(folder, 'none')]);
  expect(readdirSync(folder)).toEqual([]);
});
