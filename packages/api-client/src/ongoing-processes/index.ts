export type { OngoingProcess } from './adapter';
export {
  forgetProcess,
  InvalidProcessTypeError,
  listOngoingProcesses,
  type TrackedProcess,
  trackProcess,
} from './calls';
export { ongoingProcessMutations, ongoingProcessQueries } from './queries';
export { isRecent, recentProcessWindow } from './recent';
export { type ProcessType, processTypes } from './schema';
