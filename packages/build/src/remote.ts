import { randomBytes } from 'node:crypto';
import { existsSync } from 'node:fs';
import { resolve } from 'node:path';
import { type RemoteDeclaration, remoteDeclarationSchema } from '@console/remote';
import { checkDeclaration, satisfiesContract } from '@console/remote/contract';
import { licensesFile, materialsFile } from '@console/remote/registry';
import type { Chunk, Configuration } from '@rspack/core';
import { Ajv } from 'ajv';
import { appIdentity } from './appIdentity';
import { BuildManifestPlugin } from './BuildManifestPlugin';
import { antdModules, common } from './common';
import { declaredTexts } from './declaredTexts';
import { exposeChunk, federation, federationVersion } from './federation';
import { translated } from './generate/files';
import { remoteModuleFile, writeRemoteModule } from './generate/remoteModule';
import { IntegrityPlugin } from './IntegrityPlugin';
import { isDevelopment } from './isDevelopment';
import { ModuleOrderPlugin } from './ModuleOrderPlugin';
import { BundledPackages } from './materials/bundledPackages';
import { MaterialsPlugin } from './materials/MaterialsPlugin';
import { OwnSourcesPlugin } from './ownSources';
import { PageTextsPlugin } from './PageTextsPlugin';
import { jointAliases, sharedVersions } from './shares';
import { WorkersPlugin } from './WorkersPlugin';

/** Thrown when a remote's declaration does not keep the contract; names what is wrong. */
class DeclarationError extends Error {
  override readonly name = 'DeclarationError';
}

function validated(declaration: RemoteDeclaration): RemoteDeclaration {
  const ajv = new Ajv({ allErrors: true });
  if (!ajv.validate(remoteDeclarationSchema, declaration))
    throw new DeclarationError(
      `The declaration of the remote does not keep the contract: ${ajv.errorsText()}.`,
    );
  const faults = checkDeclaration(declaration);
  if (faults.length > 0) throw new DeclarationError(faults.join(' '));
  return declaration;
}

/**
 * True for a chunk of the remote itself: its exposed module, its pages and what it loads on demand, which all
 * have names. Copies of shared modules, for pages without a shell, are in chunks without a name or in those
 * of antd. What an own chunk imports without sharing it stays there: in `fallback` it would bring all copies
 * into the console.
 */
const isOwn = ({ name }: Chunk): boolean => name !== undefined && !/^(antd-|fallback|time-)/.test(name);

/** Scripts of one language: of the remote's own pages, and of what stands in for the shell. */
const isLanguage = (file: string) => /^(messages|help|language|time)-(?!en)[a-z]{2}\./.test(file);

/** File with everything that a build says in other languages than English, see `BuildLanguages` of the contract. */
const languagesFile = 'languages.json';

/** Modules of some kind, but for those of a language other than English: these travel by themselves. */
const inEnglish = ({ source }: RegExp) =>
  new RegExp(`^(?!.*[\\\\/]locale[\\\\/](?:${translated.join('|')})[._-]).*(?:${source})`);

/** The modules that stand in for the shell: the same ones in the workspace and from installed packages. */
const shellParts = inEnglish(
  /[\\/]node_modules[\\/](?!@console[\\/])|[\\/](?:packages|@console)[\\/](?:design|remote)[\\/]/,
);

const antdParts = inEnglish(antdModules);

/** Contract from which on shells read texts that come with code after its catalogue. */
const textsArriveSince = '2.32.0';

/** True for a remote whose texts may come with its parts: it has some, and no shell takes it that would not find them. */
const bringsTexts = (folder: string, { contract }: RemoteDeclaration) =>
  existsSync(resolve(folder, 'src/messages/en.json')) &&
  satisfiesContract(contract.slice(1), `^${textsArriveSince}`);

/** A part of what stands in for the shell, in a file of its own. */
const part = (name: string | ((module: unknown, chunks: readonly Chunk[]) => string), test: RegExp) => ({
  name,
  test,
  chunks: 'async' as const,
  enforce: true,
  priority: 1,
});

/**
 * The build of a remote: one container that exposes the pages it declares, in a folder that can be served from anywhere,
 * with `build.json` that says what to fetch for which address.
 * @param folder folder of the remote, `import.meta.dirname` of its configuration.
 */
