export { type SystemLogRequest, systemLogsDownload } from './calls';
