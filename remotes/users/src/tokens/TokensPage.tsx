import { CellSelect } from '@console/design/form';
import { useMessages } from '@console/design/messages';
import { useParams } from '@console/design/router';
import type { PrivateSearch } from '@console/design/table';
import { useStyles } from '@console/design/theme';
import { FailedRecord, RecordListPage, useRecords } from '@console/remote/records';
import { useSignedIn } from '@console/remote/services';
import { useCallback, useMemo, useState } from 'react';
import { userKind } from '../users/user.kind';
import { FoundToken } from './TokenFacts';
import { tokensOf } from './token.kind';
import { tokenColumns } from './tokenColumns';
import { createTokenRows, nameOfRow, type TokenRow, tokenTest, unusedFor } from './tokenRows';
import css from './tokens.css';
import { useGeneration } from './useGeneration';
import { useRevocation } from './useRevocation';
import { useTokenChanges } from './useTokenChanges';

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

/** A token that is pasted is looked for here and goes nowhere. */
function usePrivateSearch(username: string, rows: readonly TokenRow[]): PrivateSearch<TokenRow> {
  const match = useCallback((typed: string) => tokenTest(rows, typed), [rows]);
  return {
    match,
    note: (typed, found) => match(typed) && <FoundToken username={username} found={found} />,
  };
}
