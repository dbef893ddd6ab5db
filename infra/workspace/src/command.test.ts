import { assertArguments, parseWords, Refused, runCommand } from '.';

const usage = 'rollback <remote> [build]';

/** Standard error of a command, with its exit code in front. */
async function run(main: () => void, refusedCode?: number): Promise<string> {
  const lines: string[] = [];
  jest.spyOn(console, 'error').mockImplementation((line: string) => void lines.push(line));
  process.exitCode = 0;
  await runCommand(main, { usage, refusedCode, expected: [RangeError] });
  return `${process.exitCode}: ${lines.join('\n')}`;
}

afterEach(() => {
  process.exitCode = 0;
  jest.restoreAllMocks();
});

test.each<[string, readonly string[], string]>([
  ['too few arguments show the usage', [], '2: Usage: rollback <remote> [build]'],
  ['an argument too many is named', ['a', 'b', 'c'], "2: 'c' was not expected.\n\nUsage: rollback"],
  ['an unknown option is named', ['a', '--now'], "2: Unknown option '--now'"],
  ['what fits runs', ['a', 'b'], '0: '],
])('%s', async (_, words, shown) => {
  const main = () => assertArguments(parseWords(words, {}).positionals, 1, 2);
  expect(await run(main)).toContain(shown);
});

test('what is refused is told in its own sentence, with the exit code of the command', async () => {
  const refuse = () => {
    throw new Refused('There is no remote b.');
  };
  expect(await run(refuse)).toBe('1: There is no remote b.');
  expect(await run(refuse, 2)).toBe('2: There is no remote b.');
});

test('an expected error of a library is told like a refusal, any other is thrown', async () => {
  const fail = (error: Error) => () => {
    throw error;
  };
  expect(await run(fail(new RangeError('Too far.')))).toBe('1: Too far.');
  await expect(run(fail(new TypeError('A defect.')))).rejects.toThrow('A defect.');
});
