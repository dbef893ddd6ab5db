import type { BuildManifest, ResolvedRegistry } from '@console/remote/registry';

/** The registry with overriding builds instead of the released ones; an override wins over a chosen version and a switch. */
export function applyOverrides(
  registry: ResolvedRegistry,
  builds: readonly BuildManifest[],
): ResolvedRegistry {
  if (builds.length === 0) return registry;
  return {
    ...registry,
    remotes: registry.remotes.map((remote) => {
      const build = builds.find(({ name }) => name === remote.name);
      return build ? { ...build, assignment: remote.assignment, earlier: remote.earlier } : remote;
    }),
  };
}
