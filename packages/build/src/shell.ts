import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { contractVersion } from '@console/remote';
import { type Configuration, rspack } from '@rspack/core';
import { appIdentity } from './appIdentity';
import { BuildManifestPlugin, type BuiltFiles, pin } from './BuildManifestPlugin';
import { antdModules, common, runtime } from './common';
import { federation, federationVersion } from './federation';
import { IntegrityPlugin } from './IntegrityPlugin';
import { isDevelopment } from './isDevelopment';
import { MaterialsPlugin } from './materials/MaterialsPlugin';
import { drawnPage } from './rules';
import { chunkOf, sharedVersions, shares } from './shares';
import { shellConstants } from './shellConstants';
import { workspace } from './workspace';

/** The types that integrators download beside the script. */
const integratorTypes = resolve(workspace, 'packages/embed/src/integrators.d.ts');

/** Where the shell lies that is built for who writes remotes, see {@link isDevelopment}. */
export const developmentShell = resolve(workspace, '.console/dev/shell');

/** Facts of the shell's own addresses for the gateway, to fetch ahead for them. */
interface ShellAddresses {
  /** Addresses without a page of their own and where they lead. */
  readonly indexes: Readonly<Record<string, string>>;
  /** Addresses of pages that the shell draws itself, each with the name of the page's chunk. */
  readonly pages: Readonly<Record<string, string>>;
  /** Script that draws at build what the small scripts of the document show. */
  readonly drawing: string;
  /** The page that the document shows before the code of the console is there. */
  readonly documentPage: DocumentScript & { readonly address: string };
  /** The boot script with the frame of all other pages. */
  readonly frame: DocumentScript;
}

/** A small script of the document, which shows what the build has drawn. */
interface DocumentScript {
  /** Name of its file, and of what is drawn. */
  readonly name: string;
  readonly entry: string;
}

/** An image as an address that holds it: it is part of the document and costs no request. */
const dataAddress = (svg: string) => `data:image/svg+xml;base64,${readFileSync(svg).toString('base64')}`;

/** The script of integrators, at the address that always leads to the one of now. */
const embedScript = 'embed.js';

/**
 * Lays a copy of the script of integrators into a folder that is named by its content, and says where: pages that name
 * its digest need an address under which it never changes.
 */
function pinnedScript(files: BuiltFiles) {
  const content = files.content(embedScript);
  const folder = createHash('sha384').update(content).digest('hex').slice(0, 16);
  files.add(`${folder}/${embedScript}`, content);
  return { script: `/embed/${folder}/${embedScript}`, integrity: pin(content, 'sha384') };
}

/** A folder with the sources of the shell, and what its builds have in common. */
interface ShellSources extends ShellAddresses {
  readonly folder: string;
  readonly version: string;
  /** Stands for the sources. */
  readonly id: string;
  readonly development: boolean;
  /** Folder of the builds. */
  readonly dist: string;
  readonly assets: string;
}

/** Division of the console's code into files. */
const consoleChunks: NonNullable<Configuration['optimization']>['splitChunks'] = {
  chunks: 'async',
  cacheGroups: {
    default: false,
    defaultVendors: false,
    // The browser compiles each script beside the main thread before it runs: two halves take half the time.
    libraries: {
      name: 'libraries',
      test: /[\\/]node_modules[\\/]/,
      chunks: 'initial',
      enforce: true,
    },
    // Travels once with the first part of antd (docs/decisions/0006-where-antd-draws.md).
    antdCore: { name: 'antd-core', test: antdModules, chunks: 'async', minChunks: 5, enforce: true },
    // Formats are nothing without what they are made with, wherever else that is needed.
    designTime: {
      name: 'design-time',
      test: /[\\/]packages[\\/]design[\\/]src[\\/]time[\\/]|[\\/]node_modules[\\/]moment[\\/]/,
      chunks: 'async',
      minChunks: 2,
      enforce: true,
    },
    // Whatever else several parts need travels once, and with a part that is made of it.
    common: {
      chunks: 'async',
      minChunks: 2,
      minSize: 10_000,
      reuseExistingChunk: true,
      priority: -1,
    },
  },
};

/** The record of a build of the console, for the gateway. */
function shellManifest(files: BuiltFiles, shell: ShellSources) {
  const { folder, version, id, assets, indexes, pages, documentPage, frame } = shell;
  const entries = files.scripts('main');
  const onDemand = shares
    .filter((share) => !share.eager)
    .map(({ key }) => [key, files.scripts(chunkOf(key))] as const);
  for (const [key, scripts] of onDemand)
    if (scripts.length === 0)
      throw new Error(
        `The shell does not offer ${key}: name it in shell/src/host/registry/shares/provided.ts.`,
      );
  const ownPages = Object.entries(pages).map(([address, chunk]) => [address, files.scripts(chunk)] as const);
  const pins = files.pins([
    ...new Set([...entries, ...[...onDemand, ...ownPages].flatMap(([, scripts]) => scripts)]),
  ]);
  const pinned = (file: string) => ({ file, integrity: pins[file] });
  const written = (name: string) => JSON.parse(readFileSync(resolve(assets, name), 'utf8')) as object;
  return {
    kind: 'shell',
    version,
    contract: contractVersion,
    federation: federationVersion,
    shared: sharedVersions(folder),
    build: id,
    indexes,
    pages: {
      ...Object.fromEntries(ownPages.map(([address, scripts]) => [address, scripts.map(pinned)])),
      [documentPage.address]: [{ ...written(`${documentPage.name}.json`), first: true }],
    },
    boot: written('boot.json'),
    frame: written(`${frame.name}.json`),
    inlineIcon: dataAddress(resolve(folder, 'src/icon.svg')),
    entries: entries.map(pinned),
    shares: Object.fromEntries(onDemand.map(([key, scripts]) => [key, scripts.map(pinned)])),
    pinsOfPagesSuffice: true,
    startsEntries: true,
  };
}

