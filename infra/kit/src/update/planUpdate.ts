import { mergeJson } from './mergeJson';
import { mergeText } from './mergeText';
import type { RepositoryFiles } from './repositoryFiles';

/** A file, or a part of one, that stays as the team has it. */
export interface UpdateNote {
  readonly path: string;
  /** Sentence with what to do. */
  readonly sentence: string;
  /** Text of the template to compare it with; absent where there is nothing to compare. */
  readonly wanted?: string;
}

/** An update as it is going to be made. */
export interface PlannedUpdate {
  /** Texts to write, by path. */
  readonly write: RepositoryFiles;
  /** Paths to remove: the template no longer has them, and the team has not changed them. */
  readonly remove: readonly string[];
  readonly notes: readonly UpdateNote[];
}

const folderOf = (path: string) => path.slice(0, path.lastIndexOf('/') + 1);

const sameLines = (path: string, wanted: string): UpdateNote => ({
  path,
  sentence: 'you and the template changed the same lines, so yours stay.',
  wanted,
});

/** A file that both sides changed. */
async function mergeFile(
  path: string,
  ours: string,
  base: string,
  next: string,
): Promise<{ text?: string; notes: readonly UpdateNote[] }> {
  if (path.endsWith('.json')) {
    try {
      const { text, conflicts } = mergeJson(ours, base, next);
      const notes = conflicts.map(({ path: keys, wanted }) => ({
        path,
        sentence: `${keys} stays as you have it; the template ${wanted === undefined ? 'no longer has it' : `has ${wanted}`}.`,
      }));
      return { text, notes };
    } catch (error) {
      if (!(error instanceof SyntaxError)) throw error;
      return { notes: [{ path, sentence: `it is not JSON (${error.message}), so it stays.`, wanted: next }] };
    }
  }
  const text = await mergeText(ours, base, next);
  return text === undefined ? { notes: [sameLines(path, next)] } : { text, notes: [] };
}

/**
 * Plan of an update. Touches nothing of the repository.
 * @param ours files of the team
 * @param base files that the template wrote when the repository was created or last updated
 * @param next files that the template writes today
 */
export async function planUpdate(
  ours: RepositoryFiles,
  base: RepositoryFiles,
  next: RepositoryFiles,
): Promise<PlannedUpdate> {
  const write = new Map<string, string>();
  const remove: string[] = [];
  const notes: UpdateNote[] = [];
  const kept = new Set([...base.keys()].filter((path) => ours.has(path)).map(folderOf));
  const given = new Set([...base.keys()].map(folderOf));
  /** A team that put its own records in place of those of the template wants no new files of these. */
  const isGivenUp = (path: string) => given.has(folderOf(path)) && !kept.has(folderOf(path));
  for (const path of [...new Set([...base.keys(), ...next.keys()])].sort()) {
    const [our, old, wanted] = [ours.get(path), base.get(path), next.get(path)];
    if (old === wanted || our === wanted) continue;
    if (our === old) {
      if (wanted === undefined) remove.push(path);
      else if (!isGivenUp(path)) write.set(path, wanted);
    } else if (our !== undefined && wanted === undefined) {
      notes.push({
        path,
        sentence: 'the template no longer has it; delete it when nothing of yours needs it.',
      });
    } else if (our !== undefined && wanted !== undefined && old === undefined) {
      notes.push({ path, sentence: 'the template now has a file of this name; yours stays.', wanted });
    } else if (our !== undefined && wanted !== undefined && old !== undefined) {
      const merged = await mergeFile(path, our, old, wanted);
      notes.push(...merged.notes);
      if (merged.text !== undefined && merged.text !== our) write.set(path, merged.text);
    }
  }
  return { write, remove, notes };
}
