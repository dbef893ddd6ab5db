import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { inWorkspace, Refused, run } from '@console/workspace';
import type { Source } from '../contract/neededContract';
import { error, type Finding } from './finding';

/** Place in a source; lines and columns count from 1. */
interface Position {
  readonly line: number;
  readonly column: number;
}

/** Report of Biome about one import, of its JSON reporter. */
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

/** Of the libraries of design, what a remote imports itself. */
const open = new Set(['react', 'react-dom']);

/** Name of the package that an import asks for; undefined for a file. */
const packageOf = (request: string) => /^(?:@[^/]+\/)?[^./@][^/]*/.exec(request)?.[0];

/**
 * Imports of a remote in its own repository that reach for a library behind design: the page would have two of them.
 * @param root the repository, with its packages installed.
 */
export function ownImportFindings(root: string, sources: readonly Source[]): Finding[] {
  const design = createRequire(join(root, 'package.json')).resolve('@console/design/package.json');
  const { dependencies } = JSON.parse(readFileSync(design, 'utf8')) as {
    readonly dependencies: Readonly<Record<string, string>>;
  };
  const behind = new Set(Object.keys(dependencies).filter((name) => !open.has(name)));
  return sources.flatMap(({ path, text }) =>
    text.split('\n').flatMap((line, at) => {
      const [, request = ''] = /\b(?:from|import)\s*\(?\s*['"]([^'"]+)['"]/.exec(line) ?? [];
      return behind.has(packageOf(request) ?? '')
        ? [error(`${path}:${at + 1}`, `imports ${request}`, 'Reach it through @console/design.')]
        : [];
    }),
  );
}
