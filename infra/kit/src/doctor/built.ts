import type { UnreleasedManifest } from '@console/deploy';
import { classifyRemote, type HostCapabilities } from '@console/remote/registry';
import { error, type Finding, warning } from './finding';

const mendOf = {
  'incompatible-contract':
    'Declare the range that the remote needs, or build the shell again: npm run build.',
  'incompatible-federation': 'Build both again: npm run build.',
  'incompatible-shared': 'Build both again with the versions of the catalog: pnpm install, npm run build.',
  'incompatible-service': 'Lower service in src/declaration.ts.',
} as const;

/** Findings on a build that the shell of the workspace would not load. */
export function fitFindings(
  where: string,
  build: UnreleasedManifest,
  shell: HostCapabilities | undefined,
): Finding[] {
  if (!shell)
    return [warning('shell', 'is not built, so nothing was compared with it', 'Run npm run build.')];
  const result = classifyRemote(build, shell);
  if (result.compatible) return [];
  const { code, of, needs, has } = result;
  return [error(where, `needs ${of} ${needs}, and the shell has ${has || 'none'} (${code})`, mendOf[code])];
}

/** Budgets of the measurements, in bytes. */
export interface Budgets {
  readonly builds: Readonly<Record<string, { readonly brotli?: number }>>;
  readonly remotes: Readonly<Record<string, { readonly brotli?: number }>>;
}

const part = 'in the console';

/** Findings on a remote over its budget; its own budget counts before that of all. */
export function sizeFindings(name: string, brotli: number, { builds, remotes }: Budgets): Finding[] {
  const limit = builds[`${name}, ${part}`]?.brotli ?? remotes[part]?.brotli;
  if (limit === undefined || brotli <= limit) return [];
  return [
    error(
      `remotes/${name}`,
      `weighs ${brotli} bytes in the console, and may weigh ${limit}`,
      'Load rarely used code on demand, or raise the budget in bench/budgets.json and give the reason.',
    ),
  ];
}
