/** Something that does not fit. */
export interface Finding {
  /** `error` stops a release or the remote itself, `warning` does not. */
  readonly level: 'error' | 'warning';
  /** File, package or place, as its author knows it. */
  readonly where: string;
  readonly what: string;
  /** Advice that mends it. */
  readonly fix: string;
}

/** A finding that stops a release. */
export const error = (where: string, what: string, fix: string): Finding => ({
  level: 'error',
  where,
  what,
  fix,
});
/** A finding that does not stop a release. */
export const warning = (where: string, what: string, fix: string): Finding => ({
  level: 'warning',
  where,
  what,
  fix,
});
