import { existsSync, mkdtempSync, rmdirSync } from 'node:fs';
import { join } from 'node:path';
import { Refused } from '@console/workspace';

/**
 * Refuses to begin where nothing can be written.
 * @throws Refused naming the first such folder; one that is not there yet is passed over.
 */
export function refuseUnwritable(folders: readonly string[]): void {
  for (const folder of folders.filter(existsSync))
    try {
      rmdirSync(mkdtempSync(join(folder, '.writable-')));
    } catch (cause) {
      const { code } = cause as NodeJS.ErrnoException;
      throw new Refused(
        `Nothing can be written to ${folder} (${code}). Work as the user that the folder belongs to, or let this one write there.`,
      );
    }
}
