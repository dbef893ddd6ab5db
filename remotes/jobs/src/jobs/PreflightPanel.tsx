import { isStopping, type Job, jobInTheWay, jobQueries } from '@console/api-client/jobs';
import { useResource } from '@console/api-client/react';
import { Banner } from '@console/design/banner';
import { Button } from '@console/design/button';
import { Card, DescriptionList } from '@console/design/card';
import { useFormValue } from '@console/design/form';
import { StopIcon } from '@console/design/icons';
import { type MessageKey, type Translate, translateKey, useMessages } from '@console/design/messages';
import { Link } from '@console/design/router';
import { Status, type Tone } from '@console/design/status';
import { paths } from '@console/remote/contract';
import { explainError } from '@console/remote/services';
import { useQuery } from '@tanstack/react-query';
import { type RefObject, useEffect, useMemo } from 'react';
import { JobName } from './JobName';
import { jobName } from './job.texts';
import type { PreflightCheck, PreflightFinding, PreflightOutcome } from './preflight';
import { type PlannedJob, usePreflight } from './usePreflight';
import { type StopJobs, useStopJob } from './useStopJob';

const tones: Readonly<Record<PreflightOutcome, Tone>> = {
  pass: 'success',
  warn: 'warning',
  fail: 'danger',
  unknown: 'neutral',
};

/** More readers than this are counted, not named. */
const namedReaders = 5;

interface PreflightPanelProps {
  /** Unique on the page. */
  readonly title: string;
  /** The job runs on readers of these groups only. @defaultValue on all of the facility. */
  readonly readerGroups?: readonly string[];
  /** Is told what the check found last; nothing while it was not made. */
  readonly findings: RefObject<readonly PreflightFinding[]>;
  /** Why the last start failed. */
  readonly failure: Error | null;
}

/** Findings that would stop the job that the form around it describes; shown once facility and recipe are chosen. */
export function PreflightPanel({ title, readerGroups, findings: latest, failure }: PreflightPanelProps) {
  const facility = useFormValue<string>('facility');
  const recipeName = useFormValue<string>('recipeName');
  const planned = useMemo(
    () => (facility && recipeName ? { facility, recipeName, readerGroups } : undefined),
    [facility, recipeName, readerGroups],
  );
  const translate = useMessages();
  const { findings, pending, incomplete } = usePreflight(planned);
  const stops = useStopJob();
  useEffect(() => {
    latest.current = findings;
  }, [latest, findings]);
  const count = (outcome: PreflightOutcome) => findings.filter((each) => each.outcome === outcome).length;
  const summary = () => {
    if (!planned) return translate('jobs.preflight.waiting');
    const fail = count('fail');
    // What is in the way stays so, whatever else is found.
    if (pending && fail === 0) return translate('jobs.preflight.pending');
    const found = translate('jobs.preflight.summary', { fail, warn: count('warn') });
    return incomplete ? `${found} ${translate('jobs.preflight.incomplete')}` : found;
  };
  return (
    <Card title={title}>
      {failure && <StartFailure failure={failure} />}
      <p role="status">{summary()}</p>
      {planned && (
        <DescriptionList
          items={findings.map((finding) => ({
            label: translate(`jobs.preflight.${finding.check}`),
            value: <Finding finding={finding} planned={planned} stops={stops} />,
          }))}
        />
      )}
      {stops.dialog}
    </Card>
  );
}

/** Why the last start failed, with the way to the job that has the readers. */
function StartFailure({ failure }: { readonly failure: Error }) {
  const translate = useMessages();
  const inTheWay = jobInTheWay(failure);
  const { data: jobs } = useQuery(useResource(jobQueries).list());
  const other = jobs?.rows.find(({ id }) => id === inTheWay);
  return (
    <Banner tone="danger" title={translate('jobs.preflight.failed')}>
      {explainError(failure, translate('jobs.entity'), translate).map((line) => (
        <p key={line}>{line}</p>
      ))}
      {inTheWay !== undefined && (
        <Link to={paths.jobs.job(inTheWay)}>
          {translate('jobs.open', { name: other ? jobName(other) : translate('jobs.inTheWay') })}
        </Link>
      )}
    </Banner>
  );
}

interface FindingProps {
  readonly finding: PreflightFinding;
  readonly planned: PlannedJob;
  readonly stops: StopJobs;
}

function Finding({ finding, planned, stops }: FindingProps) {
  const translate = useMessages();
  const { check, outcome, readers, jobs } = finding;
  return (
    <>
      <Status tone={tones[outcome]} label={outcomeLabel(check, outcome, translate)} />
      {(outcome === 'fail' || outcome === 'warn') && (
        <p>
          {translateKey(translate, `jobs.preflight.${check}.${outcome}` as MessageKey, {
            facility: planned.facility,
            count: readers.length,
          })}{' '}
          <FindingLinks finding={finding} recipeName={planned.recipeName} />
        </p>
      )}
      {jobs.length > 0 && (
        <>
          <p>{translate('jobs.preflight.free.jobs', { count: jobs.length })}</p>
          <ul>
            {jobs.map((job) => (
              <li key={job.id}>
                <Link to={paths.jobs.job(job.id)}>
                  <JobName job={job} />
                </Link>{' '}
                <StopButton job={job} stops={stops} />
              </li>
            ))}
          </ul>
        </>
      )}
    </>
  );
}

/** Word for the outcome of a check: `Busy` says more than that it failed. */
const outcomeLabel = (check: PreflightCheck, outcome: PreflightOutcome, translate: Translate) =>
  translate(
    check === 'free' && outcome === 'fail' ? 'jobs.preflight.free.busy' : `jobs.preflight.outcome.${outcome}`,
  );

/** Stops a job that is in the way; going to its page would cost what was typed. */
function StopButton({ job, stops }: { readonly job: Job; readonly stops: StopJobs }) {
  const translate = useMessages();
  const pending = stops.isRequested(job) || isStopping(job);
  return (
    <Button size="small" icon={<StopIcon />} pending={pending} onClick={() => stops.ask(job)}>
      {translate('jobs.preflight.stop', { name: jobName(job) })}
    </Button>
  );
}

/** Leads to where what was found can be put right. */
function FindingLinks({
  finding,
  recipeName,
}: {
  readonly finding: PreflightFinding;
  readonly recipeName: string;
}) {
  const translate = useMessages();
  const { check, readers } = finding;
  if (check === 'recipe' || check === 'configurations')
    return <Link to={paths.recipes.recipe(recipeName)}>{recipeName}</Link>;
  if (check === 'readers')
    return <Link to={paths.readers.definitions.list()}>{translate('jobs.preflight.allReaders')}</Link>;
  return (
    <>
      {readers.slice(0, namedReaders).map((name, index) => (
        <span key={name}>
          {index > 0 && ', '}
          <Link to={paths.readers.definitions.definition(name)}>{name}</Link>
        </span>
      ))}
      {readers.length > namedReaders &&
        ` ${translate('jobs.preflight.furtherReaders', { count: readers.length - namedReaders })}`}
    </>
  );
}
