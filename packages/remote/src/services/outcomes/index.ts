export { explainError } from './explainError';
export { useReportFailure } from './useReportFailure';
