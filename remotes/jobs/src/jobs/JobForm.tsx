import { facilityQueries } from '@console/api-client/facilities';
import { type Job, type JobDraft, jobMutations } from '@console/api-client/jobs';
import { useResource } from '@console/api-client/react';
import { recipeQueries } from '@console/api-client/recipes';
import { DurationField } from '@console/design/fields';
import { CheckboxField, FieldGroup, Form, SelectField, TextField } from '@console/design/form';
import { useMessages } from '@console/design/messages';
import { FailedQueries, shownByPage } from '@console/remote/records';
import { useMutation, useQuery } from '@tanstack/react-query';
import { jobErrors } from './job.rules';
import { draftOfValues, type JobValues, valuesOfDraft } from './jobValues';
import { PreflightPanel } from './PreflightPanel';
import { ReportFields } from './ReportFields';

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
  const facilities = useQuery(shownByPage(useResource(facilityQueries).list()));
  const recipes = useQuery(shownByPage(useResource(recipeQueries).list()));
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
      <FailedQueries queries={[facilities, recipes]} text={translate('jobs.form.choices.error')} />
      <FieldGroup label={translate('jobs.form.what')}>
        <SelectField
          name="facility"
          label={translate('jobs.facility')}
          options={(facilities.data?.rows ?? []).map(({ name }) => ({ value: name, label: name }))}
          loading={facilities.isPending}
        />
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
