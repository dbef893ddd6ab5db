import { useConfirmation } from '@console/design/actions';
import { Banner } from '@console/design/banner';
import { Button } from '@console/design/button';
import { MessagesProvider, useMessages } from '@console/design/messages';
import { Page } from '@console/design/page';
import { useAddress, useNavigate } from '@console/design/router';
import { Table } from '@console/design/table';
import { paths } from '@console/remote/contract';
import { useMemo, useState } from 'react';
import type { ActivityEntry } from '../entry';
import { activityColumns } from './activityColumns';
import { EntryDrawer } from './EntryDrawer';
import { foldRuns } from './foldRuns';
import messages from './messages/en.json';
import type { OfferedRequest, Redoing } from './planRequest';
import { ReviewDialog } from './ReviewDialog';
import { RunDrawer } from './RunDrawer';
import { useActivity } from './useActivity';

const idOf = ({ id }: ActivityEntry) => id;

/** Undo or repetition of a change that a person is about to confirm. */
interface Reviewed {
  readonly entry: ActivityEntry;
  readonly how: Redoing;
  readonly request: NonNullable<OfferedRequest['request']>;
}

/** The activity, with the words it needs: they travel when it is opened. */
export function ActivityPage() {
  return (
    <MessagesProvider messages={messages}>
      <Activity />
    </MessagesProvider>
  );
}

/** Every change that the person made in this browser; each can be looked at, and many repeated or taken back. */
function Activity() {
  const translate = useMessages();
  const navigate = useNavigate();
  const { activity, forget } = useActivity();
  const [params, put] = useAddress();
  const [reviewed, setReviewed] = useState<Reviewed>();
  const [confirm, question] = useConfirmation();
  const columns = useMemo(() => activityColumns(translate), [translate]);
  const { entries, setAside = 0, onlyHere = false } = activity ?? {};
  const rows = useMemo(() => entries && foldRuns(entries), [entries]);
  const address = params.get('entry');
  const opened = entries?.find(({ id }) => id === address);
  const run = rows?.find(({ id, changes }) => changes && id === address);
  const askToForget = async () => {
    const agreed = await confirm({
      title: translate('activity.forget.title'),
      confirmLabel: translate('activity.forget'),
      tone: 'danger',
      children: <p>{translate('activity.forget.text')}</p>,
    });
    if (agreed) await forget();
  };
  const close = () => put({ entry: undefined });

  return (
    <Page
      section={translate('activity.title')}
      actions={
        <Button
          blockedReason={entries?.length === 0 ? translate('activity.none') : undefined}
          onClick={askToForget}
        >
          {translate('activity.forget')}
        </Button>
      }
      banner={
        <>
          {onlyHere && <Banner tone="info" title={translate('activity.onlyHere')} />}
          {setAside > 0 && <Banner tone="info" title={translate('activity.setAside', { count: setAside })} />}
        </>
      }
    >
      <p>{translate('activity.about')}</p>
      <Table
        label={translate('activity.title')}
        id="activity"
        rows={rows}
        columns={columns}
        rowKey={idOf}
        initialSort="-at"
        loading={!entries}
        empty={translate('activity.none')}
      />
      {run && entries && <RunDrawer row={run} entries={entries} onClose={close} />}
      {opened && entries && (
        <EntryDrawer
          entry={opened}
          entries={entries}
          onClose={close}
          onReview={(how, request) => {
            close();
            setReviewed({ entry: opened, how, request });
          }}
        />
      )}
      {reviewed && (
        <ReviewDialog
          {...reviewed}
          onClose={() => setReviewed(undefined)}
          onSent={() => {
            setReviewed(undefined);
            void navigate(paths.activity());
          }}
        />
      )}
      {question}
    </Page>
  );
}
