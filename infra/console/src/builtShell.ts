import { fileURLToPath } from 'node:url';

/** Purpose of a shell: `development` exchanges components while a page runs, `release` is what sites have. */
export type ShellPurpose = 'development' | 'release';

/** Folder of a built shell that travels with this package; packing lays it there. */
export const builtShell = (purpose: ShellPurpose): string =>
  fileURLToPath(new URL(`../shell/${purpose}`, import.meta.url));
