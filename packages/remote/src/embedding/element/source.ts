import type { ResolvedRegistry, ResolvedRemote } from '@console/remote/registry';
import type { MountOptions, Unmount } from '../mountOptions';

/** The code of a remote, as far as an element needs it. */
export interface MountableRemote {
  readonly mount: (element: Element, options: MountOptions) => Promise<Unmount>;
}

/** The console whose remotes are shown. */
export interface RemoteSource {
  /** Where the console is served from. */
  readonly origin: string;
  /**
   * Registry that the console has released.
   * @throws EmbedFailure when it cannot be asked.
   */
  readonly registry: () => Promise<ResolvedRegistry>;
  /** True if the console lets pages of this site use its service; known once it was asked what it has released. */
  readonly letsIn: () => boolean;
  /**
   * The remote of a name.
   * @throws EmbedFailure when it is not released, or out of service.
   */
  readonly find: (name: string) => Promise<ResolvedRemote>;
  /** Loads the code of a remote. What it throws carries a `code`, see docs/failures.md. */
  readonly load: (remote: ResolvedRemote) => Promise<MountableRemote>;
}
