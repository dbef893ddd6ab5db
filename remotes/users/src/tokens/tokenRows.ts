import type { Token } from '@console/api-client/tokens';

/** A token in the table. What it is known by there is not the token itself, which opens the service to whoever has it. */
export interface TokenRow {
  /** Unique in the table, and of no use elsewhere. */
  readonly id: string;
  /** Name of the user whose token it is. */
  readonly username: string;
  readonly token: Token;
}

/** The beginning of a token, by which people tell tokens apart without seeing one [TOKEN-02]. */
export const shortToken = (token: string) => `${token.split('-', 1)[0]}…`;

/** Name of a row. */
export const nameOfRow = ({ token }: TokenRow): string => shortToken(token.token);

/** Makes the rows of lists that follow each other; a token keeps its id, and an unchanged one its row. */
export function createTokenRows<Listed extends Token>(
  usernameOf: (token: Listed) => string,
): (tokens: readonly Listed[]) => readonly TokenRow[] {
  const known = new Map<string, TokenRow>();
  return (tokens) =>
    tokens.map((token) => {
      const before = known.get(token.token);
      if (before?.token === token) return before;
      const row = { id: before?.id ?? String(known.size + 1), username: usernameOf(token), token };
      known.set(token.token, row);
      return row;
    });
}

/** A token of the service, or most of one: two groups of digits and letters at least. */
const tokenLike = /[\da-f]{8}-[\da-f]{4}/i;

/**
 * The test for the token that a text holds, a header that was pasted for instance, or that begins with the text. The text
 * is compared here and goes nowhere. Undefined for what is no token: a date, a word.
 */
export function tokenTest(
  rows: readonly TokenRow[],
  typed: string,
): ((row: TokenRow) => boolean) | undefined {
  const text = typed.trim().toLowerCase();
  const isMeant = ({ token: { token } }: TokenRow) => {
    const whole = token.toLowerCase();
    return text.includes(whole) || (text.includes('-') && whole.startsWith(text));
  };
  return tokenLike.test(text) || rows.some(isMeant) ? isMeant : undefined;
}

const day = 24 * 60 * 60 * 1000;

/**
 * The valid tokens that nobody has used for so many days. One that was never used counts from when it was issued; one
 * of which neither is known is left out.
 * @param now milliseconds since 1970
 */
export function unusedFor(rows: readonly TokenRow[], days: number, now: number): readonly TokenRow[] {
  return rows.filter(({ token: { valid, lastUsed, issued } }) => {
    const used = Date.parse(lastUsed ?? issued ?? '');
    return valid && used < now - days * day;
  });
}
