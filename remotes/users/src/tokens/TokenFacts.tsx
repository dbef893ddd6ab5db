import type { Token } from '@console/api-client/tokens';
import { Message, useMessages } from '@console/design/messages';
import { RelativeTime } from '@console/design/time';
import { useSignedIn } from '@console/remote/services';
import type { ReactNode } from 'react';
import { nameOfRow, type TokenRow } from './tokenRows';

interface RevokedTokensProps {
  readonly rows: readonly TokenRow[];
}

/** Consequences of revoking tokens, and when each was used. */
export function RevokedTokens({ rows }: RevokedTokensProps) {
  return (
    <>
      <RevocationWarning rows={rows} />
      <ul>
        {rows.map((row) => (
          <li key={row.id}>
            <bdi>{nameOfRow(row)}</bdi> <Message id="tokens.use" values={lastUseOf(row.token)} />
          </li>
        ))}
      </ul>
    </>
  );
}

interface RevokedTokenProps {
  readonly username: string;
  readonly row: TokenRow;
  /** Number of the user's other valid tokens. */
  readonly others: number;
}

/** Consequences of revoking one token, and what is known of it. */
export function RevokedToken({ username, row, others }: RevokedTokenProps) {
  const { issued } = row.token;
  return (
    <RevocationWarning rows={[row]}>
      <p>
        <Message
          id="tokens.revoke.facts"
          values={{
            name: username,
            issued: <RelativeTime value={issued} />,
            others,
            ...lastUseOf(row.token),
          }}
        />
      </p>
    </RevocationWarning>
  );
}

function RevocationWarning({ rows, children }: RevokedTokensProps & { readonly children?: ReactNode }) {
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
  readonly username: string;
  readonly found: readonly TokenRow[];
}) {
  if (!row) return <Message id="tokens.search.none" values={{ name: username }} />;
  const valid = row.token.valid ? 'yes' : 'no';
  return <Message id="tokens.search.found" values={{ name: username, valid, ...lastUseOf(row.token) }} />;
}

/** When a token was used last, or else issued, for a message that says which of both. */
const lastUseOf = ({ lastUsed, issued }: Token) => ({
  used: lastUsed === undefined ? 'no' : 'yes',
  when: <RelativeTime value={lastUsed ?? issued} />,
});
