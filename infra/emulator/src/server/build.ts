import { execFile } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';

const root = new URL('../../', import.meta.url);

const { name, version } = JSON.parse(readFileSync(new URL('package.json', root), 'utf8')) as {
  name: string;
  version: string;
};

/** The emulator's own name and version. */
export const product = { name, version };

let commit: Promise<string | null> | undefined;

/** The commit this runs from: `COMMIT_ID` of the environment where there is no repository, else `null`. */
export function commitId(): Promise<string | null> {
  commit ??= process.env.COMMIT_ID
    ? Promise.resolve(process.env.COMMIT_ID)
    : promisify(execFile)('git', ['rev-parse', 'HEAD'], { cwd: fileURLToPath(root) }).then(
        ({ stdout }) => stdout.trim(),
        () => null,
      );
  return commit;
}
