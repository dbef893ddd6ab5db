import { Button } from '@console/design/button';
import { Drawer } from '@console/design/dialog';
import { useMessages } from '@console/design/messages';
import { useStore } from '@console/design/store';
import { useStyles } from '@console/design/theme';
import { type AlertTone, useAlerts, useProcesses } from '@console/remote/services';
import { useState } from 'react';
import { NotificationFilter } from './NotificationFilter';
import { NotificationItem } from './NotificationItem';
import css from './notifications.css';
import { ProcessItem } from './ProcessItem';

/** All notifications of the session, newest first, and the running processes [ALERT-04]. */
export function NotificationsDrawer({ onClose }: { readonly onClose: () => void }) {
  useStyles(css);
  const translate = useMessages();
  const alerts = useAlerts();
  const past = useStore(alerts, (said) => said.past);
  const processes = useProcesses();
  const shown = useStore(processes);
  const [tone, setTone] = useState<AlertTone>();
  const listed = past.filter((record) => tone === undefined || record.tone === tone);
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
      {listed.length > 0 ? (
        <ul className="notifications__list" aria-label={translate('notifications.said')}>
          {listed.map((record) => (
            <NotificationItem key={record.id} record={record} onLeave={onClose} />
          ))}
        </ul>
      ) : (
        <p className="notifications__none">{translate('notifications.none')}</p>
      )}
    </Drawer>
  );
}
