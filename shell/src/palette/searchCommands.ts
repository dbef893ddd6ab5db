import { type Command, commandKinds } from './command';

/** How many commands are offered at once; more would not be read. */
export const offered = 50;

/** A command with what it is searched by. */
export interface SearchableCommand {
  readonly command: Command;
  readonly text: string;
}

/** Prepares commands for searching, once for many searches. */
export function prepareCommands(commands: readonly Command[]): SearchableCommand[] {
  return commands.map((command) => ({ command, text: fold(`${command.label} ${command.detail}`) }));
}

/**
 * The commands that contain every word of a query, best first: whole labels, then beginnings of the label, then
 * beginnings of words, then the rest; pages before actions before records. Without a query what was opened last, then
 * pages and actions.
 *
 * @param recent - keys of commands, the latest first. @defaultValue none
 */
export function searchCommands(
  commands: readonly SearchableCommand[],
  query: string,
  recent: readonly string[] = [],
): Command[] {
  const words = fold(query).split(' ').filter(Boolean);
  if (words.length === 0)
    return withoutQuery(
      commands.map(({ command }) => command),
      recent,
    );
  const found: { readonly command: Command; readonly rank: number }[] = [];
  for (const { command, text } of commands) {
    const rank = rankOf(text, command, words);
    if (rank !== undefined) found.push({ command, rank });
  }
  return found
    .sort((one, other) => one.rank - other.rank)
    .slice(0, offered)
    .map(({ command }) => command);
}

function withoutQuery(commands: readonly Command[], recent: readonly string[]): Command[] {
  const latest = recent.flatMap((key) => commands.find((command) => command.key === key) ?? []);
  const others = commands.filter(
    (command) => (command.kind === 'page' || command.kind === 'action') && !latest.includes(command),
  );
  return [...latest, ...others].slice(0, offered);
}

/** The lower the better; undefined: a word is missing. Sorting is stable, so equals stay in their order. */
function rankOf(text: string, { kind, label }: Command, words: readonly string[]): number | undefined {
  const phrase = words.join(' ');
  if (!words.every((word) => text.includes(word))) return undefined;
  const fits =
    text.startsWith(phrase) && phrase.length === label.length
      ? 0
      : text.startsWith(phrase)
        ? 1
        : words.every((word) => text.startsWith(word) || text.includes(` ${word}`))
          ? 2
          : 3;
  return fits * commandKinds.length + commandKinds.indexOf(kind);
}

/** Case and accents do not matter, nor do the characters that stand between words in names. */
function fold(text: string): string {
  return text
    .normalize('NFD')
    .replace(/\p{Mark}/gu, '')
    .toLowerCase()
    .replace(/[\s_\-/.:]+/g, ' ')
    .trim();
}
