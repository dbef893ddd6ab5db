import { mkdir, rm, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { assertArguments, parseWords, Refused, runCommand } from '@console/workspace';
import { type ContractState, contractState, staleFiles } from './contract';
import { contractFolder } from './log';

const usage = `contract [--because <reason>] [--check]

Writes what remotes may import into docs/contract, and what changed since the last time.
  --because   why no remote that is built notices a breaking change
  --check     writes nothing, and fails when docs/contract is not what would be written`;

async function write(files: ContractState['files']): Promise<void> {
  await rm(contractFolder, { recursive: true, force: true });
  for (const [name, text] of files) {
    await mkdir(dirname(join(contractFolder, name)), { recursive: true });
    await writeFile(join(contractFolder, name), text);
  }
  console.log(`Wrote ${files.size} files into docs/contract.`);
}

function check(files: ContractState['files']): void {
  const stale = staleFiles(files);
  if (stale.length > 0)
    throw new Refused(`${stale.join(', ')}: not current. Run "npm run contract" and commit docs/contract.`);
  console.log(`All ${files.size} files in docs/contract are current.`);
}

async function main(): Promise<void> {
  const { values, positionals } = parseWords(process.argv.slice(2), {
    because: { type: 'string' },
    check: { type: 'boolean', default: false },
  });
  assertArguments(positionals, 0, 0);
  const { files, complaints } = await contractState(values.because);
  if (complaints.length > 0) throw new Refused(complaints.join('\n\n'));
  if (values.check) check(files);
  else await write(files);
}

await runCommand(main, { usage });
