import { comparedPath, type Update } from './updateRepository';

/** Report of an update: what changed, what stays and why, what to do next. */
export function describeUpdate({ from, to, migrations, files, notes, manager }: Update): string {
  if (from === to) return `This repository is of ${to} already. Nothing was changed.`;
  const list = (items: readonly string[]) => items.map((item) => `  ${item}\n`).join('');
  const kept = notes.map(({ path, sentence, wanted }) =>
    wanted === undefined
      ? `${path}: ${sentence}`
      : `${path}: ${sentence} The template has ${comparedPath(path)}.`,
  );
  return [
    `Updated from ${from} to ${to}.\n`,
    migrations.length > 0 && `Migrated:\n${list(migrations)}`,
    `Changed:\n${list(files)}`,
    kept.length > 0 && `For you to look at:\n${list(kept)}`,
    `  ${manager.name} install
  npm test
  git diff        what changed
  git stash -u    takes it back`,
  ]
    .filter(Boolean)
    .join('\n');
}
