import { existsSync, readFileSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress } from 'node:zlib';
import { appIdentity } from '@console/build/appIdentity';
import { PageFileError, writeRemoteModule } from '@console/build/generate/remoteModule';
import { builtShell } from '@console/console';
import {
  builtFiles,
  checkPins,
  checkPolicy,
  demandDeclared,
  presentRegistry,
  ReleaseRefused,
  readSite,
  readUnreleasedManifest,
} from '@console/deploy';
import { contractVersion, type RemoteDeclaration } from '@console/remote';
import type { HostCapabilities } from '@console/remote/registry';
import { KeyError, StoreError } from '@console/store';
import { checkTypes, isOwnRepository, Refused, remoteFolder, remotesOf } from '@console/workspace';
import { builtSources, knownSince } from '../contract/demandContract';
import { declarationOf } from '../declarationOf';
import { BuildFailed, buildOnce } from '../dev/buildOnce';
import { readLeakReport } from '../leaks/leakReport';
import { sourcesIn } from '../sourcesIn';
import { type Budgets, fitFindings, sizeFindings } from './built';
import { error, type Finding, warning } from './finding';
import { importFindings, ownImportFindings } from './imports';
import { type Manifest, manifestFindings, toolFindings } from './installation';
import { leakFindings } from './leaks';
import { examineTexts, readJson } from './sourceFiles';
import { contractFindings } from './sources';

const compress = promisify(brotliCompress);

/** Runs a check and turns its refusal into a finding. */
async function attempted(where: string, fix: string, act: () => Promise<void> | void): Promise<Finding[]> {
  try {
    await act();
    return [];
  } catch (cause) {
    const known = [ReleaseRefused, StoreError, KeyError, Refused, PageFileError].some(
      (kind) => cause instanceof kind,
    );
    if (!known) throw cause;
    return [error(where, (cause as Error).message, fix)];
  }
}

/**
 * True for a folder with the build of the sources as they are: its container ends with the id of what it was
 * built from.
 */
function isCurrent(folder: string): boolean {
  const path = join(folder, 'dist/build.json');
  if (!existsSync(path)) return false;
  const { container } = readJson<{ readonly container?: string }>(path);
  return container?.endsWith(appIdentity(folder).id) ?? false;
}

/** Place of a remote in findings: its folder, or its name where the repository is its own. */
const placeOf = (root: string, name: string) => (isOwnRepository(root) ? name : remoteFolder(name, root));

/** Examines the build of the sources as they are; where `dist` is another one, they are built elsewhere first. */
async function examineBuild(root: string, name: string): Promise<Finding[]> {
  const folder = join(root, remoteFolder(name, root));
  if (isCurrent(folder)) return examineFiles(root, name, join(folder, 'dist'));
  const place = await mkdtemp(join(tmpdir(), 'console-doctor-'));
  try {
    await buildOnce(folder, place, 'release');
    return await examineFiles(root, name, place);
  } catch (cause) {
    if (!(cause instanceof BuildFailed)) throw cause;
    return [error(placeOf(root, name), `cannot be built:\n${cause.message}`, 'Correct that first.')];
  } finally {
    await rm(place, { recursive: true, force: true });
  }
}

async function examineFiles(root: string, name: string, dist: string): Promise<Finding[]> {
  const own = isOwnRepository(root);
  const where = placeOf(root, name);
  const rebuild = own ? 'Run npm run build.' : `Run npm run build -- remotes/${name}.`;
  const path = join(dist, 'build.json');
  const shellPath = join(own ? builtShell('release') : join(root, 'shell/dist'), 'build.json');
  // The contract is that of the sources: the shell may have been built before it changed.
  const shell = existsSync(shellPath)
    ? { ...readJson<HostCapabilities>(shellPath), contract: contractVersion }
    : undefined;
  const refused: Finding[] = [];
  const built = [];
  try {
    built.push(readUnreleasedManifest(readFileSync(path, 'utf8')));
  } catch (cause) {
    if (!(cause instanceof Error)) throw cause;
    refused.push(error(where, cause.message, rebuild));
  }
  const [build] = built;
  if (!build) return refused;
  const files = await builtFiles(dist);
  // Languages are pinned by a file of their own, and are not loaded by everybody.
  const scripts = files.filter(
    ({ path }) => path.endsWith('.js') && !path.startsWith('fallback.') && build.integrity[path],
  );
  const weights = await Promise.all(scripts.map(async ({ content }) => (await compress(content)).length));
  return [
    ...fitFindings(where, build, shell),
    ...(await attempted(where, rebuild, () => checkPins(build, files))),
    ...(await attempted(where, 'docs/decisions/0005 explains what to do instead.', () => checkPolicy(files))),
    // The budgets are those of this workspace; what a first visit takes is held by the release everywhere.
    ...(own
      ? []
      : sizeFindings(
          name,
          weights.reduce((sum, size) => sum + size, 0),
          readJson<Budgets>(join(root, 'bench/budgets.json')),
        )),
  ];
}

