import { type Job, type JobDraft, jobLabel, jobMutations } from '@console/api-client/jobs';
import { useResource } from '@console/api-client/react';
import { recipeQueries } from '@console/api-client/recipes';
import { DurationField } from '@console/design/fields';
import {
  CheckboxField,
  FieldGroup,
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
import { useEffect, useState } from 'react';
import { draftOfValues, type JobValues, jobErrors, valuesOfDraft } from './job.values';
import { PreflightPanel } from './PreflightPanel';

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
  const { mutateAsync: start } = useMutation(useResource(jobMutations).start());

  return (
    <Form<JobValues>
      label={label}
      initialValues={valuesOfDraft(original)}
      validate={jobErrors}
      submitLabel={translate('jobs.start')}
      onSubmit={async (values) => onStarted(await start(draftOfValues(values, original)))}
      onCancel={onCancel}
      guard={guard}
      onDirtyChange={onDirtyChange}
      aside={
        <PreflightPanel
          title={translate(original ? 'jobs.preflight.another' : 'jobs.preflight')}
          readerGroups={original?.readerGroups}
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
            label: translate('jobs.form.recipe.option', { name, type }),
          }))}
          loading={recipes.isPending}
        />
      </FieldGroup>
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
      <FieldGroup label={translate('jobs.form.data')}>
        <ReportFields />
        <CheckboxField name="useOtherJobData" label={translate('jobs.form.useOtherJobData')} />
      </FieldGroup>
    </Form>
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
      <CheckboxField name="reportToDatabaseEnabled" label={translate('jobs.form.reportToDatabase')} />
      {intoDatabase && (
        <CheckboxField name="reportToHistoryEnabled" label={translate('jobs.form.reportToHistory')} />
      )}
    </>
  );
}

/**
 * The form of a new job on the list. Started or cancelled, it begins anew, and nothing is kept of what was cancelled
 * [JOB-23].
 */
export function StartJob() {
  const translate = useMessages();
  const [round, setRound] = useState(0);
  const beginAnew = () => setRound((before) => before + 1);
  return (
    <JobForm
      key={round}
      label={translate('jobs.startNew')}
      autoFocus={round > 0}
      onStarted={beginAnew}
      onCancel={beginAnew}
    />
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
  const title = translate('jobs.createFrom.title', { name: original && jobLabel(original) });
  return (
    <EditDialog name={original && jobLabel(original)} title={title} onClose={onClose}>
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
