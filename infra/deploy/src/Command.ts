import type { HostCapabilities } from '@console/remote/registry';

/** A build that is ready to be released. */
export interface Prepared {
  /** Folder of the build. */
  readonly dist: string;
  /** Shell that it has to fit. */
  readonly shell?: HostCapabilities | undefined;
  readonly reason?: string | undefined;
}

/** Preparation that a workspace adds to the commands. */
export interface Preparation {
  /** Prepares what an argument of `release` names: a remote of the workspace, or a folder with a build. */
  prepare(given: string, wish: { readonly types: boolean; readonly anyShell: boolean }): Promise<Prepared>;
}

/** One command: how it is written, what it does in a few words, and the doing. */
export interface Command {
  readonly usage: string;
  readonly summary: string;
  readonly run: (words: readonly string[], preparation: Preparation) => Promise<void> | void;
}
