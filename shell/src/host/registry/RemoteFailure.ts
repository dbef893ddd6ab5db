import type { CompatibilityResult, Incompatibility } from '@console/remote/registry';
import type { ChangedIntrinsic } from '../../diagnosis/intrinsics/changedIntrinsic';

/**
 * Why a remote failed; docs/failures.md says for each code what to do.
 * - `incompatible-…`: decided from the registry, before any byte of the remote was asked for.
 * - `unpinned`: the registry does not say how to check a file of it.
 * - `missing`, `altered`, `unreachable`: a file of it did not arrive whole.
 * - `slow`: it did not answer in time.
 * - `interfering`: it changed functions or style sheets that everything on the page uses; what it changed was put back.
 * - `blocking`: a page of it was starting when the tab stopped answering.
 * - `broken`: its code ran and failed, or is not what the contract asks for.
 */
export type FailureCode =
  | Incompatibility
  | 'unpinned'
  | 'missing'
  | 'altered'
  | 'unreachable'
  | 'slow'
  | 'interfering'
  | 'blocking'
  | 'broken';

/** Version that a build needs, and the one that is there. */
export type IncompatibleResult = Extract<CompatibilityResult, { readonly compatible: false }>;

/** The build that failed. */
export interface FailedBuild {
  readonly name: string;
  readonly version: string;
}

interface FailureReason {
  /** Thrown value; for the team that owns the remote, never for users. */
  readonly cause?: unknown;
  readonly incompatibility?: IncompatibleResult;
  /** Objects used by everything on the page that it changed. */
  readonly changed?: readonly ChangedIntrinsic[];
}

/** A remote that could not be loaded: the code selects the message for the user, the cause is for the team that owns it. */
export class RemoteFailure extends Error {
  override readonly name = 'RemoteFailure';
  /** Version that the build needs, and the one that is there; only of an incompatibility. */
  readonly incompatibility: IncompatibleResult | undefined;
  /** Objects used by everything on the page that it changed. @defaultValue none */
  readonly changed: readonly ChangedIntrinsic[];

  constructor(
    readonly code: FailureCode,
    readonly remote: FailedBuild,
    { cause, incompatibility, changed = [] }: FailureReason = {},
  ) {
    super(`Failed to load remote ${remote.name} ${remote.version}: ${code}.`, { cause });
    this.incompatibility = incompatibility;
    this.changed = changed;
  }
}
