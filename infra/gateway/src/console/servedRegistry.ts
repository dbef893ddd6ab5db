import type { Switches } from '@console/remote/operation';
import type { BuildManifest, Registry } from '@console/remote/registry';
import type { CachedContent } from '../builds/cachedFile';
import type { ShellBuild } from '../builds/shellBuild';

/**
 * A registry without what only gateways and those who serve files need of it: it is in every document.
 */
export const forBrowsers = (registry: Registry): Registry => ({
  ...registry,
  remotes: registry.remotes.map((entry) => ({
    ...entry,
    builds: entry.builds.map(({ documents: _documents, calls: _calls, ...build }) => build as BuildManifest),
  })),
});

/**
 * The registry as browsers get it: with the build of the shell that is served now, so that running consoles notice a
 * newer one, with what administrators took out of service, and with what is still to come. None of it is part of what was
 * released.
 * @param expected names of remotes that are going to be released. @defaultValue none
 */
export function servedRegistry(
  registry: CachedContent<Registry>,
  shell: CachedContent<ShellBuild>,
  switches: CachedContent<Switches>,
  expected: readonly string[] = [],
): CachedContent<Registry> {
  let from: readonly unknown[] = [];
  let served: Registry | undefined;
  return {
    async read() {
      const absent = () => undefined;
      const sources = await Promise.all([registry.read(), shell.read().catch(absent), switches.read()]);
      if (served && sources.every((source, index) => source === from[index])) return served;
      const [released, build, { off }] = sources;
      const missing = expected.filter((name) => !released.remotes.some((remote) => remote.name === name));
      from = sources;
      served = {
        ...forBrowsers(released),
        ...(build && { shell: { version: build.version, build: build.build } }),
        ...(Object.keys(off).length > 0 && { switchedOff: off }),
        ...(missing.length > 0 && { expected: missing }),
      };
      return served;
    },
  };
}
