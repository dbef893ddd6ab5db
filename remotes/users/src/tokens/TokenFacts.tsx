import type { Token } from '@console/api-client/tokens';
import { Message, useMessages } from '@console/design/messages';
import { RelativeTime } from '@console/design/time';
import { useSignedIn } from '@console/remote/services';
import type { ReactNode } from 'react';
import { nameOfRow, type TokenRow } from './tokenRows';

interface RevokedTokensProps {
  readonly rows: readonly TokenRow[];
}

/** Consequences of revoking tokens, and when each was used. @param named whose each is stands beside it */
export function RevokedTokens({ rows, named }: RevokedTokensProps & { readonly named: boolean }) {
  return (
    <>
      <RevocationWarning rows={rows} />
      <ul>
        {rows.map((row) => (
          <li key={row.id}>
            <bdi>{nameOfRow(row)}</bdi> {named && <bdi>{row.username} </bdi>}
            <Message id="tokens.use" values={lastUseOf(row.token)} />
          </li>
        ))}
      </ul>
    </>
  );
}

interface RevokedTokenProps {
  readonly row: TokenRow;
  /** Number of the user's other valid tokens. */
  readonly others: number;
}

/** Consequences of revoking one token, and what is known of it. */
export function RevokedToken({ row, others }: RevokedTokenProps) {
  const { issued } = row.token;
  return (
    <RevocationWarning rows={[row]}>
      <p>
        <Message
          id="tokens.revoke.facts"
          values={{
            name: row.username,
            issued: <RelativeTime value={issued} />,
            others,
            ...lastUseOf(row.token),
          }}
        />
      </p>
    </RevocationWarning>
  );
}

/** Sentence about programs that use these tokens, and one where this session is among them. */
export function RevocationWarning({
  rows,
  children,
}: RevokedTokensProps & { readonly children?: ReactNode }) {
  const translate = useMessages();
  const usesToken = useSignedIn()?.usesToken;
  return (
    <>
      <p>{translate('tokens.revoke.warning', { count: rows.length })}</p>
      {children}
      {rows.some(({ token }) => usesToken?.(token.token)) && <p>{translate('tokens.revoke.own')}</p>}
    </>
  );
}

/** Facts of a token that was typed whole; whose it is not is said as well. */
export function FoundToken({
  username,
  found: [row],
}: {
  /** User among whose tokens it was looked for. @defaultValue among those of all users */
  readonly username?: string | undefined;
  readonly found: readonly TokenRow[];
}) {
  if (!row && username === undefined) return <Message id="tokens.search.nobody" />;
  if (!row) return <Message id="tokens.search.none" values={{ name: username }} />;
  const valid = row.token.valid ? 'yes' : 'no';
  return <Message id="tokens.search.found" values={{ name: row.username, valid, ...lastUseOf(row.token) }} />;
}

/** When a token was used last, or else issued, for a message that says which of both. */
export const lastUseOf = ({ lastUsed, issued }: Token) => ({
  used: lastUsed === undefined ? 'no' : 'yes',
  when: <RelativeTime value={lastUsed ?? issued} />,
});
