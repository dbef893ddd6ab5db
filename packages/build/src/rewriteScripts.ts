import { type Compiler, rspack } from '@rspack/core';

/**
 * Rewrites the scripts of a build before they are written.
 * @param name of the plugin that does it
 * @param stage of `processAssets`
 */
export function rewriteScripts(
  compiler: Compiler,
  { name, stage }: { readonly name: string; readonly stage: number },
  rewrite: (script: string) => string,
): void {
  compiler.hooks.thisCompilation.tap(name, (compilation) => {
    compilation.hooks.processAssets.tap({ name, stage }, () => {
      for (const { name: file, source } of compilation.getAssets()) {
        if (!file.endsWith('.js')) continue;
        const text = source.source().toString();
        const next = rewrite(text);
        if (next !== text) compilation.updateAsset(file, new rspack.sources.RawSource(next));
      }
    });
  });
}
