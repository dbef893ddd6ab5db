import { type Command, commandKinds } from './command';
import { fold, type Rank, rankOf, wordsIn } from './words';

/** A command with what it is searched by. */
export interface SearchableCommand {
  readonly command: Command;
  readonly text: string;
}

/** A command that a query has found; the lower the rank the better. */
interface FoundCommand {
  readonly command: Command;
  readonly rank: Rank;
}

/** Prepares commands for searching, once for many searches. */
export function prepareCommands(commands: readonly Command[]): SearchableCommand[] {
  return commands.map((command) => ({ command, text: fold(`${command.label} ${command.detail}`) }));
}

/**
 * The commands that contain every word of a query, best first: whole labels, then beginnings of the label, then
 * beginnings of words, then the rest; pages before actions. All of them without a query.
 */
export function searchCommands(commands: readonly SearchableCommand[], query: string): FoundCommand[] {
  const words = wordsIn(query);
  const kindOf = ({ command }: FoundCommand) => commandKinds.indexOf(command.kind);
  return commands
    .flatMap(({ command, text }) => {
      const rank = rankOf(text, command.label.length, words);
      return rank === undefined ? [] : [{ command, rank }];
    })
    .sort((one, other) => one.rank - other.rank || kindOf(one) - kindOf(other));
}
