import { useResource } from '@console/api-client/react';
import { readerDefinitionQueries } from '@console/api-client/reader-definitions';
import { type Recipe, recipeTypes } from '@console/api-client/recipes';
import { codeOptions, SelectField } from '@console/design/form';
import { useMessages } from '@console/design/messages';
import { FailedQueries, RecordForm, type RecordFormProps, RecordNameField } from '@console/remote/records';
import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { RunFields } from './RunFields';
import { RunPreview } from './RunPreview';
import { recipeKind } from './recipe.kind';
import { describeField, typeInWords } from './recipe.texts';
import { draftOfValues, newRecipeValues, recipeErrors, valuesOfRecipe } from './recipe.values';
import { SettingFields } from './SettingFields';
import { useConfigurations, useThresholds } from './useRecipeLookups';

/** Describes what readers do during a job, and tells in sentences what each will run [RECIPE-07 to RECIPE-11]. */
export function RecipeForm(props: RecordFormProps<Recipe>) {
  const translate = useMessages();
  const readers = useQuery(useResource(readerDefinitionQueries).list());
  const configurations = useConfigurations();
  const thresholds = useThresholds();

  const operationOf = configurations.rows && configurations.operationOf;
  const readerNames = useMemo(() => readers.data?.rows.map(({ name }) => name), [readers.data]);

  return (
    <RecordForm
      {...props}
      kind={recipeKind}
      newValues={newRecipeValues}
      valuesOf={valuesOfRecipe}
      draftOf={draftOfValues}
      validate={(values) => recipeErrors(values, operationOf)}
      describe={(field, value) => describeField(field, value, thresholds.nameOf, translate)}
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
