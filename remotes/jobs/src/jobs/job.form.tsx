import { type Job, type JobDraft, jobInTheWay } from '@console/api-client/jobs';
import { useResource } from '@console/api-client/react';
import { recipeQueries } from '@console/api-client/recipes';
import { DurationField } from '@console/design/fields';
import {
  CheckboxField,
  FieldGroup,
  FieldRow,
  SelectField,
  TextField,
  useFormValue,
  useSetFormValue,
} from '@console/design/form';
import { useMessages } from '@console/design/messages';
import { useNavigate } from '@console/design/router';
import { paths } from '@console/remote/contract';
import {
  FacilityField,
  FailedQueries,
  RecordForm,
  RecordFormDialog,
  type RecordFormProps,
} from '@console/remote/records';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { jobKind } from './job.kind';
import { jobName } from './job.texts';
import { draftOfValues, jobErrors, valuesOfDraft } from './job.values';
import { PreflightPanel } from './PreflightPanel';
import type { PreflightFinding } from './preflight';

interface JobFormProps extends RecordFormProps<Job> {
  /** Request of another job, to make this one from. @defaultValue a new one. */
  readonly original?: JobDraft | undefined;
  /** Recipe that a new one begins with. @defaultValue none */
  readonly recipeName?: string | undefined;
  /** The first field takes the focus. @defaultValue false */
  readonly autoFocus?: boolean;
}

/**
 * Describes a job and starts it [JOB-14 to JOB-20], after a question where the check found what would stop it. The report
 * of a start leads to the new job, that of a refusal to the job that is in the way.
 */
export function JobForm({ original, recipeName, autoFocus, ...form }: JobFormProps) {
  const translate = useMessages();
  const recipes = useQuery(useResource(recipeQueries).list());
  const findings = useRef<readonly PreflightFinding[]>([]);
  const problemsQuestion = () => {
    const count = findings.current.filter(({ outcome }) => outcome === 'fail').length;
    if (count === 0) return undefined;
    return {
      title: translate('jobs.startAnyway.title'),
      confirmLabel: translate('jobs.startAnyway'),
      children: translate('jobs.startAnyway.text', { count }),
    };
  };
  const linkTo = (id: string, name: string) => [
    { label: translate('jobs.open', { name }), to: paths.jobs.job(id) },
  ];
  return (
    <RecordForm
      {...form}
      kind={jobKind}
      newValues={{ ...valuesOfDraft(original), ...(recipeName !== undefined && { recipeName }) }}
      draftOf={(values) => draftOfValues(values, original)}
      validate={jobErrors}
      submitLabel={translate('jobs.start')}
      question={problemsQuestion}
      links={({ answer, error }) => {
        if (answer) return linkTo(answer.id, jobName(answer));
        const inTheWay = jobInTheWay(error);
        return inTheWay === undefined ? [] : linkTo(inTheWay, translate('jobs.inTheWay'));
      }}
      aside={(failure) => (
        <PreflightPanel
          title={translate(original ? 'jobs.preflight.another' : 'jobs.preflight')}
          readerGroups={original?.readerGroups}
          findings={findings}
          failure={failure}
        />
      )}
    >
      <TextField name="name" help={translate('jobs.name.help')} optional autoFocus={autoFocus} />
      <FailedQueries queries={[recipes]} text={translate('jobs.form.choices.error')} />
      <FieldGroup label={translate('jobs.form.what')}>
        <FacilityField name="facility" />
        <SelectField
          name="recipeName"
          options={(recipes.data?.rows ?? []).map(({ name, type }) => ({
            value: name,
            label: translate('jobs.form.recipe.option', {
              name,
              type: translate('recipes.type.named', { type }),
            }),
          }))}
          loading={recipes.isPending}
        />
      </FieldGroup>
      <FieldRow>
        <DurationField name="durationSeconds" help={translate('jobs.durationSeconds.help')} optional />
        <DurationField name="startDelay" help={translate('jobs.startDelay.help')} optional />
      </FieldRow>
      <FieldGroup label={translate('jobs.form.data')}>
        <ReportFields />
        <CheckboxField name="useOtherJobData" help={translate('jobs.useOtherJobData.help')} />
      </FieldGroup>
    </RecordForm>
  );
}

/** Where a job reports to; without the database there is no history [JOB-15]. */
function ReportFields() {
  const translate = useMessages();
  const intoDatabase = useFormValue<boolean>('reportToDatabaseEnabled') ?? false;
  const change = useSetFormValue();
  useEffect(() => {
    if (!intoDatabase) change('reportToHistoryEnabled', false);
  }, [intoDatabase, change]);
  return (
    <>
      <CheckboxField name="reportToDatabaseEnabled" help={translate('jobs.reportToDatabaseEnabled.help')} />
      {intoDatabase && (
        <CheckboxField name="reportToHistoryEnabled" help={translate('jobs.reportToHistoryEnabled.help')} />
      )}
    </>
  );
}

interface StartJobProps {
  /** Another number each time that the form shall take the focus; 0 while nobody asked for it. */
  readonly asked: number;
  /** Recipe that the form begins with; undefined: none. */
  readonly recipeName: string | undefined;
  /** Told the id of the job that was started; undefined when the service does not tell. */
  readonly onStarted: (id: string | undefined) => void;
}

/**
 * The form of a new job on the list. Started or cancelled, it begins anew, and nothing is kept of what was cancelled
 * [JOB-23].
 */
export function StartJob({ asked, recipeName, onStarted }: StartJobProps) {
  const translate = useMessages();
  const [round, setRound] = useState(0);
  const [begunWith, setBegunWith] = useState(recipeName);
  const [cancelled, setCancelled] = useState(false);
  const place = useRef<HTMLDivElement>(null);
  const beginAnew = (wasCancelled: boolean) => {
    setCancelled(wasCancelled);
    setBegunWith(undefined);
    setRound((before) => before + 1);
  };
  useEffect(() => {
    if (asked > 0) place.current?.querySelector('input')?.focus();
  }, [asked]);
  return (
    <div ref={place}>
      <JobForm
        key={round}
        label={translate('jobs.startNew')}
        recipeName={begunWith}
        autoFocus={cancelled}
        onSaved={(id) => {
          beginAnew(false);
          onStarted(id);
        }}
        onCancel={() => beginAnew(true)}
      />
    </div>
  );
}

interface CreateFromDialogProps {
  /** The job another is made from. */
  readonly original: Job;
  readonly onClose: () => void;
}

/** Makes a job from another, in a large modal; once it is started its page is shown [JOB-10]. */
export function CreateFromDialog({ original, onClose }: CreateFromDialogProps) {
  const translate = useMessages();
  const navigate = useNavigate();
  return (
    <RecordFormDialog
      kind={jobKind}
      title={translate('jobs.createFrom.title', { name: jobName(original) })}
      // A service that does not tell the new job still lists it.
      onSaved={(id) => navigate(id === undefined ? paths.jobs.list() : paths.jobs.job(id))}
      onClose={onClose}
    >
      {(form) => <JobForm {...form} original={original.request} />}
    </RecordFormDialog>
  );
}
