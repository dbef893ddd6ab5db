import { mkdir, rm, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { assertArguments, parseWords, Refused, runCommand } from '@console/workspace';
import { contractFolder, contractState } from './contract';

const usage = `contract [--because <reason>]

Writes what remotes may import into docs/contract, and what changed since the last time.
  --because   why no remote that is built notices a breaking change`;

async function main(): Promise<void> {
  const { values, positionals } = parseWords(process.argv.slice(2), { because: { type: 'string' } });
  assertArguments(positionals, 0, 0);
  const { files, complaints } = await contractState(values.because);
  if (complaints.length > 0) throw new Refused(complaints.join('\n\n'));
  await rm(contractFolder, { recursive: true, force: true });
  for (const [name, text] of files) {
    await mkdir(dirname(join(contractFolder, name)), { recursive: true });
    await writeFile(join(contractFolder, name), text);
  }
  console.log(`Wrote ${files.size} files into docs/contract.`);
}

await runCommand(main, { usage });
