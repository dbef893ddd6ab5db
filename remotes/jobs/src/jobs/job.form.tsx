import { type Job, type JobDraft, jobInTheWay, jobMutations } from '@console/api-client/jobs';
import { linkReports } from '@console/api-client/meta';
import { useResource } from '@console/api-client/react';
import { recipeQueries } from '@console/api-client/recipes';
import type { TypedNumber } from '@console/api-client/rules';
import { ConfirmDialog } from '@console/design/actions';
import { DurationField } from '@console/design/fields';
import {
  CheckboxField,
  FieldGroup,
  FieldRow,
  Form,
  SelectField,
  TextField,
  useFormValue,
  useSetFormValue,
} from '@console/design/form';
import { useMessages } from '@console/design/messages';
import { EditDialog } from '@console/design/records';
import { useNavigate } from '@console/design/router';
import { paths } from '@console/remote/contract';
import { FacilityField, FailedQueries } from '@console/remote/records';
import { useMutation, useQuery } from '@tanstack/react-query';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { jobName } from './job.texts';
import { draftOfValues, type JobValues, jobErrors, valuesOfDraft } from './job.values';
import { PreflightPanel } from './PreflightPanel';
import type { PreflightFinding } from './preflight';

/** Options of {@link JobForm}. */
export interface JobFormProps {
  /** Name of the form. */
  readonly label: string;
  /** What another job was started with, to make this one from. @defaultValue a new one. */
  readonly original?: JobDraft;
  /** Told the job that was started; `null` when the service does not tell. */
  readonly onStarted: (started: Job | null) => unknown;
  readonly onCancel: () => void;
  /** The first field takes the focus. Default false. */
  readonly autoFocus?: boolean;
  /** See the form of the design package. */
  readonly guard?: boolean;
  readonly onDirtyChange?: (dirty: boolean) => void;
}

/** Describes a job and starts it [JOB-14 to JOB-20]; success and failure are reported from the mutation. */
export function JobForm(props: JobFormProps) {
  const { label, original, onStarted, onCancel, autoFocus, guard, onDirtyChange } = props;
  const translate = useMessages();
  const recipes = useQuery(useResource(recipeQueries).list());
  const { start, failure, questions } = useStartJob();
  const findings = useRef<readonly PreflightFinding[]>([]);

  return (
    <Form<JobValues>
      label={label}
      initialValues={valuesOfDraft(original)}
      validate={jobErrors}
      submitLabel={translate('jobs.start')}
      onSubmit={async (values) => onStarted(await start(draftOfValues(values, original), findings.current))}
      onCancel={onCancel}
      guard={guard}
      onDirtyChange={onDirtyChange}
      aside={
        <PreflightPanel
          title={translate(original ? 'jobs.preflight.another' : 'jobs.preflight')}
          readerGroups={original?.readerGroups}
          findings={findings}
          failure={failure}
        />
      }
    >
      <TextField
        name="name"
        label={translate('jobs.form.name')}
        help={translate('jobs.form.name.help')}
        optional
        autoFocus={autoFocus}
      />
      <FailedQueries queries={[recipes]} text={translate('jobs.form.choices.error')} />
      <FieldGroup label={translate('jobs.form.what')}>
        <FacilityField name="facility" label={translate('jobs.facility')} />
        <SelectField
          name="recipeName"
          label={translate('jobs.recipe')}
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
        <DurationField
          name="durationSeconds"
          label={translate('jobs.form.duration')}
          help={translate('jobs.form.duration.help')}
          optional
        />
        <DurationField
          name="startDelay"
          label={translate('jobs.form.startDelay')}
          help={translate('jobs.form.startDelay.help')}
          optional
        />
      </FieldRow>
      <FieldGroup label={translate('jobs.form.data')}>
        <ReportFields />
        <CheckboxField
          name="useOtherJobData"
          label={translate('jobs.form.useOtherJobData')}
          help={translate('jobs.form.useOtherJobData.help')}
        />
      </FieldGroup>
      {questions}
    </Form>
  );
}

/** What {@link useStartJob} gives. */
interface StartJobs {
  /**
   * Starts a job, after a question where the check found what would stop it.
   * @throws Error when the service refuses, or when it is not to be started after all
   */
  readonly start: (
    draft: JobDraft<TypedNumber>,
    findings: readonly PreflightFinding[],
  ) => Promise<Job | null>;
  /** Why the last start failed; `null` when none did. */
  readonly failure: Error | null;
  /** The question; has to be drawn once. */
  readonly questions: ReactNode;
}