export function remoteBuild(folder: string, declaration: RemoteDeclaration): Configuration {
  const { name, routes, ...contributes } = validated(declaration);
  writeRemoteModule(folder, declaration);
  const { version, id } = appIdentity(folder);
  const development = isDevelopment();
  // An edit that is taken back runs as another build, too: its components take the place of those before.
  const build = development ? randomBytes(4).toString('hex') : id;
  const container = `rfid_${name.replaceAll('-', '_')}_${build}`;
  const base = common(folder, container, { refreshed: development ? name : undefined });
  const packages = new BundledPackages();
  return {
    ...base,
    entry: {},
    resolve: { ...base.resolve, alias: { ...base.resolve?.alias, ...jointAliases(folder) } },
    optimization: {
      ...base.optimization,
      splitChunks: {
        chunks: 'async',
        cacheGroups: {
          default: false,
          defaultVendors: false,
          // What is drawn with few of the pages travels with the first of them: of antd what several parts use, and
          // each part by itself.
          fallbackAntd: { ...part('fallback.antd', antdParts), minChunks: 2, priority: 2 },
          fallbackAntdParts: part((_, chunks) => `fallback.${chunks[0]?.name ?? 'antd'}`, antdParts),
          fallbackCharts: part('fallback.charts', /[\\/]node_modules[\\/]highcharts/),
          // What the shell provides, once, for pages without a shell; no byte of it travels in the console.
          fallback: {
            name: 'fallback',
            test: shellParts,
            chunks: (chunk) => !isOwn(chunk),
            enforce: true,
          },
          // A page is one script (docs/decisions/0020-what-travels-together.md): what several pages use is in each of
          // them, unless it is large. Modules that are taken from the shell have no file: they stay with the pages, since
          // among equally small ones the bundler chooses by their path.
          common: {
            test: /[\\/]/,
            chunks: isOwn,
            minChunks: 2,
            minSize: 200_000,
            reuseExistingChunk: true,
          },
        },
      },
    },
    output: { ...base.output, publicPath: 'auto' },
    plugins: [
      ...(base.plugins ?? []),
      new OwnSourcesPlugin(folder),
      new WorkersPlugin(folder, packages),
      ...(bringsTexts(folder, declaration) && !development
        ? [
            new PageTextsPlugin({
              source: resolve(folder, 'src'),
              catalogue: `texts_${container}`,
              first: exposeChunk,
            }),
          ]
        : []),
      ...federation({ folder, name: container, side: 'remote', expose: `./${remoteModuleFile}` }),
      new ModuleOrderPlugin(),
      new IntegrityPlugin(),
      new MaterialsPlugin({ of: { name, version, id }, isOwn, packages }),
      new BuildManifestPlugin('build.json', (files) => {
        const entry = ['remoteEntry.js', ...files.scripts(exposeChunk)];
        const described = routes.map((route) => {
          const scripts = [...new Set([...entry, ...files.scripts(route.page)])];
          const copies = scripts.filter((file) => file.startsWith('fallback'));
          if (copies.length > 0)
            throw new Error(
              `The page ${route.page} would bring ${copies.join(', ')} into the console: something it loads at once imports a module that is not shared from a chunk without a name. Name the chunk by webpackChunkName.`,
            );
          return {
            ...route,
            files: scripts,
            shares: [...new Set([exposeChunk, route.page].flatMap((chunk) => files.consumes(chunk)))].sort(),
          };
        });
        const texts = declaredTexts(folder, declaration);
        const all = files.all();
        const ofLanguages = all.filter(isLanguage);
        const pinned = all.filter((file) => !isLanguage(file));
        const translated = ofLanguages.length > 0 || Object.keys(texts).length > 0;
        if (translated) {
          files.add(languagesFile, JSON.stringify({ texts, files: files.pins(ofLanguages) }));
          pinned.push(languagesFile);
        }
        return {
          kind: 'remote',
          name,
          version,
          entry: 'remoteEntry.js',
          container,
          federation: federationVersion,
          shared: Object.fromEntries(
            Object.entries(sharedVersions(folder)).map(([shared, at]) => [shared, `^${at}`]),
          ),
          ...contributes,
          routes: described,
          ...(translated && { languages: languagesFile }),
          calls: files.calls(),
          integrity: files.pins(pinned),
          documents: files.pins([materialsFile, licensesFile]),
        };
      }),
    ],
  };
}
