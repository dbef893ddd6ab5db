import { existsSync } from 'node:fs';
import { mkdir, mkdtemp, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { Refused, run, workspace } from '@console/workspace';

/** Where the declarations of a source are, below the folder they were written to. */
export const declarationsOf = (folder: string, source: string): string =>
  join(folder, source.replace(/\.tsx?$/, '.d.ts'));

/**
 * Writes the type declarations of sources and of all they are made of.
 * @param sources from the root of the workspace.
 * @returns the folder they are in, laid out like the workspace; whoever asked removes it.
 * @throws Refused with what the compiler says when one of them could not be written.
 */
export async function emitDeclarations(sources: readonly string[]): Promise<string> {
  // Inside of the workspace, where the compiler finds the types of the libraries.
  const parent = join(workspace, '.console');
  await mkdir(parent, { recursive: true });
  const folder = await mkdtemp(join(parent, 'declarations-'));
  const project = join(folder, 'tsconfig.json');
  const compilerOptions = {
    noEmit: false,
    noCheck: true,
    declaration: true,
    emitDeclarationOnly: true,
    outDir: folder,
    rootDir: workspace,
  };
  const files = [...sources, 'packages/design/src/css.d.ts'].map((source) => join(workspace, source));
  await writeFile(
    project,
    JSON.stringify({ extends: join(workspace, 'packages/build/tsconfig.json'), compilerOptions, files }),
  );
  // Types that cannot be named without those of a library are written all the same, and complained about.
  const { output } = await run(process.execPath, [
    join(workspace, 'node_modules/typescript/bin/tsc'),
    '-p',
    project,
  ]);
  const missing = sources.find((source) => !existsSync(declarationsOf(folder, source)));
  if (missing) throw new Refused(`The declarations of ${missing} could not be written:\n${output}`);
  return folder;
}
