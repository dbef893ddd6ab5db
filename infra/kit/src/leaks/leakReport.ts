import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import type { Leak } from './leak';

/** Report of `pnpm dev` on a remote when its pages were left last. */
export interface LeakReport {
  /** Stands for the sources at that time. */
  readonly sources: string;
  readonly leaks: readonly Leak[];
}

const place = (root: string, remote: string) => join(root, '.console/dev', remote, 'leaks.json');

/** Keeps what a remote left behind, for the doctor. */
export function writeLeakReport(root: string, remote: string, report: LeakReport): void {
  const file = place(root, remote);
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, JSON.stringify(report));
}

/** Reads the last report on a remote; undefined where its pages were never left in `pnpm dev`. */
export function readLeakReport(root: string, remote: string): LeakReport | undefined {
  const file = place(root, remote);
  return existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as LeakReport) : undefined;
}
