import type { DefinedRemote } from '@console/remote';
import type { BuildManifest, ResolvedRemote } from '@console/remote/registry';
import { guardRemote } from './guardRemote';
import { fetchManifest } from './integrity/fetchManifest';
import { isOverride } from './isOverride';
import { loadContainer } from './loadContainer';

/** A remote that is there: what is known of its build, and its code. */
export interface LoadedRemote {
  readonly build: BuildManifest;
  readonly module: DefinedRemote;
}

/** Gives the version of the service; undefined when it does not say. */
export type AskServiceVersion = () => Promise<string | undefined>;

/**
 * Brings up the build of a remote that the user works with: the one that the registry names, or the earlier one that
 * the user chose. The service is asked for its version only when the build needs a certain one.
 * @throws RemoteFailure
 */
export async function loadRemote(
  remote: ResolvedRemote,
  askServiceVersion: AskServiceVersion,
): Promise<LoadedRemote> {
  const build = remote.chosen ? await fetchManifest(remote.name, remote.chosen) : remote;
  const service = build.service ? await askServiceVersion() : undefined;
  // Before any of its code runs.
  if (isOverride(build)) {
    const { trackLeaks } = await import(
      /* webpackChunkName: "Override" */ '../../diagnosis/leaks/trackLeaks'
    );
    trackLeaks(new URL(build.base).origin);
  }
  return { build, module: await guardRemote(build, () => loadContainer(build, { service })) };
}
