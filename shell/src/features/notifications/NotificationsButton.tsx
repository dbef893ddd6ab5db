import { Button } from '@console/design/button';
import { BellIcon } from '@console/design/icons';
import { useMessages } from '@console/design/messages';
import { lazyNamed } from '@console/design/progress';
import { useStore } from '@console/design/store';
import { useStyles } from '@console/design/theme';
import { useAlerts, useProcesses } from '@console/remote/services';
import { useState } from 'react';
import { useShortcut } from '../shortcuts';
import css from './notificationsButton.css';

const NotificationsDrawer = lazyNamed(() => import('./NotificationsDrawer'), 'NotificationsDrawer', {
  waiting: null,
});

/** Only while something runs is there something to be said in the tab. */
const TabTitle = lazyNamed(() => import('./TabTitle'), 'TabTitle', { waiting: null });

/** Opens the notifications; shows how many are new, and whether a process is running. */
export function NotificationsButton() {
  useStyles(css);
  const translate = useMessages();
  const alerts = useAlerts();
  const processes = useProcesses();
  const past = useStore(alerts, (said) => said.past);
  const shown = useStore(processes);
  const [open, setOpen] = useState(false);
  useShortcut('notifications', () => setOpen(true));
  const unread = past.filter(({ read }) => !read).length;
  const running = shown.filter(({ status }) => status === 'running').length;
  const close = () => {
    alerts.markRead();
    setOpen(false);
  };
  return (
    <>
      <Button
        tone="quiet"
        icon={<BellIcon />}
        aria-label={translate('notifications.button', { unread, running })}
        aria-haspopup="dialog"
        onClick={() => setOpen(true)}
      >
        {unread > 0 && (
          <span className="notifications-button__count" aria-hidden="true">
            {unread > 99 ? '99+' : unread}
          </span>
        )}
        {running > 0 && <span className="notifications-button__running" aria-hidden="true" />}
      </Button>
      {shown.length > 0 && <TabTitle processes={shown} />}
      {open && <NotificationsDrawer onClose={close} />}
    </>
  );
}
