import { existsSync } from 'node:fs';
import { cp, mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { dirname, join, relative, sep } from 'node:path';
import { inWorkspace, Refused } from '@console/workspace';
import { transform } from '@swc/core';
import { carry, dependenciesOf, trimmedLibraries, wholeLibrary } from './libraries';
import { packedPath, publishedManifest } from './manifest';
import { builtFrom, carriedFolders, manifestOf, readJson, workspaceSettings } from './published';
import { completeSpecifiers } from './specifiers';

/** Values common to all packages of a publication. */
interface Together {
  readonly version: string;
  /** Folder in which the type declarations lie, laid out like the workspace. */
  readonly declarations: string;
  /** Id of the sources of a package, from its folder and the folder in it whose files count. */
  readonly sourcesOf: (folder: string, counted: string) => string;
}

const isModule = (path: string) => /\.tsx?$/.test(path) && !path.endsWith('.d.ts');

/** Files that are laid down as they are, though they are modules: what new remotes are made from. */
const isVerbatim = (path: string) => path.startsWith('template/');

const isPassedOver = (path: string) =>
  /(^|\/)(node_modules|dist)\//.test(path) ||
  /\.(test|gallery)\.[a-z]+$/.test(path) ||
  (isVerbatim(path) && path.includes('.generated.'));

/** The files of a package that travel, from its folder. */
async function filesOf(folder: string, listed: readonly string[]): Promise<string[]> {
  let found: string[] = [];
  // A later entry counts more than those before it.
  for (const entry of listed) {
    if (entry.startsWith('!')) {
      const left = entry.slice(1);
      found = found.filter((path) => path !== left && !path.startsWith(`${left}/`));
      continue;
    }
    const place = inWorkspace(folder, entry);
    if (!existsSync(place)) throw new Error(`${folder}/package.json lists ${entry}, which is not there.`);
    const below = await readdir(place, { recursive: true, withFileTypes: true }).catch(() => undefined);
    if (!below) found.push(entry);
    for (const one of below ?? [])
      if (one.isFile())
        found.push(relative(inWorkspace(folder), join(one.parentPath, one.name)).split(sep).join('/'));
  }
  return found.filter((path) => !isPassedOver(path)).sort();
}

async function translated(path: string, source: string): Promise<{ code: string; map: string }> {
  const { code, map = '{}' } = await transform(source, {
    filename: path,
    sourceFileName: path,
    swcrc: false,
    configFile: false,
    sourceMaps: true,
    jsc: {
      target: 'es2022',
      parser: { syntax: 'typescript', tsx: path.endsWith('x') },
      transform: { react: { runtime: 'automatic' } },
      preserveAllComments: true,
    },
    module: { type: 'es6' },
  });
  return { code, map };
}

/** Lays a package out in a folder as a registry gets it: modules translated, with their types and maps. */
export async function stagePackage(
  folder: string,
  stage: string,
  { version, declarations, sourcesOf }: Together,
): Promise<void> {
  const manifest = manifestOf(folder);
  const { catalog, patched } = workspaceSettings();
  const files = await filesOf(folder, manifest.files ?? ['src']);
  await rm(stage, { recursive: true, force: true });
  const targets = new Map(files.map((path) => [path, isVerbatim(path) ? path : packedPath(path)]));
  const written = new Set(targets.values());
  const put = async (path: string, content: string | Buffer) => {
    await mkdir(dirname(join(stage, path)), { recursive: true });
    await writeFile(join(stage, path), content);
  };
  const complete = (at: string, code: string, ending: string) =>
    completeSpecifiers(code, (path) => written.has(join(dirname(at), path).split(sep).join('/')), ending);

  // Declarations first: imports in them lead to other declarations.
  const typed: (readonly [path: string, text: string])[] = [];
  for (const [path, target] of targets) {
    if (!isModule(path) || isVerbatim(path)) continue;
    const declaration = path.replace(/\.tsx?$/, '.d.ts');
    const text = await readFile(join(declarations, folder, declaration), 'utf8').catch(() => {
      throw new Refused(
        `The types of ${folder}/${path} could not be written: say the types of what it exports, then pack again.`,
      );
    });
    typed.push([target.replace(/\.js$/, '.d.ts'), text]);
  }
  for (const [path] of typed) written.add(path);

  for (const [path, text] of typed) await put(path, complete(path, text, '.d.ts'));
  for (const [path, target] of targets) {
    const source = inWorkspace(folder, path);
    if (isModule(path) && !isVerbatim(path)) {
      const { code, map } = await translated(path, await readFile(source, 'utf8'));
      const name = target.split('/').at(-1);
      await put(target, `${complete(target, code, '.js').trimEnd()}\n//# sourceMappingURL=${name}.map\n`);
      await put(`${target}.map`, map);
    } else if (path.endsWith('.d.ts') && !isVerbatim(path)) {
      await put(target, complete(target, await readFile(source, 'utf8'), '.d.ts'));
    } else {
      await mkdir(dirname(join(stage, target)), { recursive: true });
      await cp(source, join(stage, target));
    }
  }
  for (const [from, to] of [
    [inWorkspace('LICENSE'), 'LICENSE'],
    [inWorkspace(folder, 'README.md'), 'README.md'],
  ] as const)
    if (existsSync(from)) await cp(from, join(stage, to));

  // Compressed copies are for servers of many; they can be made again.
  for (const [to, from] of Object.entries(carriedFolders[folder] ?? {}))
    await cp(inWorkspace(from), join(stage, to), {
      recursive: true,
      filter: (path) => !/\.(br|gz)$/.test(path),
    });

  const here = inWorkspace(folder);
  const carried = [
    ...patched
      .filter((name) => manifest.dependencies?.[name] !== undefined)
      .map((name) => wholeLibrary(name, here)),
    ...(folder === 'packages/design' ? trimmedLibraries(here) : []),
  ];
  for (const library of carried) await carry(library, stage);
  const { license, engines, browserslist } = readJson<Record<string, unknown>>('package.json');
  const counted = builtFrom[folder];
  const fields = {
    license,
    engines,
    ...(folder === 'packages/build' && { browserslist }),
    ...(counted !== undefined && {
      console: { shared: manifest.version, sources: sourcesOf(inWorkspace(folder), counted) },
    }),
  };
  const isThere = (path: string) => written.has(path.replace(/^\.\//, ''));
  const published = publishedManifest(manifest, {
    version,
    catalog,
    carried: carried.map(({ name }) => name),
    needed: dependenciesOf(carried),
    isThere,
    fields,
  });
  await put('package.json', `${JSON.stringify(published, null, 2)}\n`);
}
