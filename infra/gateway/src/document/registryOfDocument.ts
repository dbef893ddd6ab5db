import type { BuildManifest, Registry } from '@console/remote/registry';
import type { ShellBuild } from '../builds/shellBuild';

/** Number of builds before the current one that a document names of each remote; the registry names all. */
const earlierBuilds = 5;

/** The pins that the console itself asks for: of the entry, of what pages need at once, of workers and texts. */
function pinsOfPages({ entry, languages, routes, integrity }: BuildManifest): Record<string, string> {
  const asked = new Set([entry, languages, ...routes.flatMap(({ files }) => files)]);
  return Object.fromEntries(
    Object.entries(integrity).filter(([file]) => asked.has(file) || file.endsWith('.worker.js')),
  );
}

/**
 * The registry as a document holds it, which everybody waits for before the first paint. Two thirds of the whole are
 * pins of scripts that a page loads later or never, which stand in the pinned entry of their build as well, and builds
 * that nobody goes back to. A running console reads the whole from `/registry.json`.
 * @param shell the build that reads it. An older one looks there for all pins, so it gets them.
 */
export function registryOfDocument(
  registry: Registry,
  { pinsOfPagesSuffice = false }: Pick<ShellBuild, 'pinsOfPagesSuffice'>,
): Registry {
  return {
    ...registry,
    remotes: registry.remotes.map((entry) => ({
      ...entry,
      builds: pinsOfPagesSuffice
        ? entry.builds.map((build) => ({ ...build, integrity: pinsOfPages(build) }))
        : entry.builds,
      earlier: entry.earlier.filter(({ withdrawn }) => !withdrawn).slice(0, earlierBuilds),
    })),
  };
}
