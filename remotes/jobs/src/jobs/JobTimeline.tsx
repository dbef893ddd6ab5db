import type { Job } from '@console/api-client/jobs';
import { TimeBars } from '@console/design/chart';
import { type KeyEnd, type Translate, useMessages } from '@console/design/messages';
import { useAddress, useNavigate } from '@console/design/router';
import { Tabs } from '@console/design/sections';
import { useSteady } from '@console/design/store';
import { type Column, Table } from '@console/design/table';
import { DateTime, useFormatDateTime } from '@console/design/time';
import { paths } from '@console/remote/contract';
import { replaceEqualDeep } from '@tanstack/react-query';
import { useCallback, useMemo } from 'react';
import { JobName } from './JobName';
import { facilityKey } from './job.kind';
import { jobStatusDisplay, jobStatusLabel } from './job.texts';
import { type JobTimes, jobBar, presentOf, timesOfFacility } from './jobBars';
import { ShownStatus } from './ShownStatus';

interface JobTimelineProps {
  readonly jobs: readonly Job[];
  /** When the service answered them, in milliseconds since 1970: the present of the timeline. */
  readonly now: number;
}

/** The jobs of one facility over time, as bars and as a table; which facility stands in the address. */
export function JobTimeline({ jobs, now }: JobTimelineProps) {
  const translate = useMessages();
  const [params, put] = useAddress();
  const facilities = useMemo(() => [...new Set(jobs.flatMap((job) => job.facilities))].sort(), [jobs]);
  if (facilities.length === 0) return <p>{translate('jobs.timeline.none')}</p>;
  return (
    <Tabs
      label={translate('jobs.timeline.facilities')}
      selected={params.get(facilityKey) || null}
      onSelect={(facility) => put({ [facilityKey]: facility })}
      tabs={facilities.map((facility) => ({
        key: facility,
        label: facility,
        content: <FacilityTimeline facility={facility} jobs={jobs} now={now} />,
      }))}
    />
  );
}

/** Most polls bring no times that are new. */
const hasSameTimes = (one: readonly JobTimes[], other: readonly JobTimes[]) =>
  replaceEqualDeep(one, other) === one;

function FacilityTimeline({ facility, jobs, now }: JobTimelineProps & { readonly facility: string }) {
  const translate = useMessages();
  const navigate = useNavigate();
  const format = useFormatDateTime();
  const times = useSteady(
    useMemo(() => timesOfFacility(jobs, facility, now), [jobs, facility, now]),
    hasSameTimes,
  );
  const bars = useMemo(
    () =>
      times.map((each) => {
        const written = (time: number | undefined) => format(time) ?? '–';
        return jobBar(each, describe(each, written, translate));
      }),
    [times, format, translate],
  );
  const columns = useMemo(() => timeColumns(translate), [translate]);
  const open = useCallback((id: string) => void navigate(paths.jobs.job(id)), [navigate]);
  const label = translate('jobs.timeline.of', { facility });
  return (
    <>
      <TimeBars label={label} bars={bars} now={presentOf(now)} onOpen={open} />
      <Table
        label={label}
        id="jobs.timeline"
        name="timeline"
        rows={times}
        columns={columns}
        rowKey={rowKey}
      />
    </>
  );
}

const rowKey = ({ id }: JobTimes) => id;

/** A job and its times in a few lines, for pointer and screen reader. */
const describe = (
  { name, status, planned, real, ended, errors }: JobTimes,
  written: (time: number | undefined) => string,
  translate: Translate,
) =>
  translate('jobs.timeline.bar', {
    name,
    status: jobStatusLabel(status, translate),
    ran: real ? (ended ? 'ended' : 'running') : 'never',
    from: written(real ? real[0] : planned?.[0]),
    until: written(real?.[1]),
    errors: errors.length,
  });

/** The columns of the table beside the bars. */
function timeColumns(translate: Translate): readonly Column<JobTimes>[] {
  const time = (
    key: KeyEnd<'jobs.timeline'>,
    timeOf: (times: JobTimes) => number | undefined,
  ): Column<JobTimes> => ({
    key,
    title: translate(`jobs.timeline.${key}`),
    kind: 'date',
    value: timeOf,
    render: (times) => <DateTime value={timeOf(times)} />,
  });
  return [
    {
      key: 'label',
      title: translate('jobs.label'),
      kind: 'name',
      value: ({ label }) => label,
      link: ({ id }) => paths.jobs.job(id),
      render: ({ id, name }) => <JobName job={{ id, name: name === id ? undefined : name }} />,
    },
    {
      key: 'status',
      title: translate('jobs.status'),
      kind: 'status',
      value: ({ status }) => jobStatusLabel(status, translate),
      sortBy: ({ status }) => jobStatusDisplay(status).rank,
      render: ({ status }) => <ShownStatus status={status} />,
    },
    time('plannedFrom', ({ planned }) => planned?.[0]),
    time('plannedUntil', ({ endless, planned }) => (endless ? undefined : planned?.[1])),
    time('realFrom', ({ real }) => real?.[0]),
    time('realUntil', ({ ended, real }) => (ended ? real?.[1] : undefined)),
    { key: 'errors', title: translate('jobs.errors'), kind: 'short', value: ({ errors }) => errors.length },
  ];
}