/** Starts jobs. The report of a start leads to the new job, that of a refusal to the job that is in the way. */
function useStartJob(): StartJobs {
  const translate = useMessages();
  const [question, setQuestion] = useState<{ problems: number; answer: (go: boolean) => void }>();
  const linkTo = (id: string, name: string) => [
    { label: translate('jobs.open', { name }), to: paths.jobs.job(id) },
  ];
  const { mutateAsync, error } = useMutation(
    linkReports(useResource(jobMutations).start(), ({ answer, error: refusal }) => {
      if (answer) return linkTo(answer.id, jobName(answer));
      const inTheWay = jobInTheWay(refusal);
      return inTheWay === undefined ? [] : linkTo(inTheWay, translate('jobs.inTheWay'));
    }),
  );
  const agreed = (problems: number) =>
    new Promise<boolean>((resolve) => {
      setQuestion({
        problems,
        answer: (go) => {
          setQuestion(undefined);
          resolve(go);
        },
      });
    });
  return {
    start: async (draft, findings) => {
      const problems = findings.filter(({ outcome }) => outcome === 'fail').length;
      if (problems > 0 && !(await agreed(problems))) throw new Error('It is not to be started.');
      return mutateAsync(draft);
    },
    failure: error,
    questions: (
      <ConfirmDialog
        open={question !== undefined}
        title={translate('jobs.startAnyway.title')}
        confirmLabel={translate('jobs.startAnyway')}
        onConfirm={() => question?.answer(true)}
        onCancel={() => question?.answer(false)}
      >
        {translate('jobs.startAnyway.text', { count: question?.problems ?? 0 })}
      </ConfirmDialog>
    ),
  };
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
      <CheckboxField
        name="reportToDatabaseEnabled"
        label={translate('jobs.form.reportToDatabase')}
        help={translate('jobs.form.reportToDatabase.help')}
      />
      {intoDatabase && (
        <CheckboxField
          name="reportToHistoryEnabled"
          label={translate('jobs.form.reportToHistory')}
          help={translate('jobs.form.reportToHistory.help')}
        />
      )}
    </>
  );
}

/** Options of {@link StartJob}. */
export interface StartJobProps {
  /** Another number each time that the form shall take the focus; 0 while nobody asked for it. */
  readonly asked: number;
  /** Told the job that was started; `null` when the service does not tell. */
  readonly onStarted: (started: Job | null) => void;
}

/**
 * The form of a new job on the list. Started or cancelled, it begins anew, and nothing is kept of what was cancelled
 * [JOB-23].
 */
export function StartJob({ asked, onStarted }: StartJobProps) {
  const translate = useMessages();
  const [round, setRound] = useState(0);
  const [cancelled, setCancelled] = useState(false);
  const place = useRef<HTMLDivElement>(null);
  const beginAnew = (wasCancelled: boolean) => {
    setCancelled(wasCancelled);
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
        autoFocus={cancelled}
        onStarted={(started) => {
          beginAnew(false);
          onStarted(started);
        }}
        onCancel={() => beginAnew(true)}
      />
    </div>
  );
}

interface CreateFromDialogProps {
  /** The job another is made from; the dialog is shown while there is one. */
  readonly original: Job | undefined;
  readonly onClose: () => void;
}

/** Makes a job from another, in a large modal; once it is started its page is shown [JOB-10]. */
export function CreateFromDialog({ original, onClose }: CreateFromDialogProps) {
  const translate = useMessages();
  const navigate = useNavigate();
  const title = translate('jobs.createFrom.title', { name: original && jobName(original) });
  return (
    <EditDialog name={original && jobName(original)} title={title} onClose={onClose}>
      {(_name, { close, onDirtyChange }) => (
        <JobForm
          label={title}
          original={original?.request}
          guard={false}
          onDirtyChange={onDirtyChange}
          onStarted={async (started) => {
            close();
            // A service that does not tell the new job still lists it.
            await navigate(started ? paths.jobs.job(started.id) : paths.jobs.list());
          }}
          onCancel={close}
        />
      )}
    </EditDialog>
  );
}
