import { useResource } from '@console/api-client/react';
import { type Token, tokenQueries } from '@console/api-client/tokens';
import { Button } from '@console/design/button';
import { Card, DescriptionList } from '@console/design/card';
import { BlockedIcon } from '@console/design/icons';
import { Message, useMessages } from '@console/design/messages';
import { Status, type Tone } from '@console/design/status';
import { FailedQueries } from '@console/remote/records';
import { useSignedIn } from '@console/remote/services';
import { useQuery } from '@tanstack/react-query';
import { WholeToken } from './IssuedToken';
import { type RotationStage, rotationStage } from './rotationStage';
import { lastUseOf } from './TokenFacts';
import { nameOfRow, shortToken, type TokenRow } from './tokenRows';
import type { TokenChanges } from './useTokenChanges';

/** A token and the one that takes its place. */
export interface RotatedToken {
  readonly old: TokenRow;
  /** The new one, whole. */
  readonly fresh: string;
}

interface RotationCardProps {
  readonly rotated: RotatedToken;
  readonly changes: TokenChanges;
  /** Revokes the old one, after a question. */
  readonly onAsk: (old: TokenRow) => void;
  readonly onClose: () => void;
}

const tones: Readonly<Record<RotationStage, Tone>> = {
  waiting: 'info',
  inUse: 'warning',
  moved: 'success',
  done: 'success',
};

/**
 * The change from one token to another: the new one to be copied, the uses of both while both are valid, and the end of
 * the old one. Without a question only when all use the new one.
 */
export function RotationCard({ rotated: { old, fresh }, changes, onAsk, onClose }: RotationCardProps) {
  const translate = useMessages();
  const usesToken = useSignedIn()?.usesToken;
  const query = useQuery(useResource(tokenQueries).of(old.username));
  const listed = (text: string) => query.data?.rows.find(({ token }) => token === text);
  const before = listed(old.token.token) ?? old.token;
  const after = listed(fresh);
  const stage = rotationStage(before, after);
  const name = nameOfRow(old);
  const asks = stage !== 'moved' || usesToken?.(before.token) === true;
  return (
    <Card
      // When the old one has gone, so have the buttons: the card takes the focus again.
      key={String(stage === 'done')}
      title={translate('tokens.rotation', { token: name, name: old.username })}
      takesFocus
      actions={
        stage === 'done' ? (
          <Button onClick={onClose}>{translate('tokens.issuedNow.close')}</Button>
        ) : (
          <>
            <Button onClick={onClose}>{translate('tokens.rotation.keep')}</Button>
            <Button
              tone="danger"
              icon={<BlockedIcon />}
              pending={changes.running?.act === 'revoke'}
              onClick={() => (asks ? onAsk({ ...old, token: before }) : changes.revoke(old))}
            >
              {translate('tokens.rotation.revoke', { token: name })}
            </Button>
          </>
        )
      }
    >
      <FailedQueries queries={[query]} text={translate('tokens.stale', { name: old.username })} />
      <p role="status">
        <Status tone={tones[stage]} label={translate(`tokens.rotation.${stage}`, { token: name })} />
      </p>
      <DescriptionList
        items={[
          { label: translate('tokens.rotation.old', { token: name }), value: <Use token={before} /> },
          {
            label: translate('tokens.rotation.fresh', { token: shortToken(fresh) }),
            value: after && <Use token={after} />,
          },
        ]}
      />
      <WholeToken token={fresh} />
    </Card>
  );
}

const Use = ({ token }: { readonly token: Token }) => <Message id="tokens.use" values={lastUseOf(token)} />;
