export { AlertActions } from './AlertContent';
export { AlertHost, type AlertHostProps } from './AlertHost';
export { AlertsProvider, useAlerts } from './AlertsProvider';
export type { Alert, AlertAction, AlertPlace, AlertRequest, AlertTone } from './alert';
export type { AlertOptions, Alerts, AlertsState, AlertText, Reword } from './createAlerts';
export type { RecordedAlert } from './recordAlerts';
