import { ConfirmDialog } from '@console/design/actions';
import { Button } from '@console/design/button';
import { BlockedIcon } from '@console/design/icons';
import { useMessages } from '@console/design/messages';
import { useActionInAddress } from '@console/remote/records';
import { useState } from 'react';
import { RevocationWarning } from './TokenFacts';
import type { TokenRow } from './tokenRows';
import type { TokenChanges } from './useTokenChanges';

/** The button that revokes all tokens of a user, and its question. */
export function useRevokeAll(
  username: string,
  rows: readonly TokenRow[] | undefined,
  { running, revokeAll }: TokenChanges,
) {
  const translate = useMessages();
  const [asking, setAsking] = useState(false);
  const valid = (rows ?? []).filter(({ token }) => token.valid);
  const noneLeft = valid.length === 0 ? translate('tokens.revokeAll.none', { name: username }) : undefined;
  const runs = running?.act === 'revokeAll';
  const ask = () => setAsking(true);
  useActionInAddress(
    rows && [{ kind: 'custom', key: 'revokeAll', label: '', icon: null, asks: ask, blockedReason: noneLeft }],
  );
  return {
    button: (
      <Button
        tone="danger"
        icon={<BlockedIcon />}
        pending={runs}
        blockedReason={running && !runs ? translate('tokens.busy') : noneLeft}
        onClick={ask}
      >
        {translate('tokens.revokeAll')}
      </Button>
    ),
    question: (
      <ConfirmDialog
        open={asking}
        title={translate('tokens.revokeAll.title', { count: valid.length, name: username })}
        confirmLabel={translate('tokens.revokeAll')}
        tone="danger"
        onConfirm={() => {
          setAsking(false);
          void revokeAll(username);
        }}
        onCancel={() => setAsking(false)}
      >
        <RevocationWarning rows={valid}>
          <p>{translate('tokens.revokeAll.text', { name: username })}</p>
        </RevocationWarning>
      </ConfirmDialog>
    ),
  };
}
