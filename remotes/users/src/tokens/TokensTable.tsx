import type { ListAnswer } from '@console/api-client';
import type { Token } from '@console/api-client/tokens';
import { type Action, ActionBar, ConfirmDialog } from '@console/design/actions';
import { CopyText } from '@console/design/copy';
import { CellSelect } from '@console/design/form';
import { BlockedIcon } from '@console/design/icons';
import { Message, type Translate, useMessages } from '@console/design/messages';
import { Badge, Status } from '@console/design/status';
import { type BulkAction, type Column, type PrivateSearch, Table } from '@console/design/table';
import { useStyles } from '@console/design/theme';
import { DateTime, RelativeTime } from '@console/design/time';
import { explainError, useSignedIn } from '@console/remote/services';
import { useCallback, useMemo, useState } from 'react';
import { createTokenRows, shortToken, type TokenRow, tokenTest, unusedFor } from './tokenRows';
import css from './tokens.css';
import type { TokenChanges } from './useTokenChanges';

/** For how many days tokens may have been idle when they are selected as a whole. */
const idleDays = [7, 30, 90, 180, 365] as const;

const rowKey = ({ id }: TokenRow) => id;
const rowName = ({ token }: TokenRow) => shortToken(token.token);

/** Options of {@link TokensTable}. */
export interface TokensTableProps {
  readonly username: string;
  readonly list: ListAnswer<Token>;
  readonly changes: TokenChanges;
}

/** The tokens of a user, the one used last first; valid ones can be revoked, one by one or many [TOKEN-01 to TOKEN-04]. */
export function TokensTable({ username, list, changes }: TokensTableProps) {
  useStyles(css);
  const translate = useMessages();
  const [rowsOf] = useState(createTokenRows);
  const rows = useMemo(() => rowsOf(list.rows), [rowsOf, list.rows]);
  const [selected, setSelected] = useState<readonly string[]>([]);
  const [asked, setAsked] = useState<TokenRow>();
  const usesToken = useSignedIn()?.usesToken;
  const { running } = changes;

  const actionsOf = useCallback(
    (row: TokenRow): readonly Action[] => {
      if (!row.token.valid) return [];
      const runs = typeof running === 'object' && running.id === row.id;
      return [
        {
          kind: 'custom',
          key: 'revoke',
          label: translate('tokens.revoke'),
          icon: <BlockedIcon />,
          pending: runs,
          blockedReason: running && !runs ? translate('tokens.busy') : undefined,
          onAct: () => setAsked(row),
        },
      ];
    },
    [running, translate],
  );
  const columns = useMemo(
    () => tokenColumns(translate, actionsOf, usesToken),
    [translate, actionsOf, usesToken],
  );
  const unselectable = useCallback(
    ({ token }: TokenRow) => (token.valid ? undefined : translate('tokens.invalid.already')),
    [translate],
  );
  const revokeMany: BulkAction<TokenRow> = {
    key: 'revoke',
    label: translate('tokens.revoke'),
    icon: <BlockedIcon />,
    tone: 'danger',
    title: (count) => translate('tokens.revokeMany.title', { count, name: username }),
    question: (shown) => (
      <>
        <p>{translate('tokens.revoke.warning', { count: shown.length })}</p>
        {shown.some(({ token }) => usesToken?.(token.token)) && <p>{translate('tokens.revoke.own')}</p>}
        <ul>
          {shown.map((row) => (
            <li key={row.id}>
              <bdi>{rowName(row)}</bdi> <Message id="tokens.use" values={lastUseOf(row.token)} />
            </li>
          ))}
        </ul>
      </>
    ),
    act: changes.revokeSilently,
    parallel: 1,
    explain: (error) => explainError(error, translate('tokens.entity'), translate).join(' '),
  };
  const match = useCallback((typed: string) => tokenTest(rows, typed), [rows]);
  const search: PrivateSearch<TokenRow> = {
    match,
    note: (typed, found) => match(typed) && <FoundToken username={username} found={found} />,
  };
  const confirm = async () => {
    setAsked(undefined);
    if (asked) await changes.revoke(asked);
  };
  return (
    <>
      <Table
        label={translate('tokens.section')}
        id="tokens"
        rows={rows}
        columns={columns}
        rowKey={rowKey}
        rowName={rowName}
        initialSort="-lastUsed"
        search={search}
        empty={translate('tokens.none', { name: username })}
        unreadable={list.unreadable.length}
        selected={selected}
        onSelect={setSelected}
        unselectable={unselectable}
        bulkActions={[revokeMany]}
        tools={
          <CellSelect
            label={translate('tokens.unused')}
            placeholder={translate('tokens.unused')}
            value={undefined}
            options={idleDays.map((days) => ({
              value: String(days),
              label: translate('tokens.unused.days', { days }),
            }))}
            onChange={(days) =>
              setSelected(days === '' ? [] : unusedFor(rows, Number(days), Date.now()).map(({ id }) => id))
            }
          />
        }
      />
      <ConfirmDialog
        open={asked !== undefined}
        title={translate('tokens.revoke.title', { token: asked && rowName(asked) })}
        confirmLabel={translate('tokens.revoke')}
        tone="danger"
        onConfirm={confirm}
        onCancel={() => setAsked(undefined)}
      >
        <p>{translate('tokens.revoke.warning', { count: 1 })}</p>
        {asked && (
          <p>
            <Message
              id="tokens.revoke.facts"
              values={{
                name: username,
                issued: <RelativeTime value={asked.token.issued} />,
                others: rows.filter(({ token }) => token.valid).length - 1,
                ...lastUseOf(asked.token),
              }}
            />
          </p>
        )}
        {asked && usesToken?.(asked.token.token) && <p>{translate('tokens.revoke.own')}</p>}
      </ConfirmDialog>
    </>
  );
}

/** What is known of a token that was typed whole; whose it is not is said as well. */
function FoundToken({
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

function tokenColumns(
  translate: Translate,
  actionsOf: (row: TokenRow) => readonly Action[],
  usesToken: ((token: string) => boolean) | undefined,
): readonly Column<TokenRow>[] {
  return [
    {
      key: 'token',
      title: translate('tokens.token'),
      kind: 'short',
      width: 9.25,
      priority: 0,
      sortable: false,
      value: rowName,
      render: (row) => (
        <span className="token-cell">
          <CopyText
            text={row.token.token}
            what={translate('tokens.token.named', { token: rowName(row) })}
            shown={rowName(row)}
          />
        </span>
      ),
    },
    {
      key: 'issued',
      title: translate('tokens.issued'),
      kind: 'date',
      filter: 'date',
      value: ({ token }) => token.issued,
      render: ({ token }) => <DateTime value={token.issued} />,
    },
    {
      key: 'lastUsed',
      title: translate('tokens.lastUsed'),
      kind: 'date',
      filter: 'date',
      value: ({ token }) => token.lastUsed,
      render: ({ token }) => <RelativeTime value={token.lastUsed} />,
    },
    {
      key: 'valid',
      title: translate('tokens.valid'),
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
    {
      key: 'actions',
      title: translate('tokens.actions'),
      kind: 'actions',
      render: (row, { tabIndex, spacious = false }) => {
        const actions = actionsOf(row);
        return (
          actions.length > 0 && (
            <ActionBar compact={!spacious} name={rowName(row)} actions={actions} tabIndex={tabIndex} />
          )
        );
      },
    },
  ];
}
