import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { run } from './run';
import { inWorkspace } from './workspace';

/**
 * Writes the type declarations of packages, laid out like the workspace.
 * @param folders of the packages, `packages/design`.
 * @param place folder to write into.
 * @returns output of the compiler. Types that need a name of a library are reported as errors, but written all the same;
 * whoever needs a declaration looks whether it was written.
 */
export async function writeDeclarations(folders: readonly string[], place: string): Promise<string> {
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
  const compiler = inWorkspace('node_modules/typescript/bin/tsc');
  return (await run(process.execPath, [compiler, '-p', project], { quiet: true })).output;
}
