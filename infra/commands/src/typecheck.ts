import { createHash } from 'node:crypto';
import { mkdirSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { inWorkspace, packages, runScript } from '@console/workspace';

/**
 * Finds the files below a folder that declare types for all others, as the keys of texts are.
 * @param folder of a package
 */
function declarations(folder: string): string[] {
  return readdirSync(folder, { withFileTypes: true }).flatMap((entry) => {
    const path = join(folder, entry.name);
    if (entry.isDirectory()) return ['node_modules', 'dist'].includes(entry.name) ? [] : declarations(path);
    return entry.name.endsWith('.d.ts') ? [path] : [];
  });
}

const cache = inWorkspace('node_modules/.cache');
mkdirSync(cache, { recursive: true });

const digest = createHash('sha256');
for (const path of packages()
  .flatMap(({ folder }) => declarations(inWorkspace(folder)))
  .sort())
  digest.update(`${path}\n`).update(readFileSync(path));

// The compiler (TypeScript 7.0) goes on from its last check, but does not check those anew that use a global declaration
// which has changed. So what it remembers counts for the same declarations only.
const memory = `types-${digest.digest('hex').slice(0, 16)}.tsbuildinfo`;
for (const name of readdirSync(cache))
  if (name.endsWith('.tsbuildinfo') && name !== memory) rmSync(join(cache, name), { force: true });

const { ok } = await runScript(
  '.',
  `tsc --noEmit --incremental --tsBuildInfoFile ${JSON.stringify(join(cache, memory))} -p .`,
);
process.exitCode = ok ? 0 : 1;
