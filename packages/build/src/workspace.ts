import { dirname, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';

/** Root of the workspace. */
export const workspace = resolve(dirname(fileURLToPath(import.meta.url)), '../../..');
