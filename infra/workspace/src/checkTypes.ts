import { mkdirSync, writeFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { type Ran, type RunOptions, run } from './run';
import { inWorkspace, isOwnRepository, workFolder, workspace } from './workspace';

/**
 * Checks the types of one app with the settings of the workspace, or of its own repository with those that it has.
 * @param folder folder of the app, `remotes/readers`.
 */
export function checkTypes(folder: string, options: Pick<RunOptions, 'quiet'> = {}): Promise<Ran> {
  const compiler = inWorkspace('node_modules/typescript/bin/tsc');
  const check = (settings: string) =>
    run(process.execPath, [compiler, '--noEmit', '-p', settings], { cwd: workspace, ...options });
  if (isOwnRepository()) return check(inWorkspace('tsconfig.json'));
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
  return check(settings);
}
