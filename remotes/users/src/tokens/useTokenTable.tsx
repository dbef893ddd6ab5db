import type { Action } from '@console/design/actions';
import { CellSelect } from '@console/design/form';
import { BlockedIcon, RefreshIcon } from '@console/design/icons';
import { useMessages } from '@console/design/messages';
import type { PrivateSearch } from '@console/design/table';
import { useSignedIn } from '@console/remote/services';
import { type ReactNode, useCallback, useMemo, useState } from 'react';
import { FoundToken } from './TokenFacts';
import { tokenColumns } from './tokenColumns';
import { nameOfRow, type TokenRow, tokenTest, unusedFor } from './tokenRows';
import { useRevocation } from './useRevocation';
import { useRotation } from './useRotation';
import type { TokenChanges } from './useTokenChanges';

/** For how many days tokens may have been idle when they are selected as a whole. */
const idleDays = [7, 30, 90, 180, 365] as const;

const noTokens: readonly TokenRow[] = [];
const rowKey = ({ id }: TokenRow) => id;
const recordOf = ({ token }: TokenRow) => token;

/**
 * Table of tokens, the one used last first: valid ones are rotated or revoked, one by one or many [TOKEN-01 to TOKEN-04].
 * @param username user whose tokens they are; undefined for those of all users
 */
export function useTokenTable(
  username: string | undefined,
  rows: readonly TokenRow[] | undefined,
  changes: TokenChanges,
) {
  const translate = useMessages();
  const [selected, setSelected] = useState<readonly string[]>([]);
  const known = rows ?? noTokens;
  const revocation = useRevocation(username, known, changes);
  const rotation = useRotation(changes, revocation.ask);
  const usesToken = useSignedIn()?.usesToken;
  const ofAll = username === undefined;
  return {
    props: {
      rows,
      recordOf,
      rowKey,
      rowName: nameOfRow,
      nameOf: nameOfRow,
      columns: useMemo(() => tokenColumns({ usesToken, ofAll }), [usesToken, ofAll]),
      named: true,
      actionsOf: useTokenActions(changes.running, rotation.rotate, revocation.ask),
      initialSort: '-lastUsed',
      search: usePrivateSearch(username, known),
      selected,
      onSelect: setSelected,
      unselectable: useCallback(
        ({ token }: TokenRow) => (token.valid ? undefined : translate('tokens.invalid.already')),
        [translate],
      ),
      bulkActions: revocation.ofMany,
      tools: (
        <CellSelect
          label={translate('tokens.unused')}
          placeholder={translate('tokens.unused')}
          value={undefined}
          options={idleDays.map((days) => ({
            value: String(days),
            label: translate('tokens.unused.days', { days }),
          }))}
          onChange={(days) =>
            setSelected(days === '' ? [] : unusedFor(known, Number(days), Date.now()).map(rowKey))
          }
        />
      ),
    },
    /** Draws the table below the rotation that runs, and the question that is asked. */
    around: (table: ReactNode) => (
      <>
        {rotation.card}
        {table}
        {revocation.question}
      </>
    ),
  };
}

/** Actions of valid tokens, one at a time. */
function useTokenActions(
  running: TokenChanges['running'],
  rotate: (row: TokenRow) => unknown,
  ask: (row: TokenRow) => void,
) {
  const translate = useMessages();
  return useCallback(
    (row: TokenRow): readonly Action[] => {
      if (!row.token.valid) return [];
      const stateOf = (act: string) => {
        const runs = running?.act === act && running.id === row.id;
        return { pending: runs, blockedReason: running && !runs ? translate('tokens.busy') : undefined };
      };
      return [
        {
          kind: 'custom',
          key: 'rotate',
          label: translate('tokens.rotate'),
          icon: <RefreshIcon />,
          ...stateOf('rotate'),
          onAct: () => rotate(row),
        },
        {
          kind: 'custom',
          key: 'revoke',
          label: translate('tokens.revoke'),
          icon: <BlockedIcon />,
          ...stateOf('revoke'),
          onAct: () => ask(row),
        },
      ];
    },
    [running, rotate, ask, translate],
  );
}

/** A token that is pasted is looked for here and goes nowhere. */
function usePrivateSearch(username: string | undefined, rows: readonly TokenRow[]): PrivateSearch<TokenRow> {
  const match = useCallback((typed: string) => tokenTest(rows, typed), [rows]);
  return {
    match,
    note: (typed, found) => match(typed) && <FoundToken username={username} found={found} />,
  };
}
