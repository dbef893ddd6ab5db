import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { RemoteDeclaration } from '@console/remote';
import { Refused } from '@console/workspace';

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
