import { useResource } from '@console/api-client/react';
import { tokenQueries } from '@console/api-client/tokens';
import { Button } from '@console/design/button';
import { KeyIcon } from '@console/design/icons';
import { useMessages } from '@console/design/messages';
import { Page, PageLoading } from '@console/design/page';
import { useParams } from '@console/design/router';
import { LoadNotice, RecordFailure } from '@console/remote/records';
import { useQuery } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { paths } from '../paths';
import { IssuedToken } from './IssuedToken';
import { TokensTable } from './TokensTable';
import { useTokenChanges } from './useTokenChanges';

/** The tokens of the user whom the address names [USER-06]; another user is another page. */
export function TokensPage() {
  const { name = '' } = useParams();
  return <TokensOfUser key={name} name={name} />;
}

function TokensOfUser({ name }: { readonly name: string }) {
  const translate = useMessages();
  const query = useQuery(useResource(tokenQueries).of(name));
  const changes = useTokenChanges(name);
  const [issued, setIssued] = useState<string>();
  const generator = useRef<HTMLButtonElement>(null);
  const { data, error, refetch, isFetching, dataUpdatedAt } = query;

  if (!data && error)
    return (
      <RecordFailure
        entity={translate('users.entity')}
        model="user"
        id={name}
        section={translate('users.section')}
        list={paths.users.list()}
        error={error}
        onRetry={refetch}
      />
    );
  if (!data) return <PageLoading />;
  const { running, generate } = changes;
  return (
    <Page
      section={translate('tokens.section')}
      item={name}
      heading={translate('tokens.heading', { name })}
      actions={
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
      }
      banner={
        error && (
          <LoadNotice
            text={translate('tokens.stale', { name })}
            pending={isFetching}
            onRetry={() => void refetch()}
            asOf={dataUpdatedAt}
          />
        )
      }
    >
      {issued !== undefined && (
        <IssuedToken
          key={issued}
          token={issued}
          onClose={() => {
            generator.current?.focus();
            setIssued(undefined);
          }}
        />
      )}
      <TokensTable username={name} list={data} changes={changes} />
    </Page>
  );
}