/** The console itself. */
function consoleBuild(shell: ShellSources): Configuration {
  const { folder, version, id, development, assets, documentPage, frame } = shell;
  const main = common(folder, `rfid_shell_${id}`, {
    environment: development ? 'development' : 'production',
  });
  return {
    ...main,
    name: 'console',
    dependencies: ['boot', documentPage.name, frame.name],
    entry: { main: development ? [runtime('refresh'), './src/main.tsx'] : './src/main.tsx' },
    output: { ...main.output, path: assets, publicPath: '/assets/' },
    optimization: {
      ...main.optimization,
      splitChunks: consoleChunks,
    },
    plugins: [
      ...(main.plugins ?? []),
      shellConstants(folder, id),
      ...federation({ folder, name: `rfid_shell_${id}`, side: 'host' }),
      // Nearly all of it runs at once. Without the hint the main thread compiles each function when it is first called,
      // a fifth of its time until the first list; with it that is done beside the main thread.
      new rspack.BannerPlugin({
        banner: '//# allFunctionsCalledOnLoad\n',
        raw: true,
        test: /^(main|libraries)\./,
        stage: rspack.Compilation.PROCESS_ASSETS_STAGE_OPTIMIZE_INLINE,
      }),
      new IntegrityPlugin(),
      new MaterialsPlugin({ of: { name: 'shell', version, id } }),
      new BuildManifestPlugin('../build.json', (files) => shellManifest(files, shell)),
    ],
  };
}

/** The script that begins with the document: it must not wait for anything. */
function bootBuild({ folder, id, assets }: ShellSources): Configuration {
  // Browsers that are too old for the rest have to read it: it tells them.
  const boot = common(folder, `rfid_boot_${id}`, { syntax: 'es2015' });
  return {
    ...boot,
    name: 'boot',
    entry: { boot: './src/host/boot/boot.ts' },
    output: { ...boot.output, path: assets, publicPath: '/assets/' },
    plugins: [
      ...(boot.plugins ?? []),
      new BuildManifestPlugin('boot.json', (files) => {
        const [file = ''] = files.scripts('boot');
        return { file, integrity: files.pins([file])[file] };
      }),
    ],
  };
}

/** Folder of the script that draws a page at build; builds of both kinds may run at the same time. */
const drawingsOf = ({ development }: Pick<ShellSources, 'development'>) =>
  resolve(workspace, '.console/drawings', development ? 'development' : 'production');

/** The script that draws what the document shows, for the build to run. */
function drawingBuild({ folder, id, development, drawing: entry }: ShellSources): Configuration {
  const drawing = common(folder, `rfid_drawing_${id}`);
  return {
    ...drawing,
    name: 'drawing',
    target: 'node',
    entry: { drawing: entry },
    output: { path: drawingsOf({ development }), filename: '[name].cjs', library: { type: 'commonjs2' } },
    optimization: { ...drawing.optimization, minimize: false, splitChunks: false },
  };
}

/** A small script of the document. */
function documentBuild(
  { folder, id, assets, development }: ShellSources,
  { name, entry }: DocumentScript,
): Configuration {
  const page = common(folder, `rfid_${name}_${id}`);
  return {
    ...page,
    name,
    dependencies: ['drawing'],
    entry: { [name]: entry },
    output: { ...page.output, path: assets, publicPath: '/assets/' },
    module: {
      rules: [
        ...(page.module?.rules ?? []),
        drawnPage(resolve(drawingsOf({ development }), 'drawing.cjs'), name),
        // Modules that it takes a function of have components beside it.
        { test: /[\\/]node_modules[\\/]react[\\/]/, sideEffects: false },
      ],
    },
    plugins: [
      ...(page.plugins ?? []),
      new BuildManifestPlugin(`${name}.json`, (files) => {
        const [file = ''] = files.scripts(name);
        return { file, integrity: files.pins([file])[file] };
      }),
    ],
  };
}

/** The script that integrators put into their pages. */
function embedBuild({ folder, version, id, dist }: ShellSources): Configuration {
  const embed = common(folder, `rfid_embed_${id}`);
  return {
    ...embed,
    name: 'embed',
    entry: { embed: './src/host/embed/embed.ts' },
    output: {
      ...embed.output,
      path: resolve(dist, 'embed'),
      publicPath: 'auto',
      filename: embedScript,
    },
    plugins: [
      ...(embed.plugins ?? []),
      shellConstants(folder, id),
      new rspack.CopyRspackPlugin({
        patterns: [{ from: integratorTypes, to: 'embed.d.ts' }],
      }),
      ...federation({ folder, name: `rfid_embed_${id}`, side: 'host' }),
      new MaterialsPlugin({ of: { name: 'embed', version, id } }),
      new BuildManifestPlugin('versions.json', (files) => ({
        version,
        build: id,
        contract: contractVersion,
        ...pinnedScript(files),
      })),
    ],
  };
}

/**
 * The builds of the shell: the console, its boot script and the script of integrators.
 * @param folder folder of the shell, `import.meta.dirname` of its configuration.
 */
export function shellBuilds(folder: string, addresses: ShellAddresses): Configuration[] {
  const development = isDevelopment();
  const dist = development ? developmentShell : resolve(folder, 'dist');
  const shell: ShellSources = {
    ...addresses,
    ...appIdentity(folder),
    folder,
    development,
    dist,
    assets: resolve(dist, 'assets'),
  };
  return [
    consoleBuild(shell),
    bootBuild(shell),
    drawingBuild(shell),
    documentBuild(shell, shell.documentPage),
    documentBuild(shell, shell.frame),
    embedBuild(shell),
  ];
}
