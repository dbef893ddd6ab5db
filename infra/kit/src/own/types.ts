import { assertArguments, checkTypes, parseWords, runCommand } from '@console/workspace';
import { writeSources } from './writeSources';

const usage = `types

Checks the types of the remote, the keys of its messages among them.`;

await runCommand(
  async () => {
    const { positionals } = parseWords(process.argv.slice(2), {});
    assertArguments(positionals, 0, 0);
    await writeSources();
    if (!(await checkTypes('.')).ok) process.exitCode = 1;
  },
  { usage },
);
