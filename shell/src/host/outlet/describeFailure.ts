import { buildKey, type ResolvedRemote } from '@console/remote/registry';
import { type FailureCode, hostCapabilities, type IncompatibleResult, RemoteFailure } from '../registry';

/** A failure of a remote, as the failure card and the error report need it. */
export interface Failure {
  readonly remote: ResolvedRemote;
  readonly code: FailureCode;
  readonly incompatibility?: IncompatibleResult | undefined;
  /** Thrown value. */
  readonly cause?: unknown;
}

/** `https://…/remotes/readers/1.0.0-ab/Page.1f2e.js:1:345` -> `Page.1f2e.js:1:345`. */
const place = /[^/\s(]+\.js:\d+:\d+/g;

/** Where in the code it happened, and what kind of error it was; never its text, which may hold what users typed. */
function trace(cause: unknown): string[] {
  const root = cause instanceof RemoteFailure ? cause.cause : cause;
  if (!(root instanceof Error)) return [];
  const places = [...new Set((root.stack ?? '').match(place) ?? [])].slice(0, 5);
  return [`cause: ${root.name}`, ...(places.length > 0 ? [`at: ${places.join(', ')}`] : [])];
}

/**
 * Details for the team that owns the remote, to be copied into a message to it: lines of `name: value`. Nothing in it
 * tells who the user is or what the user typed.
 */
export function describeFailure({ remote, code, incompatibility, cause }: Failure, at: Date): string {
  const build = remote.chosen ?? remote;
  return [
    `remote: ${remote.name}`,
    `build: ${buildKey(build)}${remote.chosen ? ` (chosen in place of ${buildKey(remote)})` : ` (${remote.assignment})`}`,
    `code: ${code} (docs/failures.md#${code})`,
    ...(incompatibility
      ? [`needs: ${incompatibility.of} ${incompatibility.needs}`, `has: ${incompatibility.has || 'none'}`]
      : []),
    ...(cause instanceof RemoteFailure && cause.changed.length > 0
      ? [`changed: ${cause.changed.map(({ name }) => name).join(', ')}`]
      : []),
    ...trace(cause),
    `contract: needs ${build.contract}, has ${hostCapabilities.contract}`,
    `federation: built with ${build.federation}, runs ${hostCapabilities.federation}`,
    `shell: ${SHELL_BUILD}`,
    `time: ${at.toISOString()}`,
  ].join('\n');
}
