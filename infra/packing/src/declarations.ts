import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { inWorkspace, run } from '@console/workspace';

/**
 * Writes the type declarations of packages, laid out like the workspace.
 * @param folders of the packages, `packages/design`.
 * @param place folder to write into.
 */
export async function writeDeclarations(folders: readonly string[], place: string): Promise<void> {
  await mkdir(place, { recursive: true });
  const project = join(place, 'tsconfig.json');
  await writeFile(
    project,
    JSON.stringify({
      extends: inWorkspace('packages/build/tsconfig.json'),
      compilerOptions: {
        noEmit: false,
        // The sources are checked where they are written.
        noCheck: true,
        declaration: true,
        emitDeclarationOnly: true,
        outDir: place,
        rootDir: inWorkspace(),
      },
      include: folders.map((folder) => inWorkspace(folder)),
      exclude: folders.flatMap((folder) =>
        ['node_modules', 'dist', 'template', 'gallery', '**/*.test.*'].map((name) =>
          inWorkspace(folder, name),
        ),
      ),
    }),
  );
  // What cannot be named is reported; a module whose types are not written then is refused when it is packed.
  await run(process.execPath, [inWorkspace('node_modules/typescript/bin/tsc'), '-p', project], {
    quiet: true,
  });
}
