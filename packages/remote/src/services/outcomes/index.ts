export { agreementOf } from './agreement';
export { explainError } from './explainError';
export { useReportFailure } from './useReportFailure';
