import { type Compiler, rspack } from '@rspack/core';
import { orderModules } from './orderModules';
import { rewriteScripts } from './rewriteScripts';

/**
 * Modules stand in scripts by their ids. The bundler orders them by their paths, which differ between the workspace and
 * installed packages: so both give the same bytes.
 */
export class ModuleOrderPlugin {
  apply(compiler: Compiler): void {
    // While modules can be told from each other: before the code is made small.
    const stage = rspack.Compilation.PROCESS_ASSETS_STAGE_OPTIMIZE_SIZE - 1;
    rewriteScripts(compiler, { name: 'ModuleOrderPlugin', stage }, orderModules);
  }
}
