import { useMessages } from '@console/design/messages';
import { useParams } from '@console/design/router';
import { useStyles } from '@console/design/theme';
import { FailedRecord, RecordListPage, useRecords } from '@console/remote/records';
import { useMemo, useState } from 'react';
import { userKind } from '../users/user.kind';
import { tokensOf } from './token.kind';
import { createTokenRows } from './tokenRows';
import css from './tokens.css';
import { useGeneration } from './useGeneration';
import { useRevokeAll } from './useRevokeAll';
import { useTokenChanges } from './useTokenChanges';
import { useTokenTable } from './useTokenTable';

/** The tokens of the user whom the address names [USER-06]; another user is another page. */
export function TokensPage() {
  const { name = '' } = useParams();
  return <TokensOfUser key={name} name={name} />;
}

/** The tokens of one user, with the buttons that generate one and that revoke all. */
function TokensOfUser({ name }: { readonly name: string }) {
  useStyles(css);
  const translate = useMessages();
  const tokens = useRecords(useMemo(() => tokensOf(name), [name]));
  const { data, error, refetch } = tokens.query;
  const [rowsOf] = useState(() => createTokenRows(() => name));
  const rows = useMemo(() => data && rowsOf(data.rows), [rowsOf, data]);
  const changes = useTokenChanges();
  const table = useTokenTable(name, rows, changes);
  const generation = useGeneration(name, changes);
  const revokeAll = useRevokeAll(name, rows, changes);
  return (
    <RecordListPage
      {...table.props}
      records={tokens}
      view={name}
      heading={translate('tokens.heading', { name })}
      actions={
        <>
          {revokeAll.button}
          {generation.button}
        </>
      }
      empty={translate('tokens.none', { name })}
      stale={translate('tokens.stale', { name })}
      failed={<FailedRecord kind={userKind} id={name} error={error} onRetry={refetch} />}
    >
      {(list) => (
        <>
          {generation.issued}
          {table.around(list)}
          {revokeAll.question}
        </>
      )}
    </RecordListPage>
  );
}
