import { mkdirSync, readdirSync, readFileSync, renameSync, rmSync, statSync } from 'node:fs';
import { join } from 'node:path';

/** Files that a test loaded when it last passed, each with its state then: time of its last change and size. */
type Loaded = Readonly<Record<string, string>>;

/** A file of a test that ran. */
export interface RanFile {
  /** Path below the workspace. */
  readonly file: string;
  readonly passed: boolean;
}

/** Knows the files that each test loaded when it last passed. */
export interface LoadedFiles {
  /** Folder into which the tests of a run write what they load (`packages/build/jest/runtime.cjs`), emptied. */
  begin(): string;
  /** Keeps what the tests that passed wrote, and forgets those that failed. */
  end(ran: readonly RanFile[]): void;
  /**
   * True for a test whose outcome changes of files cannot change: it passed, it loaded none of them, and what it loaded
   * is as it was.
   */
  isUntouched(test: string, changed: ReadonlySet<string>): boolean;
}

/**
 * @param folder where it is kept
 * @param root folder that paths are below
 */
export function loadedFiles(folder: string, root: string): LoadedFiles {
  const now = join(folder, 'now');
  const nameOf = (test: string) => encodeURIComponent(test);
  const states = new Map<string, string>();

  function stateOf(file: string): string {
    const found = statSync(join(root, file), { throwIfNoEntry: false });
    return found ? `${found.mtimeMs} ${found.size}` : '';
  }

  function isAsItWas([file, before]: readonly [string, string]): boolean {
    const state = states.get(file) ?? stateOf(file);
    states.set(file, state);
    return state === before;
  }

  function read(test: string): Loaded | undefined {
    try {
      return JSON.parse(readFileSync(join(folder, nameOf(test)), 'utf8')) as Loaded;
    } catch {
      return undefined;
    }
  }

  return {
    begin() {
      rmSync(now, { recursive: true, force: true });
      mkdirSync(now, { recursive: true });
      return now;
    },
    end(ran) {
      const written = new Set(readdirSync(now));
      for (const { file, passed } of ran) {
        const name = nameOf(file);
        if (passed && written.has(name)) renameSync(join(now, name), join(folder, name));
        else rmSync(join(folder, name), { force: true });
      }
    },
    isUntouched(test, changed) {
      const loaded = read(test);
      if (!loaded) return false;
      const files = Object.entries(loaded);
      return files.every(isAsItWas) && !files.some(([file]) => changed.has(file));
    },
  };
}
