import { type ParseArgsConfig, parseArgs } from 'node:util';
import { Refused } from './Refused';

/** Thrown when a command line is not understood; the usage of the command is shown with the message. */
export class UsageError extends Error {
  override readonly name = 'UsageError';
}

/**
 * Reads the arguments and options of a command line.
 * @throws UsageError when an option is not known or lacks its value.
 */
export function parseWords<const Options extends NonNullable<ParseArgsConfig['options']>>(
  words: readonly string[],
  options: Options,
): ReturnType<typeof parseArgs<{ args: string[]; options: Options; allowPositionals: true }>> {
  try {
    return parseArgs({ args: [...words], options, allowPositionals: true });
  } catch (error) {
    throw new UsageError((error as Error).message, { cause: error });
  }
}

/**
 * Checks the number of arguments.
 * @throws UsageError when there are fewer than `least` or more than `most`.
 */
export function assertArguments(words: readonly string[], least: number, most: number): void {
  if (words.length < least) throw new UsageError('');
  if (words.length > most) throw new UsageError(`'${words[most]}' was not expected.`);
}

/** Usage and exit codes of a command. */
export interface CommandOptions {
  /** Syntax of the command: `rollback <remote> [build]`; more lines may explain it. */
  readonly usage: string;
  /** Exit code when the command is refused. @defaultValue 1 */
  readonly refusedCode?: number;
  /** Errors of libraries whose message is shown like that of {@link Refused}. @defaultValue none */
  readonly expected?: readonly (new (
    ...given: never[]
  ) => Error)[];
}

let outputCut = false;

/** True after the reader of the output of this process has stopped, as `head` does. */
export const isOutputCut = (): boolean => outputCut;

const surviving = new WeakSet<object>();

/** Lets a command go on in silence when nobody reads any more; what it has begun to change is finished. */
function surviveCut(): void {
  for (const stream of [process.stdout, process.stderr]) {
    if (surviving.has(stream)) continue;
    surviving.add(stream);
    stream.on('error', (error: NodeJS.ErrnoException) => {
      if (error.code !== 'EPIPE') throw error;
      outputCut = true;
    });
  }
}

/**
 * Runs a command and sets the exit code of the process: 2 when the command line was not understood, `refusedCode`
 * when the command was refused. Both are shown as a message without a stack. Any other error is thrown.
 */
export async function runCommand(
  main: () => Promise<void> | void,
  { usage, refusedCode = 1, expected = [] }: CommandOptions,
): Promise<void> {
  surviveCut();
  try {
    await main();
  } catch (error) {
    if (error instanceof UsageError) {
      console.error([error.message, `Usage: ${usage}`].filter(Boolean).join('\n\n'));
      process.exitCode = 2;
    } else if (error instanceof Error && [Refused, ...expected].some((kind) => error instanceof kind)) {
      console.error(error.message);
      process.exitCode = refusedCode;
    } else throw error;
  }
}
