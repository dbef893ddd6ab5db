import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync, statfsSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** A small disk of a test's own. */
export interface SmallDisk {
  readonly folder: string;
  /** Leaves so many bytes of room. @defaultValue none */
  fill(room?: number): void;
  /** Makes room again. */
  empty(): void;
  remove(): void;
}

const mount = (folder: string, size: string) =>
  execFileSync('mount', ['-t', 'tmpfs', '-o', `size=${size}`, 'none', folder], { stdio: 'ignore' });
const unmount = (folder: string) => execFileSync('umount', ['-l', folder], { stdio: 'ignore' });

/** Mounts a disk. @param size as `mount` writes it, `64m` @throws for who may mount none */
export function mountSmallDisk(size: string): SmallDisk {
  const folder = mkdtempSync(join(tmpdir(), 'disk-'));
  try {
    mount(folder, size);
  } catch (error) {
    rmSync(folder, { recursive: true });
    throw error;
  }
  const filler = join(folder, 'filler');
  return {
    folder,
    fill(room = 0) {
      const { bavail, bsize } = statfsSync(folder);
      writeFileSync(filler, Buffer.alloc(Math.max(0, bavail * bsize - room)));
    },
    empty: () => rmSync(filler, { force: true }),
    remove() {
      unmount(folder);
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

/** True for who may mount disks: root, on a machine that lets it. */
export function mayMount(): boolean {
  try {
    mountSmallDisk('64k').remove();
    return true;
  } catch {
    return false;
  }
}
