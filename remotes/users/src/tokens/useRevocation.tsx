import { type Action, ConfirmDialog } from '@console/design/actions';
import { BlockedIcon } from '@console/design/icons';
import { useMessages } from '@console/design/messages';
import type { BulkAction } from '@console/design/table';
import { explainError } from '@console/remote/services';
import { useCallback, useState } from 'react';
import { RevokedToken, RevokedTokens } from './TokenFacts';
import { nameOfRow, type TokenRow } from './tokenRows';
import type { TokenChanges } from './useTokenChanges';

/** The revocation of one token and of many, after a question. */
export function useRevocation(username: string, rows: readonly TokenRow[], changes: TokenChanges) {
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
