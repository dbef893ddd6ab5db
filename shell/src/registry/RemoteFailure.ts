import type { Misfit } from '@console/remote/registry';

/**
 * Why a remote is not there.
 * - `misfit-…`, `unpinned`: decided from the registry, before any byte was asked for.
 * - `missing`, `altered`, `unreachable`: a file of it did not arrive whole.
 * - `slow`: it did not answer in time.
 * - `broken`: its code ran and failed, or is not what the contract asks for.
 */
export type FailureCode = Misfit | 'unpinned' | 'missing' | 'altered' | 'unreachable' | 'slow' | 'broken';

/** A remote that could not be brought up: the code is for words, the cause for the team that owns it. */
export class RemoteFailure extends Error {
  override readonly name = 'RemoteFailure';

  constructor(
    readonly code: FailureCode,
    readonly remote: { readonly name: string; readonly version: string },
    override readonly cause?: unknown,
  ) {
    super(`Failed to load remote ${remote.name} ${remote.version}: ${code}.`);
  }
}
