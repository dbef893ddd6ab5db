import { EmbedFailure } from '@console/remote/element';
import { type ResolvedRegistry, type ResolvedRemote, resolveRegistry } from '@console/remote/registry';
import { isRegistry } from '../registry/readConsoleDocument';
import { ownAddress } from './ownAddress';

const { origin, included } = ownAddress();

/** Where the console is served from: the folder of this script is `<origin>/embed/`. */
export const consoleOrigin = origin;

let letIn = true;

/** True if the console lets pages of this site use its service, as far as it said. */
export const letsIn = (): boolean => letIn;

let asked: Promise<ResolvedRegistry> | undefined;

async function askRegistry(): Promise<ResolvedRegistry> {
  const answer = await fetch(`${consoleOrigin}/registry.json`, { cache: 'no-cache' });
  letIn = answer.headers.get('x-origin-let-in') !== 'no';
  const registry: unknown = answer.ok ? await answer.json() : undefined;
  if (!isRegistry(registry)) throw new TypeError(`${consoleOrigin} does not serve a registry of remotes.`);
  return resolveRegistry(registry);
}

/** Registry that the console has released; asked for once per page, and again after a failure. */
export function registryOfConsole(): Promise<ResolvedRegistry> {
  asked ??= askRegistry().catch((cause: unknown) => {
    asked = undefined;
    throw new EmbedFailure(included ? 'no-registry' : 'not-included', undefined, cause);
  });
  return asked;
}

/**
 * The remote of a name.
 * @throws EmbedFailure when it is not released, or out of service.
 */
export async function findRemote(name: string): Promise<ResolvedRemote> {
  const { remotes } = await registryOfConsole();
  const remote = remotes.find((candidate) => candidate.name === name);
  if (!remote) throw new EmbedFailure('not-released');
  if (remote.switchedOff) {
    // An administrator may have put it back since; a later try asks again.
    asked = undefined;
    throw new EmbedFailure('switched-off', remote);
  }
  return remote;
}
