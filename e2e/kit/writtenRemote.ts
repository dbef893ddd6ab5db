import { readFileSync, writeFileSync } from 'node:fs';
import { cp, mkdtemp, rm, symlink } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { type DevServer, type Leak, startDevServer } from '@console/kit';

const workspace = resolve(import.meta.dirname, '../..');

/** A copy of the remote of readers that is being written, and its server. */
export interface WrittenRemote {
  readonly server: DevServer;
  /** Leftovers that the console reported, each time the pages were left. */
  readonly left: readonly (readonly Leak[])[];
  /** Changes sources, `src/declaration.ts`, all of them before the next build begins. */
  edit(changes: Readonly<Record<string, (text: string) => string>>): void;
  close(): Promise<void>;
}

/** Copies the readers remote, serves it as `npm run dev` does, and collects what it leaves behind. */
export async function startWrittenRemote(): Promise<WrittenRemote> {
  const remote = await mkdtemp(join(tmpdir(), 'console-readers-'));
  const source = join(workspace, 'remotes/readers');
  await cp(source, remote, { recursive: true, filter: (path) => !/(node_modules|dist)$/.test(path) });
  await symlink(join(source, 'node_modules'), join(remote, 'node_modules'));
  const left: (readonly Leak[])[] = [];
  const server = await startDevServer({ remote, onLeft: (leaks) => left.push(leaks) });
  return {
    server,
    left,
    edit(changes) {
      for (const [file, change] of Object.entries(changes)) {
        const path = join(remote, file);
        writeFileSync(path, change(readFileSync(path, 'utf8')));
      }
    },
    async close() {
      await server.close();
      await rm(remote, { recursive: true, force: true });
    },
  };
}
