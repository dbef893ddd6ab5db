import { Button } from '@console/design/button';
import { CopyText } from '@console/design/copy';
import { useMessages } from '@console/design/messages';
import { Link } from '@console/design/router';
import { ToneIcon } from '@console/design/status';
import { DateTime } from '@console/design/time';
import { AlertActions, type RecordedAlert } from '@console/remote/services';
import type { MouseEvent } from 'react';
import { isMuted } from './muted';
import { notificationText } from './notificationText';

interface NotificationItemProps {
  readonly record: RecordedAlert;
  /** Told when somebody follows the link to the page. */
  readonly onLeave: () => void;
  /** Puts it to what is done, or back. */
  readonly onDone: (record: RecordedAlert) => void;
  /** Mutes what says the same. */
  readonly onMute: (record: RecordedAlert) => void;
}

/** One notification: message, time, page, buttons that deal with it, and one that copies it for a report. */
export function NotificationItem({ record, onLeave, onDone, onMute }: NotificationItemProps) {
  const translate = useMessages();
  const { tone, title, lines, links, actions, time, at, count, read, done = false } = record;
  const dealWith = (act: (record: RecordedAlert) => void) => (event: MouseEvent) => {
    keepFocus(event.currentTarget);
    act(record);
  };
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
        <p className="notifications__acts">
          <Button
            size="small"
            aria-label={translate('notifications.done.of', { done: done ? 'yes' : 'no', title })}
            onClick={dealWith(onDone)}
          >
            {translate('notifications.done', { done: done ? 'yes' : 'no' })}
          </Button>
          {tone !== 'danger' && !isMuted(title) && (
            <Button
              size="small"
              tone="quiet"
              aria-label={translate('notifications.mute.of', { title })}
              onClick={dealWith(onMute)}
            >
              {translate('notifications.mute')}
            </Button>
          )}
        </p>
      </div>
      <CopyText text={notificationText(record, location.origin)} what={`“${title}”`} />
    </li>
  );
}

/** Gives the focus to the first button of the item beside one that is about to go, else to the list around. */
function keepFocus(button: Element): void {
  const item = button.closest('.notifications__item');
  const beside = item?.nextElementSibling ?? item?.previousElementSibling;
  const next =
    beside?.querySelector<HTMLElement>('.notifications__acts > button') ??
    button.closest<HTMLElement>('.notifications__said');
  next?.focus();
}
