import { existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { run, workFolder, workspace } from '@console/workspace';
import { copyWorkspace } from '../test/workspaceCopy';

const root = copyWorkspace(workspace, join(workFolder, 'releasing'));
afterAll(() => rmSync(dirname(root), { recursive: true, force: true }));

const declaration = join(root, 'remotes/users/src/declaration.ts');
const declared = readFileSync(declaration, 'utf8');

/** Declares another range; the file of the copy is that of the workspace, so it is not written into. */
function declare(contract: string): void {
  rmSync(declaration);
  writeFileSync(declaration, declared.replace(/contract: '[^']+'/, `contract: '${contract}'`));
}

test('a remote that declares an older contract than what it uses is refused by name before it is built, and nothing is stored', async () => {
  declare('^2.0.0');
  const store = join(dirname(root), 'store');
  const words = [
    '--import',
    'tsx/esm',
    'infra/commands/src/release.ts',
    'users',
    '--no-types',
    '--reason',
    'x',
  ];
  const { ok, output } = await run(process.execPath, words, {
    cwd: root,
    env: { STORE_DIR: store },
    quiet: true,
  });
  expect(output).toMatch(
    /src\/declaration\.ts of users declares contract \^2\.0\.0, but .* uses .* of @console\/.+, since (2\.\d+\.0)\. Declare contract: '\^\1'/,
  );
  expect({ ok, built: existsSync(join(root, 'remotes/users/dist')), stored: existsSync(store) }).toEqual({
    ok: false,
    built: false,
    stored: false,
  });
});
