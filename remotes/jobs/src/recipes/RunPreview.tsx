import { Card } from '@console/design/card';
import { useFormValue } from '@console/design/form';
import { useLocale, useMessages } from '@console/design/messages';
import { type RecipeContext, runSentences } from './recipe.texts';
import { draftOfValues, newRecipeValues, type RecipeValues } from './recipe.values';

/** The value of a field, for as long as it is there; what a new form has otherwise. */
function useValueOf<Field extends keyof RecipeValues>(field: Field): RecipeValues[Field] {
  return useFormValue<RecipeValues[Field]>(field) ?? newRecipeValues[field];
}

/**
 * Preview of what each reader will run with the values of the form around it, sentence by sentence, before it is
 * saved.
 */
export function RunPreview(known: Omit<RecipeContext, 'locale'>) {
  const translate = useMessages();
  const locale = useLocale();
  const values: RecipeValues = {
    ...newRecipeValues,
    type: useValueOf('type'),
    readerConfigurations: useValueOf('readerConfigurations'),
    readerConfigurationName: useValueOf('readerConfigurationName'),
    thresholdIds: useValueOf('thresholdIds'),
    tagHeartbeatDuration: useFormValue<string>('tagHeartbeatDuration') ?? '',
    tagExpiryDuration: useValueOf('tagExpiryDuration'),
    reportingInterval: useValueOf('reportingInterval'),
    computeWindow: useValueOf('computeWindow'),
    minimumMovementInMeters: useValueOf('minimumMovementInMeters'),
  };
  return (
    <Card title={translate('recipes.preview')}>
      <ul>
        {runSentences(draftOfValues(values), { ...known, locale }, translate).map(({ key, text }) => (
          <li key={key}>{text}</li>
        ))}
      </ul>
    </Card>
  );
}
