import { execFileSync } from 'node:child_process';
import { userInfo } from 'node:os';

/** Output of git, undefined where there is no git, no repository, or no output. */
function git(...words: string[]): string | undefined {
  try {
    const said = execFileSync('git', words, { encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] });
    return said.trim() || undefined;
  } catch {
    return undefined;
  }
}

/** Who works here: the address that commits carry, else the name of the account. */
export const author = (): string => git('config', 'user.email') ?? userInfo().username;

/** Subject of the last commit to a folder. */
export const lastSubject = (folder: string): string | undefined =>
  git('-C', folder, 'log', '-1', '--format=%s', '--', '.');
