import { CopyText } from '@console/design/copy';
import type { Translate } from '@console/design/messages';
import { Badge, Status } from '@console/design/status';
import { DateTime, RelativeTime } from '@console/design/time';
import type { RecordColumn } from '@console/remote/records';
import { paths } from '../paths';
import { nameOfRow, type TokenRow } from './tokenRows';

interface TokenColumnsOptions {
  /** Tells if this session uses a token; undefined where none is known. */
  readonly usesToken: ((token: string) => boolean) | undefined;
  /** The tokens are of several users, who are named. */
  readonly ofAll: boolean;
}

/** The columns of tokens [TOKEN-01]. */
export const tokenColumns =
  ({ usesToken, ofAll }: TokenColumnsOptions) =>
  (translate: Translate): readonly RecordColumn<TokenRow>[] => [
    ...(ofAll ? [userColumn] : []),
    {
      key: 'token',
      kind: 'short',
      width: 9.25,
      priority: 0,
      sortable: false,
      value: nameOfRow,
      render: (row) => (
        <span className="token-cell">
          <CopyText
            text={row.token.token}
            what={translate('tokens.token.named', { token: nameOfRow(row) })}
            shown={nameOfRow(row)}
          />
        </span>
      ),
    },
    {
      key: 'issued',
      kind: 'date',
      filter: 'date',
      value: ({ token }) => token.issued,
      render: ({ token }) => <DateTime value={token.issued} />,
    },
    {
      key: 'lastUsed',
      kind: 'date',
      filter: 'date',
      value: ({ token }) => token.lastUsed,
      render: ({ token }) => <RelativeTime value={token.lastUsed} />,
    },
    {
      key: 'valid',
      kind: 'status',
      // With the mark of the own one.
      least: 9.5,
      filter: 'choice',
      value: ({ token }) => translate(token.valid ? 'tokens.valid.yes' : 'tokens.valid.no'),
      render: ({ token }) => (
        <span className="token-cell token-cell--marks">
          <Status
            tone={token.valid ? 'success' : 'neutral'}
            label={translate(token.valid ? 'tokens.valid.yes' : 'tokens.valid.no')}
          />
          {usesToken?.(token.token) && <Badge tone="info">{translate('tokens.own')}</Badge>}
        </span>
      ),
    },
  ];

const userColumn: RecordColumn<TokenRow> = {
  key: 'user',
  kind: 'name',
  filter: 'choice',
  value: ({ username }) => username,
  link: ({ username }) => paths.users.tokens(username),
};
