import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { contractFolder, contractState } from './contract';

// pnpm contract [--because <why>]: writes the reference and the snapshot of what a remote may use.
const { values } = parseArgs({ options: { because: { type: 'string' } } });
const { files, complaints } = await contractState(values.because);
if (complaints.length > 0) {
  console.error(complaints.join('\n\n'));
  process.exitCode = 1;
} else {
  await mkdir(contractFolder, { recursive: true });
  for (const [name, text] of files) await writeFile(join(contractFolder, name), text);
  console.log(`Wrote ${[...files.keys()].join(', ')} in docs/contract.`);
}
