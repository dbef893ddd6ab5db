import { mkdirSync, writeFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { inWorkspace, run, workFolder, workspace } from '@console/workspace';

/**
 * Checks the types of one app with the settings of the workspace; what is wrong is shown.
 * @param folder folder of the app, `remotes/readers`.
 */
export async function checkTypes(folder: string): Promise<boolean> {
  const place = join(workFolder, 'types');
  const settings = join(place, `${folder.replaceAll('/', '-')}.json`);
  const from = (path: string) => relative(place, inWorkspace(path)).replaceAll('\\', '/');
  mkdirSync(place, { recursive: true });
  writeFileSync(
    settings,
    JSON.stringify({
      extends: from('packages/build/tsconfig.json'),
      // What packages declare for everybody: style sheets as modules, the globals of tests.
      include: [folder, 'packages/*/src/**/*.d.ts', 'packages/testing/src'].map(from),
      exclude: ['node_modules', 'dist'].map((name) => from(`**/${name}`)),
    }),
  );
  const compiler = inWorkspace('node_modules/typescript/bin/tsc');
  const { ok } = await run(process.execPath, [compiler, '--noEmit', '-p', settings], { cwd: workspace });
  return ok;
}
