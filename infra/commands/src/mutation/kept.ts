import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import type { Mutant } from './mutants';
import type { Part } from './parts';

interface Kept {
  readonly key: string;
  readonly mutants: readonly Mutant[];
}

const fileOf = (folder: string, { room, source }: Part) => join(folder, room, `${source}.json`);

/** Result of a part in an earlier run; undefined when anything it was made of is different now. */
export function readKept(folder: string, part: Part): readonly Mutant[] | undefined {
  try {
    const kept = JSON.parse(readFileSync(fileOf(folder, part), 'utf8')) as Kept;
    return kept.key === part.key ? kept.mutants : undefined;
  } catch {
    return undefined;
  }
}

/** Keeps the result of a part. */
export function keep(folder: string, part: Part, mutants: readonly Mutant[]): void {
  const file = fileOf(folder, part);
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, JSON.stringify({ key: part.key, mutants } satisfies Kept));
}
