import { type Compiler, rspack } from '@rspack/core';
import { orderModules } from './orderModules';

/**
 * Modules stand in scripts by their ids. The bundler orders them by their paths, which differ between the workspace and
 * installed packages: so both give the same bytes.
 */
export class ModuleOrderPlugin {
  apply(compiler: Compiler): void {
    compiler.hooks.thisCompilation.tap('ModuleOrderPlugin', (compilation) => {
      compilation.hooks.processAssets.tap(
        // While modules can be told from each other: before the code is made small.
        { name: 'ModuleOrderPlugin', stage: rspack.Compilation.PROCESS_ASSETS_STAGE_OPTIMIZE_SIZE - 1 },
        () => {
          for (const { name, source } of compilation.getAssets()) {
            if (!name.endsWith('.js')) continue;
            const text = source.source().toString();
            const ordered = orderModules(text);
            if (ordered !== text) compilation.updateAsset(name, new rspack.sources.RawSource(ordered));
          }
        },
      );
    });
  }
}
