import { CopyText } from '@console/design/copy';
import { useMessages } from '@console/design/messages';
import { Link } from '@console/design/router';
import { ToneIcon } from '@console/design/status';
import { DateTime } from '@console/design/time';
import { AlertActions, type RecordedAlert } from '@console/remote/services';
import { notificationText } from './notificationText';

interface NotificationItemProps {
  readonly record: RecordedAlert;
  /** Told when somebody follows the link to the page. */
  readonly onLeave: () => void;
}

/** One notification: message, time, page, and a button that copies it for a report. */
export function NotificationItem({ record, onLeave }: NotificationItemProps) {
  const translate = useMessages();
  const { tone, title, lines, links, actions, time, at, count, read } = record;
  return (
    <li className={`notifications__item${read ? '' : ' notifications__item--new'}`}>
      <span className={`notifications__icon notifications__icon--${tone}`}>
        <ToneIcon tone={tone} />
      </span>
      <div className="notifications__text">
        <p className="notifications__title">
          {title}
          {count > 1 && ` (${translate('notifications.count', { count })})`}
        </p>
        {lines.map((line) => (
          <p key={line}>{line}</p>
        ))}
        <AlertActions actions={actions} />
        <p className="notifications__facts">
          {!read && <span className="notifications__new">{translate('notifications.new')}</span>}
          <DateTime value={new Date(time)} />
          {links.map(({ label, to }) => (
            <Link key={to} to={to} onClick={onLeave}>
              {label}
            </Link>
          ))}
          {at !== '' && (
            <Link to={at} onClick={onLeave}>
              {translate('notifications.open')}
            </Link>
          )}
        </p>
      </div>
      <CopyText text={notificationText(record, location.origin)} what={`“${title}”`} />
    </li>
  );
}
