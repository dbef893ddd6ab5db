import { buildKey, type ResolvedRegistry, type ResolvedRemote } from '@console/remote/registry';

/** A remote in whose code something went wrong, with the build that ran. */
export interface AttributedError {
  readonly remote: ResolvedRemote;
  readonly version: string;
  readonly build: string;
}

/** `…/remotes/readers/1.2.0-4f1c0a9be3d2/Page.1f2e.js` -> `readers`, `1.2.0-4f1c0a9be3d2` */
const inBuild = /\/remotes\/([a-z0-9-]+)\/([A-Za-z0-9.-]+)\//;

/** Number of characters of a stack that are looked at: its end has the frames, whatever a text before them says. */
const lookedAt = 10_000;

/**
 * The remote in whose code an error was thrown: the innermost frame of its stack in the folder of a build.
 * @param where stack of the error, or the address of the script.
 * @returns undefined when it was the shell itself, or something that is not of this console.
 */
export function attributeError(where: string, registry: ResolvedRegistry): AttributedError | undefined {
  const [, name, key = ''] = inBuild.exec(where.slice(-lookedAt)) ?? [];
  const remote = registry.remotes.find((candidate) => candidate.name === name);
  if (!remote) return undefined;
  const known = [remote, ...remote.earlier].find((build) => buildKey(build) === key);
  const hyphen = key.lastIndexOf('-');
  const { version, build } = known ?? { version: key.slice(0, hyphen), build: key.slice(hyphen + 1) };
  return { remote, version, build };
}
