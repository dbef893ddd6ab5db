import { realpathSync } from 'node:fs';
import { basename, dirname, isAbsolute, join, relative, resolve, sep } from 'node:path';
import { KeyError } from './keys';

/** Where a path really leads, as far as it is there. */
function realPath(path: string): string {
  try {
    return realpathSync(path);
  } catch {
    const parent = dirname(path);
    return parent === path ? path : join(realPath(parent), basename(path));
  }
}

/** True for a path in a folder, or the folder itself. */
function isInside(path: string, folder: string): boolean {
  const way = relative(realPath(resolve(folder)), realPath(resolve(path)));
  return way !== '..' && !way.startsWith(`..${sep}`) && !isAbsolute(way);
}

/**
 * Holds keys apart from what is served: who may write where releases lie must not get at the key that signs them, nor
 * choose the one that they are checked by.
 * @param file file of a key; it need not be there yet
 * @param folders folders that gateways serve from or write to
 * @throws KeyError when it lies in one of them
 */
export function demandApart(file: string, ...folders: readonly (string | undefined)[]): void {
  for (const folder of folders)
    if (folder !== undefined && isInside(file, folder))
      throw new KeyError(`${file} lies in ${folder}, which gateways read. Move it to a folder of its own.`);
}
