import { Button } from '@console/design/button';
import { DescriptionList } from '@console/design/card';
import { Drawer } from '@console/design/dialog';
import { useMessages } from '@console/design/messages';
import { Link, useNavigate } from '@console/design/router';
import { useStyles } from '@console/design/theme';
import { DateTime } from '@console/design/time';
import { paths } from '@console/remote/contract';
import type { ActivityEntry } from '../entry';
import css from './activity.css';
import { actionOf, EntryState, recordOf } from './activityColumns';
import { type ActivityRow, countRun, undoOfRun } from './foldRuns';

interface RunDrawerProps {
  readonly row: ActivityRow;
  /** All entries: a run among them may have taken this one back. */
  readonly entries: readonly ActivityEntry[];
  readonly onClose: () => void;
}

const urgency = { failed: 0, pending: 1, done: 2 } as const;

/** A run of many changes: how many were made, which were not, and the way to take it back. */
export function RunDrawer({ row, entries, onClose }: RunDrawerProps) {
  useStyles(css);
  const translate = useMessages();
  const navigate = useNavigate();
  const counts = countRun(row);
  const { to, state, blocked } = undoOfRun(row, entries);
  const changes = [...(row.changes ?? [])].sort((one, other) => urgency[one.state] - urgency[other.state]);
  return (
    <Drawer
      title={translate('activity.entry.title', {
        action: actionOf(row, translate),
        record: recordOf(row, translate),
      })}
      onClose={onClose}
      footer={
        <Button
          blockedReason={blocked && translate(`activity.blocked.${blocked}`)}
          onClick={() => to !== undefined && navigate(to, { state })}
        >
          {translate('activity.run.undo')}
        </Button>
      }
    >
      <div className="activity__entry">
        <EntryState state={row.state} translate={translate} />
        <DescriptionList
          items={[
            { label: translate('activity.at'), value: <DateTime value={row.at} /> },
            ...(['done', 'failed', 'pending', 'left'] as const)
              .filter((key) => key === 'done' || counts[key] > 0)
              .map((key) => ({ label: translate(`activity.run.${key}`), value: counts[key] })),
            {
              label: translate('activity.duration'),
              value: translate('activity.milliseconds', { duration: row.duration ?? 0 }),
            },
            { label: translate('activity.page'), value: <Link to={row.page}>{row.page}</Link> },
          ]}
        />
        <p>{translate('activity.run.about')}</p>
        <ul className="activity__changes" aria-label={translate('activity.changes')}>
          {changes.map((change) => (
            <li key={change.id}>
              <EntryState state={change.state} translate={translate} />
              <Link to={`${paths.activity()}?entry=${encodeURIComponent(change.id)}`}>
                {translate('activity.entry.title', {
                  action: actionOf(change, translate),
                  record: recordOf(change, translate),
                })}
              </Link>
            </li>
          ))}
        </ul>
      </div>
    </Drawer>
  );
}
