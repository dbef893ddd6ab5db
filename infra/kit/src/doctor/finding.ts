/** Something that does not fit. */
export interface Finding {
  /** `error` stops a release or the remote itself, `warning` does not. */
  readonly level: 'error' | 'warning';
  /** File, package or place, as its author knows it. */
  readonly where: string;
  readonly what: string;
  /** What to do about it. */
  readonly mend: string;
}

export const error = (where: string, what: string, mend: string): Finding => ({
  level: 'error',
  where,
  what,
  mend,
});
export const warning = (where: string, what: string, mend: string): Finding => ({
  level: 'warning',
  where,
  what,
  mend,
});
