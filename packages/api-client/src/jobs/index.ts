export { writeJob } from './adapter';
export { listJobs, type StopJobOptions, showJob, showJobReaders, startJob, stopJob } from './calls';
export { iterationDataDownload } from './iterationData';
export {
  isActive,
  isRunning,
  isStopped,
  isStopping,
  type Job,
  type JobDraft,
  type JobError,
  type JobReader,
  jobLabel,
  jobOnReader,
  timeRemaining,
} from './job';
export { jobInTheWay } from './jobInTheWay';
export { jobProblems } from './jobProblems';
export { jobMutations, jobQueries, type StopJob } from './queries';
export { type JobStatus, jobStatuses, type StopReason, stopReasons } from './schema';
