/** An address in a line of a stack, without its place in the file. */
const address = /https?:\/\/[^\s)]+/;

/**
 * The script that called the function which took a stack: the second one that it names, after that function itself.
 * @returns undefined where the stack does not say.
 */
export function callerOf(stack: string | undefined): string | undefined {
  const [, caller] = (stack ?? '').split('\n').flatMap((line) => address.exec(line) ?? []);
  return caller;
}
