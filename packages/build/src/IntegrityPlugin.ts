import { type Compiler, rspack } from '@rspack/core';
import { rewriteScripts } from './rewriteScripts';

/** The digests of chunks by their ids, as a build carries them: `{57:"sha256-…",62:"sha256-…"}`. */
const digestsOfChunks = /\{(?:(?:\d+|"[^"]+"):"sha256-[^"]+",?){2,}\}/g;

const sorted = (digests: string) => `{${digests.slice(1, -1).split(',').sort().join()}}`;

/**
 * Chunks of a build are loaded by their digests only (`integrity`). The bundler writes the digests in an order that
 * differs from build to build; here they are sorted, so that the same sources give the same files.
 */
export class IntegrityPlugin {
  apply(compiler: Compiler): void {
    new rspack.SubresourceIntegrityPlugin({ hashFuncNames: ['sha256'], enabled: true }).apply(compiler);
    // After the digests are there, and before names are made of contents.
    const stage = rspack.Compilation.PROCESS_ASSETS_STAGE_OPTIMIZE_HASH - 1;
    rewriteScripts(compiler, { name: 'IntegrityPlugin', stage }, (script) =>
      script.replace(digestsOfChunks, sorted),
    );
  }
}