/** Findings of the compiler on the sources, each with its place. */
async function typeFindings(root: string, name: string): Promise<Finding[]> {
  const { ok, output } = await checkTypes(remoteFolder(name, root), { quiet: true });
  if (ok) return [];
  const mistakes = [...output.matchAll(/^(\S.*?)\((\d+),\d+\): error (.+)$/gm)];
  return mistakes.map(([, path = '', line = '', said = '']) =>
    error(`${path}:${line}`, said, 'Correct the types; npm run typecheck shows them again.'),
  );
}

/** Commands find the remote of a repository by the name of its package. */
const nameFindings = (name: string, declaration: RemoteDeclaration): Finding[] =>
  declaration.name === name
    ? []
    : [
        error(
          'package.json',
          `is called ${name}, and the remote ${declaration.name}`,
          `Give the package the name ${declaration.name}.`,
        ),
      ];

/** Looks for what does not fit about one remote. */
export async function examineRemote(root: string, name: string): Promise<Finding[]> {
  const own = isOwnRepository(root);
  const where = placeOf(root, name);
  const folder = join(root, remoteFolder(name, root));
  const inRemote = (finding: Finding): Finding =>
    !own && finding.where.startsWith('src/')
      ? { ...finding, where: `remotes/${name}/${finding.where}` }
      : finding;
  if (!existsSync(join(folder, 'node_modules')))
    return [error(where, 'has no packages installed', `Run ${own ? 'npm' : 'pnpm'} install.`)];
  let declaration: RemoteDeclaration;
  try {
    declaration = await declarationOf(root, name);
  } catch (cause) {
    if (!(cause instanceof Refused)) throw cause;
    return [inRemote(error('src/declaration.ts', cause.message, 'Correct that first.'))];
  }
  const sources = sourcesIn(folder);
  return [
    ...(own
      ? [...nameFindings(name, declaration), ...ownImportFindings(root, sources)]
      : [
          ...manifestFindings(
            readJson<Manifest>(join(folder, 'package.json')),
            readFileSync(join(root, 'pnpm-lock.yaml'), 'utf8'),
            where,
          ),
          ...(await importFindings(root, name)),
        ]),
    // The keys of its messages are types.
    ...(await attempted('src/declaration.ts', 'Call the file of a page or a card like it.', () =>
      writeRemoteModule(folder, declaration),
    )),
    ...(await typeFindings(root, name)),
    ...examineTexts(root, folder),
    ...contractFindings(declaration, builtSources(folder), knownSince()),
    ...leakFindings(where, readLeakReport(root, name), appIdentity(folder).id),
    ...(await examineBuild(root, name)),
  ].map(inRemote);
}

/** Looks at the tools, at areas that two remotes claim, and at the store that is released to. */
export async function examineWorkspace(root: string): Promise<Finding[]> {
  // A repository of its own says neither; it needs the Node of the packages, and takes any package manager.
  const { engines = { node: '>=20.19' }, packageManager } = readJson<{
    engines?: { node: string };
    packageManager?: string;
  }>(join(root, 'package.json'));
  const store = process.env.STORE_DIR || join(root, '.console/store');
  const claims = new Map<string, string>();
  const clashes: Finding[] = [];
  for (const name of remotesOf(root)) {
    const declared = await declarationOf(root, name).catch(() => undefined);
    for (const { name: area } of declared?.areas ?? []) {
      const other = claims.get(area);
      if (other)
        clashes.push(
          error(
            `remotes/${name}`,
            `serves the area ${area}, and so does ${other}`,
            'Only one of them may declare it.',
          ),
        );
      claims.set(area, name);
    }
  }
  const keys: Finding[] = [];
  const reached = await attempted(
    store,
    'Check STORE_DIR and the keys: infra/deploy/README.md.',
    async () => {
      const site = readSite(store);
      if (!site.own && site.keys.length === 0)
        keys.push(
          warning(
            'keys',
            'there is no key to sign releases with yet',
            'The first release creates one; or name it in REGISTRY_KEY_FILE.',
          ),
        );
      const present = await presentRegistry(site);
      if (!present) keys.push(warning(store, 'holds no registry yet', 'The first release creates it.'));
      else if (isOwnRepository(root))
        for (const name of remotesOf(root)) demandDeclared(site, present, name, [...claims.keys()]);
    },
  );
  return [
    ...toolFindings({
      node: process.versions.node,
      leastNode: engines.node.replace('>=', ''),
      startedBy: process.env.npm_config_user_agent,
      pin: packageManager,
    }),
    ...clashes,
    ...reached,
    ...keys,
  ];
}
