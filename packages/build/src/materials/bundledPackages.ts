import { readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import {
  type Chunk,
  type Compilation,
  type Compiler,
  ConcatenatedModule,
  type Module,
  rspack,
} from '@rspack/core';

/** Part of a package.json that is read. */
export interface PackageManifest {
  readonly name: string;
  readonly version: string;
}

/** A library of which a build holds code. */
export interface BundledPackage {
  /** Folder of its package.json. */
  readonly folder: string;
  readonly manifest: PackageManifest;
  /** True if the console loads it with this build; else only pages without a shell do. */
  own: boolean;
  /** Folders of the libraries that its code imports. */
  readonly imports: Set<string>;
}

/** True for a chunk that is loaded by the console. */
export type IsOwn = (chunk: Chunk) => boolean;

/** File of a module, without its query; empty where it has none. */
export const resourceOf = (module: Module) =>
  ((module as { resource?: string }).resource ?? '').split('?')[0] ?? '';

/** True for a file that is not the console's own, which lies there too where its packages were installed. */
const isLibrary = (path: string) => /[\\/]node_modules[\\/](?!@console[\\/])/.test(path);

function readManifest(folder: string): PackageManifest | undefined {
  try {
    const manifest = JSON.parse(
      readFileSync(join(folder, 'package.json'), 'utf8'),
    ) as Partial<PackageManifest>;
    // Folders of libraries have such files too, which only say of what kind their scripts are.
    return manifest.name && manifest.version ? (manifest as PackageManifest) : undefined;
  } catch {
    return undefined;
  }
}

/** The modules of a chunk, those that were joined into one each by itself. */
export function modulesOf({ chunkGraph }: Compilation, chunk: Chunk): Module[] {
  return [...chunkGraph.getChunkModules(chunk)].flatMap((module) =>
    module instanceof ConcatenatedModule ? module.modules : [module],
  );
}

/** Collects the libraries of which a build, or several that belong together, holds code: what is not used is none. */
export class BundledPackages {
  private readonly found = new Map<string, BundledPackage>();
  private readonly folders = new Map<string, string | undefined>();
  /** Folders of the libraries that the sources of the build import themselves. */
  readonly imports = new Set<string>();

  /** The libraries, by name and version. */
  all(): BundledPackage[] {
    const key = ({ manifest: { name, version } }: BundledPackage) => `${name}@${version}`;
    return [...this.found.values()].sort((one, other) => (key(one) < key(other) ? -1 : 1));
  }

  /** Adds what the chunks of a compilation hold. */
  add(compilation: Compilation, isOwn: IsOwn): void {
    const held = new Set<Module>();
    for (const chunk of compilation.chunks)
      for (const module of modulesOf(compilation, chunk)) {
        held.add(module);
        const library = this.libraryOf(module);
        if (library && isOwn(chunk)) library.own = true;
      }
    for (const module of held) {
      const imports = this.libraryOf(module)?.imports ?? this.imports;
      for (const { module: imported } of compilation.moduleGraph.getOutgoingConnections(module)) {
        const library = imported && held.has(imported) ? this.libraryOf(imported) : undefined;
        if (library && library.imports !== imports) imports.add(library.folder);
      }
    }
  }

  private libraryOf(module: Module): BundledPackage | undefined {
    const path = resourceOf(module);
    const folder = isLibrary(path) ? this.folderOf(dirname(path)) : undefined;
    if (folder === undefined) return undefined;
    const known = this.found.get(folder);
    if (known) return known;
    const manifest = readManifest(folder);
    if (!manifest) return undefined;
    const library = { folder, manifest, own: false, imports: new Set<string>() };
    this.found.set(folder, library);
    return library;
  }

  /** The folder of the library that a folder belongs to. */
  private folderOf(folder: string): string | undefined {
    if (!this.folders.has(folder)) {
      const above = dirname(folder);
      const isOne = readManifest(folder) !== undefined;
      this.folders.set(folder, isOne ? folder : above === folder ? undefined : this.folderOf(above));
    }
    return this.folders.get(folder);
  }
}

/** Collects the libraries of a compilation once its chunks are final. */
export class CollectPackagesPlugin {
  constructor(
    private readonly packages: BundledPackages,
    private readonly isOwn: IsOwn,
  ) {}

  apply(compiler: Compiler): void {
    compiler.hooks.thisCompilation.tap('CollectPackagesPlugin', (compilation) => {
      compilation.hooks.processAssets.tap(
        { name: 'CollectPackagesPlugin', stage: rspack.Compilation.PROCESS_ASSETS_STAGE_ADDITIONAL },
        () => this.packages.add(compilation, this.isOwn),
      );
    });
  }
}
