import { useResource } from '@console/api-client/react';
import type { ReaderConfiguration } from '@console/api-client/reader-configurations';
import { readerDefinitionQueries } from '@console/api-client/reader-definitions';
import { type Recipe, type RecipeField, recipeTypes } from '@console/api-client/recipes';
import { recipeDefaults } from '@console/api-client/recipes/rules';
import type { Threshold } from '@console/api-client/thresholds';
import { DurationField, MultiSelectField } from '@console/design/fields';
import {
  CheckboxField,
  codeOptions,
  FieldGroup,
  NumberField,
  RowsField,
  SelectField,
  type SelectOption,
  TextAreaField,
  useFormValue,
} from '@console/design/form';
import { formatList } from '@console/design/language';
import { useMessages } from '@console/design/messages';
import { FailedQueries, RecordForm, type RecordFormProps, RecordNameField } from '@console/remote/records';
import { useQuery } from '@tanstack/react-query';
import { useCallback, useMemo } from 'react';
import { RunPreview } from './RunPreview';
import { recipeKind } from './recipe.kind';
import { hasField, typeInWords } from './recipe.texts';
import {
  draftOfValues,
  newRecipeValues,
  type RecipeValues,
  type RunValues,
  recipeErrors,
  valuesOfRecipe,
} from './recipe.values';
import { useConfigurations, useThresholds } from './useRecipeLookups';

/** Describes what readers do during a job, and tells in sentences what each will run [RECIPE-07 to RECIPE-11]. */
export function RecipeForm(props: RecordFormProps<Recipe>) {
  const translate = useMessages();
  const readers = useQuery(useResource(readerDefinitionQueries).list());
  const configurations = useConfigurations();
  const thresholds = useThresholds();

  const operationOf = configurations.rows && configurations.operationOf;
  const validate = useCallback((values: RecipeValues) => recipeErrors(values, operationOf), [operationOf]);
  const readerNames = useMemo(() => readers.data?.rows.map(({ name }) => name), [readers.data]);

  return (
    <RecordForm
      {...props}
      kind={recipeKind}
      newValues={newRecipeValues}
      valuesOf={valuesOfRecipe}
      draftOf={draftOfValues}
      validate={validate}
      describe={(field, value) =>
        field === 'type' && typeof value === 'string'
          ? typeInWords(value, translate)
          : thresholdNames(field, value, thresholds.nameOf)
      }
      aside={
        <RunPreview
          readers={readers.data?.rows}
          operationOf={configurations.operationOf}
          thresholdName={thresholds.nameOf}
        />
      }
    >
      <FailedQueries
        queries={[readers, configurations.query, thresholds.query]}
        text={translate('recipes.form.choices.error')}
      />
      <RecordNameField kind={recipeKind} stored={props.stored} />
      <SelectField name="type" options={codeOptions(recipeTypes, (type) => typeInWords(type, translate))} />
      <RunFields readerNames={readerNames} configurations={configurations.rows} />
      <SettingFields thresholds={thresholds.rows} />
    </RecordForm>
  );
}

/** In the review of an edit thresholds go by their names. */
const thresholdNames = (field: string, value: unknown, nameOf: (id: number) => string) =>
  field === 'thresholdIds' && Array.isArray(value) && value.length > 0
    ? value.map((id) => nameOf(Number(id))).join('\n')
    : undefined;

interface RunFieldsProps {
  /** Undefined while they are not known. */
  readonly readerNames: readonly string[] | undefined;
  /** Undefined while they are not known. */
  readonly configurations: readonly ReaderConfiguration[] | undefined;
}

