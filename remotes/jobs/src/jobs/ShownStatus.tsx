import type { Job } from '@console/api-client/jobs';
import { useMessages } from '@console/design/messages';
import { Status } from '@console/design/status';
import { jobStatusDisplay, jobStatusLabel } from './job.texts';

interface ShownStatusProps {
  readonly status: Job['status'];
}

/** The status of a job in words, with its icon [JOB-04]. */
export function ShownStatus({ status }: ShownStatusProps) {
  const translate = useMessages();
  const { tone, spinning } = jobStatusDisplay(status);
  return <Status tone={tone} spinning={spinning} label={jobStatusLabel(status, translate)} />;
}
