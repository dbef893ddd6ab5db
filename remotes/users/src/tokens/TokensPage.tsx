import { type Action, ConfirmDialog } from '@console/design/actions';
import { Button } from '@console/design/button';
import { CellSelect } from '@console/design/form';
import { BlockedIcon, KeyIcon } from '@console/design/icons';
import { useMessages } from '@console/design/messages';
import { useParams } from '@console/design/router';
import type { BulkAction, PrivateSearch } from '@console/design/table';
import { useStyles } from '@console/design/theme';
import { FailedRecord, RecordListPage, useRecords } from '@console/remote/records';
import { explainError, useSignedIn } from '@console/remote/services';
import { useCallback, useMemo, useRef, useState } from 'react';
import { userKind } from '../users/user.kind';
import { IssuedToken } from './IssuedToken';
import { FoundToken, RevokedToken, RevokedTokens } from './TokenFacts';
import { tokensOf } from './token.kind';
import { tokenColumns } from './tokenColumns';
import { createTokenRows, nameOfRow, type TokenRow, tokenTest, unusedFor } from './tokenRows';
import css from './tokens.css';
import { type TokenChanges, useTokenChanges } from './useTokenChanges';

/** For how many days tokens may have been idle when they are selected as a whole. */
const idleDays = [7, 30, 90, 180, 365] as const;

const noTokens: readonly TokenRow[] = [];
const rowKey = ({ id }: TokenRow) => id;
const recordOf = ({ token }: TokenRow) => token;

/** The tokens of the user whom the address names [USER-06]; another user is another page. */
export function TokensPage() {
  const { name = '' } = useParams();
  return <TokensOfUser key={name} name={name} />;
}

/** The one used last first; valid ones can be revoked, one by one or many [TOKEN-01 to TOKEN-04]. */
function TokensOfUser({ name }: { readonly name: string }) {
  useStyles(css);
  const translate = useMessages();
  const tokens = useRecords(useMemo(() => tokensOf(name), [name]));
  const { data, error, refetch } = tokens.query;
  const [rowsOf] = useState(createTokenRows);
  const rows = useMemo(() => data && rowsOf(data.rows), [rowsOf, data]);
  const [selected, setSelected] = useState<readonly string[]>([]);
  const changes = useTokenChanges(name);
  const revocation = useRevocation(name, rows ?? noTokens, changes);
  const generation = useGeneration(changes);
  const usesToken = useSignedIn()?.usesToken;
  const unselectable = useCallback(
    ({ token }: TokenRow) => (token.valid ? undefined : translate('tokens.invalid.already')),
    [translate],
  );
  return (
    <RecordListPage
      records={tokens}
      view={name}
      heading={translate('tokens.heading', { name })}
      actions={generation.button}
      rows={rows}
      recordOf={recordOf}
      rowKey={rowKey}
      rowName={nameOfRow}
      nameOf={nameOfRow}
      columns={useMemo(() => tokenColumns(usesToken), [usesToken])}
      named
      actionsOf={revocation.actionsOf}
      initialSort="-lastUsed"
      search={usePrivateSearch(name, rows ?? noTokens)}
      empty={translate('tokens.none', { name })}
      stale={translate('tokens.stale', { name })}
      selected={selected}
      onSelect={setSelected}
      unselectable={unselectable}
      bulkActions={revocation.ofMany}
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
            setSelected(days === '' ? [] : unusedFor(rows ?? noTokens, Number(days), Date.now()).map(rowKey))
          }
        />
      }
      failed={<FailedRecord kind={userKind} id={name} error={error} onRetry={refetch} />}
    >
      {(table) => (
        <>
          {generation.issued}
          {table}
          {revocation.question}
        </>
      )}
    </RecordListPage>
  );
}

/** The button that generates a token, and what it has generated. */
function useGeneration({ running, generate }: TokenChanges) {
  const translate = useMessages();
  const [issued, setIssued] = useState<string>();
  const generator = useRef<HTMLButtonElement>(null);
  return {
    button: (
      <Button
        ref={generator}
        tone="primary"
        icon={<KeyIcon />}
        pending={running === 'generate'}
        blockedReason={running && running !== 'generate' ? translate('tokens.busy') : undefined}
        onClick={async () => setIssued((await generate()) ?? issued)}
      >
        {translate('tokens.generate')}
      </Button>
    ),
    issued: issued !== undefined && (
      <IssuedToken
        key={issued}
        token={issued}
        onClose={() => {
          generator.current?.focus();
          setIssued(undefined);
        }}
      />
    ),
  };
}

/** The revocation of one token and of many, after a question. */
function useRevocation(username: string, rows: readonly TokenRow[], changes: TokenChanges) {
  const translate = useMessages();
  const [asked, setAsked] = useState<TokenRow>();
  const { running, revoke, revokeSilently } = changes;
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
  const ofMany: readonly BulkAction<TokenRow>[] = [
    {
      key: 'revoke',
      label: translate('tokens.revoke'),
      icon: <BlockedIcon />,
      tone: 'danger',
      title: (count) => translate('tokens.revokeMany.title', { count, name: username }),
      question: (shown) => <RevokedTokens rows={shown} />,
      act: revokeSilently,
      parallel: 1,
      explain: (error) => explainError(error, translate('tokens.entity'), translate).join(' '),
    },
  ];
  const question = (
    <ConfirmDialog
      open={asked !== undefined}
      title={translate('tokens.revoke.title', { token: asked && nameOfRow(asked) })}
      confirmLabel={translate('tokens.revoke')}
      tone="danger"
      onConfirm={async () => {
        setAsked(undefined);
        if (asked) await revoke(asked);
      }}
      onCancel={() => setAsked(undefined)}
    >
      {asked && (
        <RevokedToken
          username={username}
          row={asked}
          others={rows.filter(({ token }) => token.valid).length - 1}
        />
      )}
    </ConfirmDialog>
  );
  return { actionsOf, ofMany, question };
}

/** A token that is pasted is looked for here and goes nowhere. */
function usePrivateSearch(username: string, rows: readonly TokenRow[]): PrivateSearch<TokenRow> {
  const match = useCallback((typed: string) => tokenTest(rows, typed), [rows]);
  return {
    match,
    note: (typed, found) => match(typed) && <FoundToken username={username} found={found} />,
  };
}
