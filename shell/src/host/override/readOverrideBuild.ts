import type { BuildManifest } from '@console/remote/registry';
import { isBuild } from '../registry/readConsoleDocument';
import type { AskedOverride } from './parseOverrides';

/** Services of a developer's server beside the build, each a path below its origin. */
interface Development {
  /** Server-sent events: one for each new build. */
  readonly changes?: string;
  /** POST what the remote left behind in the page. */
  readonly leaks?: string;
}

/** A build from a server of developers. */
export type OverrideBuild = BuildManifest & {
  /** @defaultValue the server offers nothing else */
  readonly development?: Development;
};

/** Stands for the bytes of a build: servers of developers give every build the same version and container. */
const fingerprint = (pins: Readonly<Record<string, string>>): string =>
  [...JSON.stringify(pins)].reduce((sum, letter) => (sum * 31 + letter.charCodeAt(0)) >>> 0, 7).toString(16);

/**
 * Reads the `build.json` of a server of developers as the registry would say it. Its pins are its own word, so they
 * only keep the files of one build together; what may run is decided by the origin.
 * @returns undefined for what is no build of that remote.
 */
export function readOverrideBuild(
  written: unknown,
  { name, origin }: AskedOverride,
): OverrideBuild | undefined {
  // The base address is decided here, not by the build.
  const build: unknown = { ...(written as object), base: '/remotes/' };
  if (!isBuild(build) || build.name !== name) return undefined;
  return { ...build, base: `${origin}/`, build: fingerprint(build.integrity) };
}
