export { createQueryClient, type QueryClientOptions } from './createQueryClient';
export {
  describeFailure,
  describeQueryFailure,
  describeSuccess,
  type MutationOutcome,
  type QueryOutcome,
} from './describeOutcome';
export { explainError } from './explainError';
export { outcomeMessages } from './outcomeMessages';
export { useReportFailure } from './useReportFailure';
