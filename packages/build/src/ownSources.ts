import { existsSync } from 'node:fs';
import { basename, dirname, join, relative, sep } from 'node:path';
import type { Compiler, Module } from '@rspack/core';

const resourceOf = (module: Module) => ((module as { resource?: string }).resource ?? '').split('?')[0] ?? '';

/**
 * The remote beside this one that a source belongs to; undefined when it belongs to none.
 * @param folder folder of this remote.
 */
function otherRemoteOf(folder: string, source: string): string | undefined {
  const [name = '', ...rest] = relative(dirname(folder), source).split(sep);
  if (rest.length === 0 || ['', '..', basename(folder), 'node_modules'].includes(name)) return undefined;
  return existsSync(join(dirname(folder), name, 'src', 'declaration.ts')) ? name : undefined;
}

/**
 * Refuses what a remote imports of another one. Each is built, tested and released alone: the copy would stay as it
 * was when the other is released, and its state would be another one.
 */
export class OwnSourcesPlugin {
  /** @param folder folder of the remote */
  constructor(private readonly folder: string) {}

  apply(compiler: Compiler): void {
    compiler.hooks.thisCompilation.tap('OwnSourcesPlugin', (compilation) => {
      compilation.hooks.finishModules.tap('OwnSourcesPlugin', (modules) => {
        for (const module of modules) {
          const source = resourceOf(module);
          const other = otherRemoteOf(this.folder, source);
          if (other === undefined) continue;
          const path = relative(dirname(this.folder), source);
          compilation.errors.push(
            new Error(
              `This remote imports ${path} of the remote ${other}. Link to its pages by the paths it publishes, and move what both need into a package.`,
            ),
          );
          return;
        }
      });
    });
  }
}
