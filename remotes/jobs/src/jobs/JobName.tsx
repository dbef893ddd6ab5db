import type { Job } from '@console/api-client/jobs';
import { ShortId } from '@console/design/status';

interface JobNameProps {
  readonly job: Pick<Job, 'id' | 'name'>;
}

/** Name and id of a job [JOB-05], the id short and muted; a job without a name is known by its id. */
export function JobName({ job: { id, name } }: JobNameProps) {
  if (!name) return <span title={id}>{id}</span>;
  return (
    <span dir="auto" title={name}>
      {name} <ShortId id={id} />
    </span>
  );
}
