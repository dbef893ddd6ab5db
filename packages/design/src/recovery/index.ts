export {
  type Recover,
  RecoveryProvider,
  type RecoveryProviderProps,
  useRecovery,
  withRecovery,
} from './Recovery';
