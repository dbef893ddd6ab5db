import { existsSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { inWorkspace } from '@console/workspace';
import type { Since } from './since';

const packed = fileURLToPath(new URL('../../contract', import.meta.url));

/** Where the reports of the contract are: in the workspace, or in this package as it was installed. */
export const contractFolder = existsSync(packed) ? packed : inWorkspace('docs/contract');

/** The file that says what changed with each version. */
export const logFile = 'changes.md';

/** A file of `docs/contract`; empty where there is none. */
export function committed(name: string): string {
  const path = `${contractFolder}/${name}`;
  return existsSync(path) ? readFileSync(path, 'utf8') : '';
}

/** The log of changes, as it is committed. */
export const readLog = () => committed(logFile);

/** The file that says with which version each symbol came. */
export const sinceFile = 'since.json';

/** With which version each symbol came, as it is committed, or packed with the kit. */
export const readSince = (): Since => JSON.parse(committed(sinceFile) || '{}') as Since;
