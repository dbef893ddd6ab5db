import { CopyText } from '@console/design/copy';
import type { Translate } from '@console/design/messages';
import { Badge, Status } from '@console/design/status';
import { DateTime, RelativeTime } from '@console/design/time';
import type { RecordColumn } from '@console/remote/records';
import { nameOfRow, type TokenRow } from './tokenRows';

/** The columns of tokens [TOKEN-01]. @param usesToken whether this session uses a token; undefined where none is known */
export const tokenColumns =
  (usesToken: ((token: string) => boolean) | undefined) =>
  (translate: Translate): readonly RecordColumn<TokenRow>[] => [
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
