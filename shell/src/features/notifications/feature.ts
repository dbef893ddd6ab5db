import type { Feature } from '../../host/slots/feature';
import { followSecrets, keepNotifications, restoreNotifications } from './keptNotifications';
import { NotificationsButton } from './NotificationsButton';

/** The alerts of the session and its long processes, in a drawer of the bar. */
export const notifications: Feature = {
  FrameAction: NotificationsButton,
  followChanges: followSecrets,
  alerts: { restore: restoreNotifications, keep: keepNotifications },
};
