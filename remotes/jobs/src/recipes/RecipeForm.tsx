import { useResource } from '@console/api-client/react';
import { readerDefinitionQueries } from '@console/api-client/reader-definitions';
import { type Recipe, recipeTypes } from '@console/api-client/recipes';
import { Form, ReadOnlyField, SelectField, TextField } from '@console/design/form';
import { useMessages } from '@console/design/messages';
import { FailedQueries, shownByPage } from '@console/remote/records';
import { useQuery } from '@tanstack/react-query';
import { useCallback, useMemo } from 'react';
import { RunFields } from './RunFields';
import { RunPreview } from './RunPreview';
import { recipeErrors } from './recipe.rules';
import { recipeLabels } from './recipeLabels';
import { newRecipeValues, type RecipeValues, valuesOfRecipe } from './recipeValues';
import { SettingFields } from './SettingFields';
import { useConfigurations, useThresholds } from './useRecipeLookups';
import { useSaveRecipe } from './useSaveRecipe';

const types = recipeTypes.map((type) => ({ value: type, label: type }));

/** Options of {@link RecipeForm}. */
export interface RecipeFormProps {
  /** Name of the form. */
  readonly label: string;
  /** The recipe to edit; its name stays. @defaultValue a new one. */
  readonly stored?: Recipe;
  readonly onCancel: () => void;
}

/** Describes what readers do during a job, and tells in sentences what each will run [RECIPE-07 to RECIPE-11]. */
export function RecipeForm({ label, stored, onCancel }: RecipeFormProps) {
  const translate = useMessages();
  const readers = useQuery(shownByPage(useResource(readerDefinitionQueries).list()));
  const configurations = useConfigurations();
  const thresholds = useThresholds();
  const { asyncValidators, edit, save } = useSaveRecipe(stored);

  const labels = useMemo(() => recipeLabels(translate), [translate]);
  const operationOf = configurations.rows && configurations.operationOf;
  const validate = useCallback((values: RecipeValues) => recipeErrors(values, operationOf), [operationOf]);
  const readerNames = useMemo(() => readers.data?.rows.map(({ name }) => name), [readers.data]);

  return (
    <Form
      label={label}
      initialValues={stored ? valuesOfRecipe(stored) : newRecipeValues}
      labels={labels}
      validate={validate}
      asyncValidators={asyncValidators}
      edit={edit && { ...edit, describe: (name, value) => thresholdNames(name, value, thresholds.nameOf) }}
      onSubmit={save}
      onCancel={onCancel}
      aside={
        <RunPreview
          readerNames={readerNames}
          operationOf={configurations.operationOf}
          thresholdName={thresholds.nameOf}
        />
      }
    >
      <FailedQueries
        queries={[readers, configurations.query, thresholds.query]}
        text={translate('recipes.form.choices.error')}
      />
      {stored ? (
        <ReadOnlyField label={translate('recipes.name')} value={stored.name} />
      ) : (
        <TextField name="name" autoFocus />
      )}
      <SelectField name="type" options={types} />
      <RunFields readerNames={readerNames} configurations={configurations.rows} />
      <SettingFields thresholds={thresholds.rows} />
    </Form>
  );
}

/** In the review of an edit thresholds go by their names. */
const thresholdNames = (field: string, value: unknown, nameOf: (id: number) => string) =>
  field === 'thresholdIds' && Array.isArray(value) && value.length > 0
    ? value.map((id) => nameOf(Number(id))).join('\n')
    : undefined;
