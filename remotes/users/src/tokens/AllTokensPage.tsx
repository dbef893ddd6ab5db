import { useResource } from '@console/api-client/react';
import { type OwnedToken, tokenQueries } from '@console/api-client/tokens';
import { userQueries } from '@console/api-client/users';
import { formatList } from '@console/design/language';
import { useMessages } from '@console/design/messages';
import { PageLoading } from '@console/design/page';
import { useStyles } from '@console/design/theme';
import { AreaError, LoadNotice, RecordListPage, useRecordActions } from '@console/remote/records';
import { useQuery } from '@tanstack/react-query';
import { useMemo, useState } from 'react';
import { paths } from '../paths';
import { allTokensOf } from './token.kind';
import { createTokenRows } from './tokenRows';
import css from './tokens.css';
import { useTokenChanges } from './useTokenChanges';
import { useTokenTable } from './useTokenTable';

/** The tokens of all users: where a token that was found somewhere is looked for. */
export function AllTokensPage() {
  const translate = useMessages();
  const users = useQuery(useResource(userQueries).list());
  const names = useMemo(() => users.data?.rows.map(({ name }) => name), [users.data]);
  if (names) return <TokensOfAll usernames={names} />;
  if (!users.error) return <PageLoading />;
  return (
    <AreaError
      path={paths.users.error()}
      entity={translate('users.entity')}
      section={translate('tokens.section')}
      error={users.error}
    />
  );
}

const usernameOf = ({ username }: OwnedToken) => username;

function TokensOfAll({ usernames }: { readonly usernames: readonly string[] }) {
  useStyles(css);
  const translate = useMessages();
  const kind = useMemo(() => allTokensOf(usernames), [usernames]);
  const query = useQuery(useResource(tokenQueries).ofAll(usernames));
  const actions = useRecordActions(kind);
  const { data } = query;
  const [rowsOf] = useState(() => createTokenRows(usernameOf));
  const rows = useMemo(() => data && rowsOf(data.rows), [rowsOf, data]);
  const table = useTokenTable(undefined, rows, useTokenChanges());
  const missing = data?.missing ?? [];
  return (
    <RecordListPage
      {...table.props}
      records={{ kind, query, actions }}
      heading={translate('tokens.all.heading')}
      label={translate('tokens.all.heading')}
      id="tokens.all"
      banner={
        missing.length > 0 && (
          <LoadNotice
            text={translate('tokens.all.missing', { count: missing.length, names: formatList(missing) })}
            pending={query.isFetching}
            onRetry={query.refetch}
          />
        )
      }
      empty={translate('tokens.all.none')}
    >
      {table.around}
    </RecordListPage>
  );
}
