import { join } from 'node:path';
import type { RemoteDeclaration } from '@console/remote';
import { Refused, remoteFolder } from '@console/workspace';
import { createJiti } from 'jiti';

/**
 * Reads the declaration of a remote of a workspace.
 * @throws Refused when its declaration cannot be read.
 */
export async function declarationOf(root: string, name: string): Promise<RemoteDeclaration> {
  const file = join(root, remoteFolder(name, root), 'src/declaration.ts');
  try {
    const { declaration } = await createJiti(import.meta.url).import<{ declaration: RemoteDeclaration }>(
      file,
    );
    return declaration;
  } catch (error) {
    throw new Refused(
      `${file} cannot be read: ${(error as Error).message}. It has to export the declaration of the remote.`,
    );
  }
}
