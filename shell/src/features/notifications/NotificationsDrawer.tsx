import { Button } from '@console/design/button';
import { Drawer } from '@console/design/dialog';
import { MessagesProvider, useMessages } from '@console/design/messages';
import { useStore } from '@console/design/store';
import { useStyles } from '@console/design/theme';
import { type AlertTone, type RecordedAlert, useAlerts, useProcesses } from '@console/remote/services';
import { useState } from 'react';
import messages from './messages/en.json';
import { muted, setMuted } from './muted';
import { NotificationFilter } from './NotificationFilter';
import { NotificationItem } from './NotificationItem';
import css from './notifications.css';
import { ProcessItem } from './ProcessItem';

interface NotificationsDrawerProps {
  readonly onClose: () => void;
}

/** All notifications of the session, newest first, and the running processes [ALERT-04]. */
export function NotificationsDrawer(props: NotificationsDrawerProps) {
  return (
    <MessagesProvider messages={messages}>
      <Notifications {...props} />
    </MessagesProvider>
  );
}

function Notifications({ onClose }: NotificationsDrawerProps) {
  useStyles(css);
  const translate = useMessages();
  const alerts = useAlerts();
  const past = useStore(alerts, (said) => said.past);
  const processes = useProcesses();
  const shown = useStore(processes);
  const [tone, setTone] = useState<AlertTone>();
  const silenced = useStore(muted);
  const listed = past.filter((record) => tone === undefined || record.tone === tone);
  const parts = partsOf(listed);
  return (
    <Drawer
      title={translate('notifications.title')}
      onClose={onClose}
      footer={
        past.length > 0 && <Button onClick={alerts.forgetPast}>{translate('notifications.clear')}</Button>
      }
    >
      {shown.length > 0 && (
        <section className="notifications__part" aria-label={translate('notifications.processes')}>
          <h3>{translate('notifications.processes')}</h3>
          <ul className="notifications__list">
            {shown.map((process) => (
              <ProcessItem key={process.key} process={process} onLeave={onClose} />
            ))}
          </ul>
        </section>
      )}
      {past.length > 0 && <NotificationFilter past={past} tone={tone} onTone={setTone} />}
      {/* Takes the focus when the last item of a list goes. */}
      <div className="notifications__said" tabIndex={-1}>
        {parts.map(({ key, records }) => (
          <section
            key={key}
            className="notifications__part"
            aria-label={translate(`notifications.part.${key}`)}
          >
            <h3>{translate(`notifications.part.${key}`)}</h3>
            <ul className="notifications__list">
              {records.map((record) => (
                <NotificationItem
                  key={record.id}
                  record={record}
                  onLeave={onClose}
                  onDone={({ id, done = false }) => alerts.setDone(id, !done)}
                  onMute={({ id, title }) => {
                    setMuted(title, true);
                    alerts.setDone(id, true);
                  }}
                />
              ))}
            </ul>
          </section>
        ))}
        {silenced.length > 0 && (
          <section className="notifications__part" aria-label={translate('notifications.part.muted')}>
            <h3>{translate('notifications.part.muted')}</h3>
            <ul className="notifications__list">
              {silenced.map((title) => (
                <li key={title} className="notifications__item">
                  <p className="notifications__text">{title}</p>
                  <Button
                    size="small"
                    aria-label={translate('notifications.unmute.of', { title })}
                    onClick={({ currentTarget }) => {
                      currentTarget.closest<HTMLElement>('.notifications__said')?.focus();
                      setMuted(title, false);
                    }}
                  >
                    {translate('notifications.unmute')}
                  </Button>
                </li>
              ))}
            </ul>
          </section>
        )}
      </div>
      {listed.length === 0 && <p className="notifications__none">{translate('notifications.none')}</p>}
    </Drawer>
  );
}

/** True for what waits for the user: it went wrong, or offers something to be done. */
const needsUser = ({ tone, actions }: RecordedAlert) =>
  tone === 'danger' || tone === 'warning' || actions.length > 0;

/** The notifications by what is expected of the user; parts without any are left out. */
function partsOf(records: readonly RecordedAlert[]) {
  const open = records.filter(({ done }) => !done);
  return [
    { key: 'needed', records: open.filter(needsUser) } as const,
    { key: 'told', records: open.filter((record) => !needsUser(record)) } as const,
    { key: 'done', records: records.filter(({ done }) => done) } as const,
  ].filter((part) => part.records.length > 0);
}
