import type { RfidFailureCode } from '@console/embed';
import type { ResolvedRemote } from '@console/remote/registry';

/** Why a remote is not shown here, and which one. */
export interface Failure {
  readonly code: RfidFailureCode;
  readonly version?: string | undefined;
  readonly cause: unknown;
}

/** Thrown before any code of a remote is loaded. */
export class EmbedFailure extends Error {
  override readonly name = 'EmbedFailure';

  constructor(
    readonly code:
      | 'not-included'
      | 'no-registry'
      | 'origin-not-allowed'
      | 'not-released'
      | 'no-such-card'
      | 'switched-off',
    readonly remote?: Pick<ResolvedRemote, 'version'>,
    override readonly cause?: unknown,
  ) {
    super(code);
  }
}

/** Failure for a thrown value: those that the loader throws carry a code too. */
export function classifyFailure(thrown: unknown): Failure {
  const { code, remote, cause } = (thrown ?? {}) as Partial<EmbedFailure>;
  if (typeof code !== 'string') return { code: 'broken', cause: thrown };
  return { code, version: remote?.version, cause: cause ?? thrown };
}

const advice: Partial<Record<RfidFailureCode, string>> = {
  'not-included':
    'Its script was copied or bundled and does not know the console any more. Tell whoever runs this site to load it from the console: <script src="https://…/embed/embed.js">.',
  'no-registry': 'The console could not be reached. Check your connection and try again.',
  'not-released': 'The console does not have it. Tell whoever runs this site.',
  'no-such-card': 'The console has no card of this name for it. Tell whoever runs this site.',
  'switched-off': 'An administrator has taken it out of service for now.',
  unreachable: 'The console could not be reached. Check your connection and try again.',
  slow: 'It took too long to load. Try again.',
  missing: 'A file of it is missing. Try again; if it stays so, tell whoever runs the console.',
};

const otherwise = 'Try again; if it stays so, tell whoever runs the console.';

/** The failure in words for whoever looks at the page. */
export function inWords(name: string, code: RfidFailureCode): string {
  const known =
    code === 'origin-not-allowed'
      ? `The console does not let pages of ${location.origin} use the service. Tell whoever runs the console to add ${location.origin} to ALLOWED_ORIGINS of its gateway.`
      : advice[code];
  return `The part "${name}" of the RFID console cannot be shown here now. ${known ?? otherwise}`;
}
