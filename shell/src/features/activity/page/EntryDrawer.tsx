import { Button } from '@console/design/button';
import { DescriptionList } from '@console/design/card';
import { Drawer } from '@console/design/dialog';
import { useMessages } from '@console/design/messages';
import { Link } from '@console/design/router';
import { useStyles } from '@console/design/theme';
import { DateTime } from '@console/design/time';
import { paths } from '@console/remote/contract';
import { useConfiguration } from '../../../host/configuration';
import { FieldList } from '../../changes/FieldList';
import type { ActivityEntry, KeptRequest } from '../entry';
import css from './activity.css';
import { actionOf, EntryState, fieldsOf, recordOf } from './activityColumns';
import { offerRequest, type Redoing } from './planRequest';

interface EntryDrawerProps {
  readonly entry: ActivityEntry;
  /** All entries: one of them may have taken this one back. */
  readonly entries: readonly ActivityEntry[];
  readonly onClose: () => void;
  readonly onReview: (how: Redoing, request: KeptRequest) => void;
}

/** Everything that is kept of one change, and what can be done with it. */
export function EntryDrawer({ entry, entries, onClose, onReview }: EntryDrawerProps) {
  useStyles(css);
  const translate = useMessages();
  const fields = fieldsOf(entry);
  const { request, status, duration } = entry;
  return (
    <Drawer
      title={translate('activity.entry.title', {
        action: actionOf(entry, translate),
        record: recordOf(entry, translate),
      })}
      onClose={onClose}
      footer={(['undo', 'repeat'] as const).map((how) => {
        const offered = offerRequest(entry, how, entries);
        return (
          <Button
            key={how}
            blockedReason={offered.blocked && translate(`activity.blocked.${offered.blocked}`)}
            onClick={() => offered.request && onReview(how, offered.request)}
          >
            {translate(`activity.${how}`)}
          </Button>
        );
      })}
    >
      <div className="activity__entry">
        <EntryState state={entry.state} translate={translate} />
        {entry.state === 'pending' && <p>{translate('activity.pending')}</p>}
        {entry.detail !== undefined && <p>{entry.detail}</p>}
        {fields.length > 0 && <FieldList label={translate('activity.changes')} fields={fields} />}
        {entry.hidden && <p>{translate('activity.hidden')}</p>}
        {entry.cut && <p>{translate('activity.cut')}</p>}
        <DescriptionList
          items={[
            { label: translate('activity.at'), value: <DateTime value={entry.at} /> },
            { label: translate('activity.model'), value: translate(`model.${entry.model}`) },
            {
              label: translate('activity.request'),
              value: request && (
                <code className="activity__request">{`${request.method} ${request.path}`}</code>
              ),
            },
            { label: translate('activity.status'), value: status },
            {
              label: translate('activity.duration'),
              value: duration !== undefined && translate('activity.milliseconds', { duration }),
            },
            {
              label: translate('activity.requestId'),
              value: entry.requestId && <RequestId id={entry.requestId} />,
            },
            { label: translate('activity.remote'), value: entry.remote },
            { label: translate('activity.build'), value: entry.build },
            { label: translate('activity.page'), value: <Link to={entry.page}>{entry.page}</Link> },
          ]}
        />
      </div>
    </Drawer>
  );
}

/** Request id, and the way to what the gateway has recorded of it, where it records. */
function RequestId({ id }: { readonly id: string }) {
  const translate = useMessages();
  const { audit } = useConfiguration();
  return (
    <>
      {id}
      {audit && (
        <>
          <br />
          <Link to={`${paths.audit()}?${new URLSearchParams({ text: id })}`}>
            {translate('activity.audit')}
          </Link>
        </>
      )}
    </>
  );
}
