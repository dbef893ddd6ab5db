import { randomBytes } from 'node:crypto';
import { mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { builtShell, type RunningConsole, releaseInto, startOwnConsole } from '@console/console';
import { Refused } from '@console/workspace';

/** Port, origins and builds of a test console. */
export interface TestConsoleOptions {
  /** 0 takes a free one. @defaultValue 0 */
  readonly port?: number;
  /** Origins of the pages that show its remotes. @defaultValue only its own */
  readonly origins?: readonly string[];
  /** Folder of the built shell. @defaultValue the one of the packages */
  readonly shell?: string;
  /** Folder with a folder for each built remote. @defaultValue that of this package */
  readonly remotes?: string;
}

const packed = fileURLToPath(new URL('../remotes', import.meta.url));

/** An origin as browsers say it. @throws Refused for anything else */
function readOrigin(given: string): string {
  const { origin } = URL.canParse(given) ? new URL(given) : { origin: '' };
  if (given === '' || origin !== given)
    throw new Refused(
      `${given} is not the origin of a page: give scheme, host and port, as in http://localhost:9000.`,
    );
  return origin;
}

/**
 * Starts a console with all its remotes and a service with sample data, the same at each start.
 * @throws Refused for what is no origin, and where no remotes are beside it.
 */
export async function startTestConsole({
  port = 0,
  origins = [],
  shell = builtShell('release'),
  remotes = packed,
}: TestConsoleOptions = {}): Promise<RunningConsole> {
  const allowed = origins.map(readOrigin);
  const names = await readdir(remotes).catch(() => []);
  if (names.length === 0)
    throw new Refused(`${remotes} holds no built remotes: install @console/test-console from a registry.`);
  const folder = await mkdtemp(join(tmpdir(), 'test-console-'));
  const leave = () => rm(folder, { recursive: true, force: true });
  try {
    const store = join(folder, 'store');
    for (const name of names) await releaseInto(store, join(remotes, name), 'test-console');
    const keyFile = join(folder, 'embedding.key');
    await writeFile(keyFile, randomBytes(32).toString('base64'));
    const console = await startOwnConsole({
      shell,
      port,
      store,
      data: 'memory',
      environment: { ...process.env, ALLOWED_ORIGINS: allowed.join(' '), EMBEDDING_KEY_FILE: keyFile },
    });
    return {
      url: console.url,
      async close() {
        await console.close();
        await leave();
      },
    };
  } catch (error) {
    await leave();
    throw error;
  }
}
