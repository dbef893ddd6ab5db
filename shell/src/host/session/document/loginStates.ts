/** Look of the login page in one moment. */
export interface LoginState {
  /** Credentials of which what is blank is said to be missing, once it was tried. */
  readonly filled: { readonly name: string; readonly password: string };
  /** Says what is missing. */
  readonly attempted: boolean;
  /** Says why the last attempt failed. */
  readonly failed: boolean;
  readonly pending: boolean;
}

const there = (filled: boolean) => (filled ? '-' : '');

/** All looks of the login page, in the order in which the build draws them. */
export const loginStates: readonly LoginState[] = [false, true].flatMap((failed) => [
  { filled: { name: '-', password: '-' }, attempted: false, failed, pending: false },
  { filled: { name: '-', password: '-' }, attempted: false, failed, pending: true },
  ...[false, true].flatMap((name) =>
    [false, true]
      .filter((password) => !(name && password))
      .map((password) => ({
        filled: { name: there(name), password: there(password) },
        attempted: true,
        failed,
        pending: false,
      })),
  ),
]);

/** Texts of outcomes of an attempt. */
export const messageKeys = [
  'login.title',
  'login.failed',
  'login.noPrivileges',
  'outcome.answered',
  'outcome.unreadable',
  'outcome.unreachable',
  'outcome.unexpected',
] as const;