/** Which configuration each reader runs: its own, or the default of all others [RECIPE-07, RECIPE-08]. */
function RunFields({ readerNames, configurations }: RunFieldsProps) {
  const translate = useMessages();
  const type = useFormValue<string>('type') ?? '';
  const runs = useFormValue<readonly RunValues[]>('readerConfigurations') ?? [];
  const readers = useMemo(
    () => [...(readerNames ?? [])].sort().map((name) => ({ value: name, label: name })),
    [readerNames],
  );
  const { own, fallback } = useMemo(
    () => configurationOptions(configurations ?? [], type),
    [configurations, type],
  );
  const loading = configurations === undefined;
  return (
    <>
      <RowsField<RunValues>
        name="readerConfigurations"
        label={translate('recipes.readerConfigurations')}
        addLabel={translate('recipes.runs.add')}
        removeLabel={(row) => translate('recipes.runs.remove', { row })}
        newRow={() => ({})}
      >
        {(path) => (
          <>
            <SelectField
              name={`${path}.readerName`}
              label={translate('recipes.runs.reader')}
              options={readers}
              loading={readerNames === undefined}
            />
            <SelectField
              name={`${path}.readerConfigurationName`}
              label={translate('recipes.runs.configuration')}
              options={own}
              loading={loading}
            />
          </>
        )}
      </RowsField>
      <SelectField
        name="readerConfigurationName"
        help={translate('recipes.readerConfigurationName.help')}
        options={fallback}
        loading={loading}
        optional={runs.length > 0}
      />
    </>
  );
}

interface SettingFieldsProps {
  /** Undefined while they are not known. */
  readonly thresholds: readonly Threshold[] | undefined;
}

/** The settings that the chosen type has [RECIPE-09]; before it is chosen there are none. */
function SettingFields({ thresholds }: SettingFieldsProps) {
  const translate = useMessages();
  const type = useFormValue<string>('type') ?? '';
  const has = (field: RecipeField) => type !== '' && hasField(type, field);
  return (
    <>
      {has('thresholdIds') && (
        <MultiSelectField
          name="thresholdIds"
          help={translate('recipes.thresholdIds.help')}
          optional
          loading={thresholds === undefined}
          options={(thresholds ?? []).map(({ id, name }) => ({ value: String(id), label: name }))}
        />
      )}
      {has('tagHeartbeatDuration') && (
        <DurationField
          name="tagHeartbeatDuration"
          help={translate('recipes.tagHeartbeatDuration.help')}
          optional
        />
      )}
      {has('tagExpiryDuration') && (
        <DurationField name="tagExpiryDuration" help={translate('recipes.tagExpiryDuration.help')} optional />
      )}
      {has('reportingInterval') && (
        <FieldGroup label={translate('recipes.form.reports')}>
          <NumberField
            name="reportingInterval"
            help={translate('recipes.reportingInterval.help')}
            unit={translate('recipes.unit.seconds')}
            placeholder={String(recipeDefaults.reportingInterval)}
            optional
          />
          {has('computeWindow') && (
            <NumberField
              name="computeWindow"
              help={translate('recipes.computeWindow.help')}
              unit={translate('recipes.unit.seconds')}
              placeholder={String(recipeDefaults.computeWindow)}
              optional
            />
          )}
          {has('minimumMovementInMeters') && (
            <NumberField
              name="minimumMovementInMeters"
              help={translate('recipes.minimumMovementInMeters.help')}
              unit={translate('recipes.unit.metres')}
              placeholder={String(recipeDefaults.minimumMovementInMeters)}
              optional
            />
          )}
        </FieldGroup>
      )}
      {has('profile') && <TextAreaField name="profile" optional />}
      {has('iterationDataLogEnabled') && <CheckboxField name="iterationDataLogEnabled" />}
    </>
  );
}

/** The operation of a configuration that leaves its reader alone; only the default may be one [RECIPE-15]. */
const doNothing = 'DO_NOTHING';

const optionOf = ({ name, operation, readerMode }: ReaderConfiguration): SelectOption => ({
  value: name,
  label: name,
  detail: formatList([operation, ...(readerMode ? [readerMode] : [])]),
});

/**
 * The configurations that fit a recipe of this type, to choose from: for single readers, and as the default. While no
 * type is chosen all are there. Each says what it is for and its reader mode [CONFIG-21].
 */
function configurationOptions(configurations: readonly ReaderConfiguration[], type: string) {
  const own = configurations.filter(({ operation }) => (type ? operation === type : operation !== doNothing));
  const idle = configurations.filter(({ operation }) => operation === doNothing);
  return { own: own.map(optionOf), fallback: [...own, ...idle].map(optionOf) };
}
