import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { inWorkspace, Refused, run } from '@console/workspace';
import { error, type Finding } from './finding';

/** Place in a source; lines and columns count from 1. */
interface Position {
  readonly line: number;
  readonly column: number;
}

/** What Biome reports about one import, of its JSON reporter. */
interface Diagnostic {
  /** The sentence of the rule in biome.json, which says what to import instead. */
  readonly message: string;
  readonly location: { readonly path: string; readonly start: Position; readonly end: Position };
}

/**
 * Imports of a remote that the rules in biome.json forbid: libraries behind design, other remotes, the shell.
 * @param root the workspace, with its biome.json.
 * @throws Refused when Biome does not answer.
 */
export async function importFindings(root: string, name: string): Promise<Finding[]> {
  const { output, stdout } = await run(
    process.execPath,
    [
      inWorkspace('node_modules/@biomejs/biome/bin/biome'),
      'lint',
      '--only=style/noRestrictedImports',
      '--reporter=json',
      '--max-diagnostics=none',
      '--vcs-enabled=false',
      `remotes/${name}`,
    ],
    { cwd: root, quiet: true },
  );
  if (!stdout.startsWith('{')) throw new Refused(`The imports of ${name} could not be checked:\n${output}`);
  const { diagnostics } = JSON.parse(stdout) as { diagnostics: readonly Diagnostic[] };
  return diagnostics.map(({ message, location: { path, start, end } }) => {
    const line = readFileSync(join(root, path), 'utf8').split('\n')[start.line - 1] ?? '';
    return error(`${path}:${start.line}`, `imports ${line.slice(start.column - 1, end.column - 1)}`, message);
  });
}
