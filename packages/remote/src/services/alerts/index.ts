export { AlertHost } from './AlertHost';
export { AlertsProvider, useAlerts } from './AlertsProvider';
export { type Alert, type AlertPlace, type AlertRequest, type AlertTone, alertStay } from './alert';
export { alertMessages } from './alertMessages';
export {
  type AlertOptions,
  type Alerts,
  type AlertsOptions,
  type AlertsState,
  type AlertText,
  createAlerts,
} from './createAlerts';
export type { RecordedAlert } from './recordAlerts';
