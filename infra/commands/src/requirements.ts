import { readFileSync, writeFileSync } from 'node:fs';
import { assertArguments, inWorkspace, parseWords, runCommand } from '@console/workspace';
import { describeRequirements, readRows } from './requirements/describeRequirements';

const usage = `requirements <rows.tsv>

Writes docs/requirements.md from the table of requirements: tab-separated, with the columns id, owner, row and source.`;

async function main(): Promise<void> {
  const { positionals } = parseWords(process.argv.slice(2), {});
  assertArguments(positionals, 1, 1);
  const rows = readRows(readFileSync(positionals[0] ?? '', 'utf8'));
  writeFileSync(inWorkspace('docs/requirements.md'), describeRequirements(rows));
  console.log(`Wrote ${rows.length} requirements into docs/requirements.md.`);
}

await runCommand(main, { usage });
