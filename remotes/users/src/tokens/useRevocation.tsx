import { ConfirmDialog } from '@console/design/actions';
import { BlockedIcon } from '@console/design/icons';
import { useMessages } from '@console/design/messages';
import type { BulkAction } from '@console/design/table';
import { explainError } from '@console/remote/services';
import { useState } from 'react';
import { RevokedToken, RevokedTokens } from './TokenFacts';
import { nameOfRow, type TokenRow } from './tokenRows';
import type { TokenChanges } from './useTokenChanges';

/** The revocation of one token and of many, after a question. @param username user of all rows; undefined for several */
export function useRevocation(
  username: string | undefined,
  rows: readonly TokenRow[],
  { revoke, revokeSilently }: TokenChanges,
) {
  const translate = useMessages();
  const [asked, setAsked] = useState<TokenRow>();
  const ofMany: readonly BulkAction<TokenRow>[] = [
    {
      key: 'revoke',
      label: translate('tokens.revoke'),
      icon: <BlockedIcon />,
      tone: 'danger',
      title: (count) =>
        username === undefined
          ? translate('tokens.revokeMany.all', { count })
          : translate('tokens.revokeMany.title', { count, name: username }),
      question: (shown) => <RevokedTokens rows={shown} named={username === undefined} />,
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
          row={asked}
          others={rows.filter(({ username, token }) => username === asked.username && token.valid).length - 1}
        />
      )}
    </ConfirmDialog>
  );
  return { ask: setAsked, ofMany, question };
}
