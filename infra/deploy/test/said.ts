import { runDeployCommand } from '../src/commandLine';

/** Output of a command, with its exit code in front when it is not good. */
export async function said(...words: string[]): Promise<string> {
  const lines: string[] = [];
  const say = (line: string) => void lines.push(line);
  jest.spyOn(console, 'log').mockImplementation(say);
  jest.spyOn(console, 'error').mockImplementation(say);
  process.exitCode = 0;
  await runDeployCommand(words);
  return (process.exitCode ? `${process.exitCode}: ` : '') + lines.join('\n');
}
