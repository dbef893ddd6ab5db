import { execFile } from 'node:child_process';
import { mkdir, mkdtemp, realpath, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { promisify } from 'node:util';

let folder: string;

async function write(path: string, text: string): Promise<void> {
  await mkdir(dirname(join(folder, path)), { recursive: true });
  await writeFile(join(folder, path), text);
}

/** Errors of the build of the remote `jobs`; the bundler does not run inside of the test. */
async function errors(text: string): Promise<string[]> {
  await write('remotes/jobs/src/remote.ts', text);
  const script = join(__dirname, '../test/ownSourcesBuild.ts');
  const { stdout } = await promisify(execFile)(
    process.execPath,
    ['--import', 'tsx', script, join(folder, 'remotes/jobs')],
    { cwd: join(__dirname, '..') },
  );
  return JSON.parse(stdout) as string[];
}

beforeEach(async () => {
  folder = await realpath(await mkdtemp(join(tmpdir(), 'remotes-')));
  await write('remotes/users/src/declaration.ts', 'export default {};');
  await write('remotes/users/src/format.ts', 'export const format = String;');
  await write('remotes/shared/format.ts', 'export const format = String;');
  await write('remotes/jobs/src/declaration.ts', 'export default {};');
});
afterEach(() => rm(folder, { recursive: true, force: true }));

test('a remote that imports another one is not built', async () => {
  const [message] = await errors("import { format } from '../../users/src/format.ts'; console.log(format);");
  expect(message).toContain('This remote imports users/src/format.ts of the remote users.');
});

test('own sources, and what belongs to no remote, are', async () => {
  const own = "import declaration from './declaration.ts';";
  expect(await errors(`${own} import '../../shared/format.ts'; console.log(declaration);`)).toEqual([]);
});
