import { jobLabel, jobQueries } from '@console/api-client/jobs';
import { useResource } from '@console/api-client/react';
import { MultiSelectField } from '@console/design/fields';
import { useMessages } from '@console/design/messages';
import { FailedQueries } from '@console/remote/records';
import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';

/** Any number of jobs, by their ids; the id of a job that is no longer listed can be typed. */
export function JobsField() {
  const translate = useMessages();
  const query = useQuery({ ...useResource(jobQueries).list(), refetchInterval: false });
  const { data } = query;
  const options = useMemo(
    () => (data?.rows ?? []).map((job) => ({ value: job.id, label: jobLabel(job) })),
    [data],
  );
  return (
    <>
      <FailedQueries queries={[query]} text={translate('data.jobs.failed')} />
      <MultiSelectField
        name="jobIds"
        label={translate('data.jobs')}
        options={options}
        loading={query.isLoading}
        free
        optional
      />
    </>
  );
}
