import { createHash } from 'node:crypto';
import { readdirSync, readFileSync, rmSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { apps, inWorkspace, packages, run, workFolder, workspace } from '@console/workspace';
import { copyWorkspace } from '../../test/workspaceCopy';
import { isBuilt } from './buildApps';
import { sourceHash } from './sourceHash';

const deep = process.env.TEST_DEEP === '1';

/** With a worker, charts and pages that share much; `npm run test:deep` builds them all. */
const sample = 'remotes/users';

const all = packages();
const wanted = apps(all).filter(({ folder }) => deep || folder === sample);

/** Copies of the workspace on other paths, made when they are needed. */
const copies: string[] = [];
function copyOf(place: number): string {
  copies[place] ??= copyWorkspace(workspace, join(workFolder, 'reproducible'));
  return copies[place];
}
afterAll(() => {
  for (const root of copies) rmSync(dirname(root), { recursive: true, force: true });
});

/** Builds an app of a workspace. @returns the folder of the build */
async function build(root: string, folder: string): Promise<string> {
  const script = join(root, 'packages/build/bin/build.mjs');
  const { ok, output } = await run(process.execPath, [script, join(root, folder)], {
    cwd: root,
    env: { NODE_ENV: 'production' },
    quiet: true,
  });
  expect({ ok, output }).toEqual({ ok: true, output: '' });
  return join(root, folder, 'dist');
}

/** Digests of the files below a folder, by their paths; compressed ones are made of others when these are released. */
const digests = (folder: string): Record<string, string> =>
  Object.fromEntries(
    readdirSync(folder, { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile() && !/\.(br|gz)$/.test(entry.name))
      .map((entry) => join(entry.parentPath, entry.name))
      .sort()
      .map((file) => [
        file.slice(folder.length + 1),
        createHash('sha256').update(readFileSync(file)).digest('hex'),
      ]),
  );

test.each(wanted)('two builds of $folder on two paths are the same, byte for byte', async (app) => {
  // What was built for the journeys is one of the two.
  const here = isBuilt(app, sourceHash(workspace, all, app))
    ? inWorkspace(app.folder, 'dist')
    : await build(copyOf(1), app.folder);
  const there = digests(await build(copyOf(0), app.folder));
  expect(Object.keys(there)).toEqual(expect.arrayContaining([expect.stringMatching(/bom\.json$/)]));
  expect(Object.keys(there)).toEqual(expect.arrayContaining([expect.stringMatching(/licenses\.txt$/)]));
  expect(there).toEqual(digests(here));
});
