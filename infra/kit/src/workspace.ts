import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import type { RemoteDeclaration } from '@console/remote';
import { Refused } from './Refused';

/** Root of the workspace. */
export const workspace = fileURLToPath(new URL('../../..', import.meta.url));

/** Names of the remotes that a workspace holds, in their order. */
export function remotesOf(root: string): string[] {
  const folder = join(root, 'remotes');
  if (!existsSync(folder)) return [];
  return readdirSync(folder)
    .filter((name) => existsSync(join(folder, name, 'package.json')))
    .sort();
}

/**
 * What a remote of a workspace declares.
 * @throws Refused when its declaration cannot be read.
 */
export async function declarationOf(root: string, name: string): Promise<RemoteDeclaration> {
  const file = join(root, 'remotes', name, 'src/declaration.ts');
  try {
    const { declaration } = (await import(pathToFileURL(file).href)) as { declaration: RemoteDeclaration };
    return declaration;
  } catch (error) {
    throw new Refused(
      `${file} cannot be read: ${(error as Error).message}. It has to export the declaration of the remote.`,
    );
  }
}
