export { isActive, type Job, jobOnReader, timeRemaining } from './adapter';
export { listJobs, showJob } from './calls';
export { jobQueries } from './queries';
export { type JobStatus, jobStatuses } from './schema';
