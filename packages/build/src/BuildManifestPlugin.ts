import { createHash } from 'node:crypto';
import { addressesOfResources } from '@console/api-client/addresses';
import { type Chunk, type Compilation, type Compiler, type Module, rspack } from '@rspack/core';
import { modulesOf, resourceOf } from './materials/bundledPackages';

/** Digest of a file in the form of the `integrity` attribute. */
export function pin(content: string | Buffer, algorithm: 'sha256' | 'sha384' = 'sha256'): string {
  return `${algorithm}-${createHash(algorithm).update(content).digest('base64')}`;
}

/** Facts of a build once its files are there. */
export interface BuiltFiles {
  /** Scripts of a named chunk, in the order they have to be there. */
  scripts(chunkName: string): string[];
  /** Keys of the shared modules that the scripts of a named chunk take from the share scope. */
  consumes(chunkName: string): string[];
  /** Addresses of the service below which the modules of the build make calls. */
  calls(): string[];
  /** All scripts and styles of the build. */
  all(): string[];
  /** Content of a file. */
  content(file: string): Buffer;
  /** Pins of the given files. */
  pins(files: readonly string[]): Record<string, string>;
  /** Writes one more file. */
  add(file: string, content: string | Buffer): void;
}

/** Module of the client that makes the calls of a resource: `packages/api-client/src/users/calls.ts`. */
const callsOfResource = /[\\/]api-client[\\/](?:src|dist)[\\/]([a-z-]+)[\\/](?:calls|iterationData)\.[jt]s$/;

const isScript = (file: string) => file.endsWith('.js');

const identify = (module: Module) => module.identifier();

/** `consume-shared-module|default|@console/design/table|^1.0.0|…` -> `@console/design/table`. */
const consumedKey = (module: Module) =>
  /^consume[- ]shared[- ]module[|\s]+\(?default\)?[|\s]+(.+?)[@|]\^?\d/.exec(identify(module))?.[1];

function describe(compilation: Compilation): BuiltFiles {
  const { chunkGraph, namedChunkGroups } = compilation;
  const groupChunks = (name: string): Chunk[] => [...(namedChunkGroups.get(name)?.chunks ?? [])];
  const scriptsIn = (chunks: readonly Chunk[]) => [
    ...new Set(chunks.flatMap((chunk) => [...chunk.files].filter(isScript))),
  ];
  const modulesIn = (chunks: readonly Chunk[]) =>
    chunks.flatMap((chunk) => [...chunkGraph.getChunkModules(chunk)]);
  /** Keys of the shared modules that chunks take from the share scope. */
  const keysIn = (chunks: readonly Chunk[]) =>
    [
      ...new Set(
        modulesIn(chunks)
          .map(consumedKey)
          .filter((key) => key !== undefined),
      ),
    ].sort();
  const content = (file: string): Buffer => {
    const asset = compilation.getAsset(file);
    if (!asset) throw new Error(`The build has no file ${file}.`);
    return asset.source.buffer();
  };
  return {
    scripts: (chunkName) => scriptsIn(groupChunks(chunkName)),
    calls() {
      const modules = [...compilation.chunks].flatMap((chunk) => modulesOf(compilation, chunk));
      const resources = modules.map((module) => callsOfResource.exec(resourceOf(module))?.[1] ?? '');
      return [...new Set(resources.flatMap((resource) => addressesOfResources[resource] ?? []))].sort();
    },
    consumes: (chunkName) => keysIn(groupChunks(chunkName)),
    all: () =>
      compilation
        .getAssets()
        .map(({ name }) => name)
        .filter((name) => /\.(js|css)$/.test(name))
        .sort(),
    content,
    pins: (files) => Object.fromEntries(files.map((file) => [file, pin(content(file))])),
    add: (file, added) => compilation.emitAsset(file, new rspack.sources.RawSource(added)),
  };
}

/** Writes the record (`build.json`) from which a build is released and served. */
export class BuildManifestPlugin {
  /** @param file where to write, from the folder of the build. */
  constructor(
    private readonly file: string,
    private readonly record: (files: BuiltFiles) => object,
  ) {}

  apply(compiler: Compiler): void {
    compiler.hooks.thisCompilation.tap('BuildManifestPlugin', (compilation) => {
      compilation.hooks.processAssets.tap(
        // After integrity and content hashes are final.
        { name: 'BuildManifestPlugin', stage: rspack.Compilation.PROCESS_ASSETS_STAGE_REPORT },
        () => {
          if (compilation.errors.length > 0) return;
          const record = this.record(describe(compilation));
          compilation.emitAsset(
            this.file,
            new rspack.sources.RawSource(`${JSON.stringify(record, null, 2)}\n`),
          );
        },
      );
    });
  }
}
