import { fileURLToPath } from 'node:url';
import { ModuleFederationPlugin } from '@module-federation/enhanced/rspack';
import { type Compiler, type RspackPluginInstance, rspack } from '@rspack/core';
import { runtime } from './common';
import { isDevelopment } from './isDevelopment';
import { sharedOption, versionOf } from './shares';

const here = fileURLToPath(new URL('.', import.meta.url));

/** Version of the federation runtime in every build; a remote built with another one is not loaded. */
export const federationVersion = versionOf('@module-federation/enhanced', here);

/** Name of the chunk that holds what a remote exposes. */
export const exposeChunk = 'remote';

interface FederationOptions {
  readonly folder: string;
  /** Name of the container. */
  readonly name: string;
  /** A host runs remotes: the shell, and the script for other pages. */
  readonly side: 'host' | 'remote';
  /** Module that a remote exposes. */
  readonly expose?: string;
}

const esModules = (path: string) => path.replace(/\.cjs$/, '.js');

/**
 * The federation plugin resolves its runtime by `require`, which gives the CommonJS build; that one cannot be
 * shaken and makes every container twice as large. This takes the ES modules of the same version instead.
 */
class RuntimeAsEsModules {
  apply(compiler: Compiler): void {
    new rspack.NormalModuleReplacementPlugin(/@module-federation[\\/].+\.cjs$/, (data) => {
      data.request = esModules(data.request);
    }).apply(compiler);
    compiler.hooks.afterPlugins.tap('RuntimeAsEsModules', () => {
      const alias = compiler.options.resolve.alias || {};
      for (const [name, path] of Object.entries(alias))
        if (name.startsWith('@module-federation/') && typeof path === 'string') alias[name] = esModules(path);
    });
  }
}

/**
 * The federation plugin as the shell and every remote use it: remotes are registered at run time, one dead remote
 * never holds up another (`loaded-first`), and the runtime itself is the shell's.
 */
export function federation({ folder, name, side, expose }: FederationOptions): RspackPluginInstance[] {
  return [
    new ModuleFederationPlugin({
      name,
      filename: 'remoteEntry.js',
      remotes: {},
      ...(expose ? { exposes: { './remote': { import: expose, name: exposeChunk } } } : {}),
      manifest: false,
      dts: false,
      shareStrategy: 'loaded-first',
      shared: side === 'remote' ? sharedOption(folder, { copies: !isDevelopment() }) : {},
      runtimePlugins: [runtime('one-design'), runtime('pinned-chunks'), runtime('retry-shares')],
      experiments: {
        optimization: { target: 'web', disableSnapshot: true },
        ...(side === 'remote' ? { externalRuntime: true } : { provideExternalRuntime: true }),
      },
    }),
    new RuntimeAsEsModules(),
  ];
}
