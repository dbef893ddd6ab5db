/**
 * Parts of a page that shows remotes: the shell, the embedding and the test kit compose their services from it. It is
 * not shared between builds, so it takes every context from `@console/remote/services`, which is.
 */
export { type AlertsOptions, createAlerts } from './alerts/createAlerts';
export { closeServices, createServices, type Services, type ServicesOptions } from './createServices';
export { forgetAnswers } from './outcomes/createQueryClient';
export { createProcesses } from './processes/createProcesses';
export { ServicesProvider, type ServicesProviderProps } from './ServicesProvider';
export { serviceMessages } from './serviceMessages';
export { SessionPerson, type SessionPersonProps } from './session/SessionPerson';
export {
  createSession,
  hasPrivileges,
  type Session,
  type SessionEnd,
  type SessionKeep,
  type SessionLock,
  type SessionState,
  type SessionStore,
  userOf,
} from './session/session';
