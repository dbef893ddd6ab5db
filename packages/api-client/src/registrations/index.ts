export type { RegisteringReader, Registration } from './adapter';
export {
  cancelRegistration,
  type RegistrationDraft,
  showMostRecentRegistration,
  showRegistration,
  startRegistration,
  writeRegistration,
} from './calls';
export { registrationMutations, registrationPollInterval, registrationQueries } from './queries';
export {
  failedReaders,
  isCancelled,
  isFinished,
  isOngoing,
  isRunning,
  outcomeOf,
  type RegistrationOutcome,
  rerunOf,
} from './registration';
export {
  type RegistrationStatus,
  type RegistrationStep,
  registrationStatuses,
  registrationSteps,
  serverHostnamePattern,
} from './schema';
