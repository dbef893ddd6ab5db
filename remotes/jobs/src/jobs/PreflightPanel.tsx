import { isStopping, type Job, jobLabel } from '@console/api-client/jobs';
import { Button } from '@console/design/button';
import { Card, DescriptionList } from '@console/design/card';
import { useFormValue } from '@console/design/form';
import { StopIcon } from '@console/design/icons';
import { useMessages } from '@console/design/messages';
import { Link } from '@console/design/router';
import { Status, type Tone } from '@console/design/status';
import { paths } from '@console/remote/contract';
import type { PreflightFinding, PreflightOutcome } from './preflight';
import { type PlannedJob, usePreflight } from './usePreflight';
import { useStopRequests } from './useStopRequests';

const tones: Readonly<Record<PreflightOutcome, Tone>> = {
  pass: 'success',
  warn: 'warning',
  fail: 'danger',
  unknown: 'neutral',
};

/** More readers than this are counted, not named. */
const namedReaders = 5;

/** Options of {@link PreflightPanel}. */
export interface PreflightPanelProps {
  /** Unique on the page. */
  readonly title: string;
  /** The job runs on readers of these groups only. @defaultValue on all of the facility. */
  readonly readerGroups?: readonly string[];
}

/** What would stop the job that the form around it describes; said once facility and recipe are chosen. */
export function PreflightPanel({ title, readerGroups }: PreflightPanelProps) {
  const facility = useFormValue<string>('facility');
  const recipeName = useFormValue<string>('recipeName');
  const translate = useMessages();
  return (
    <Card title={title}>
      {facility && recipeName ? (
        <Preflight facility={facility} recipeName={recipeName} readerGroups={readerGroups} />
      ) : (
        <p>{translate('jobs.preflight.waiting')}</p>
      )}
    </Card>
  );
}

function Preflight(planned: PlannedJob) {
  const translate = useMessages();
  const findings = usePreflight(planned);
  const stops = useStopRequests();
  const count = (outcome: PreflightOutcome) => findings.filter((each) => each.outcome === outcome).length;
  return (
    <>
      <p role="status">{translate('jobs.preflight.summary', { fail: count('fail'), warn: count('warn') })}</p>
      <DescriptionList
        items={findings.map((finding) => ({
          label: translate(`jobs.preflight.${finding.check}`),
          value: <Finding finding={finding} planned={planned} stops={stops} />,
        }))}
      />
    </>
  );
}

type Stops = ReturnType<typeof useStopRequests>;

interface FindingProps {
  readonly finding: PreflightFinding;
  readonly planned: PlannedJob;
  readonly stops: Stops;
}

function Finding({ finding, planned, stops }: FindingProps) {
  const translate = useMessages();
  const { check, outcome, readers, jobs } = finding;
  return (
    <>
      <Status tone={tones[outcome]} label={translate(`jobs.preflight.outcome.${outcome}`)} />
      {(outcome === 'fail' || outcome === 'warn') && (
        <p>
          {translate(`jobs.preflight.${check}.${outcome}`, {
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
                <Link to={paths.jobs.job(job.id)}>{jobLabel(job)}</Link>{' '}
                <StopButton job={job} stops={stops} />
              </li>
            ))}
          </ul>
        </>
      )}
    </>
  );
}

/** Stops a job that is in the way; going to its page would cost what was typed. */
function StopButton({ job, stops }: { readonly job: Job; readonly stops: Stops }) {
  const translate = useMessages();
  const pending = stops.isRequested(job) || isStopping(job);
  return (
    <Button size="small" icon={<StopIcon />} pending={pending} onClick={() => stops.stop(job)}>
      {translate('jobs.preflight.stop', { name: job.name ?? job.id })}
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
