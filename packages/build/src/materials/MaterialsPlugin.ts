import { licensesFile, materialsFile } from '@console/remote/registry';
import { type Compiler, rspack } from '@rspack/core';
import { type Billed, billOfMaterials } from './billOfMaterials';
import { BundledPackages, CollectPackagesPlugin, type IsOwn } from './bundledPackages';
import { licenseTexts } from './licenseTexts';

interface MaterialsOptions {
  readonly of: Billed;
  /** Which chunks the console loads. @defaultValue all. */
  readonly isOwn?: IsOwn;
  /** Takes in what other compilations of the same build hold, too. @defaultValue one for this compilation. */
  readonly packages?: BundledPackages;
}

/** Writes what a build is made of: its bill of materials, and the licences of all libraries in it. */
export class MaterialsPlugin {
  constructor(private readonly options: MaterialsOptions) {}

  apply(compiler: Compiler): void {
    const { of, isOwn = () => true, packages = new BundledPackages() } = this.options;
    new CollectPackagesPlugin(packages, isOwn).apply(compiler);
    compiler.hooks.thisCompilation.tap('MaterialsPlugin', (compilation) => {
      compilation.hooks.processAssets.tap(
        // When all other compilations of the build have been taken in.
        { name: 'MaterialsPlugin', stage: rspack.Compilation.PROCESS_ASSETS_STAGE_SUMMARIZE },
        () => {
          const emit = (file: string, text: string) =>
            compilation.emitAsset(file, new rspack.sources.RawSource(text));
          emit(materialsFile, billOfMaterials(of, packages));
          emit(licensesFile, licenseTexts(`${of.name} ${of.version}`, packages.all()));
        },
      );
    });
  }
}
