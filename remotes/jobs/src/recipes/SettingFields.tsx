import type { RecipeField } from '@console/api-client/recipes';
import { recipeDefaults } from '@console/api-client/recipes/rules';
import type { Threshold } from '@console/api-client/thresholds';
import { DurationField, MultiSelectField } from '@console/design/fields';
import { CheckboxField, FieldGroup, NumberField, TextAreaField, useFormValue } from '@console/design/form';
import { useMessages } from '@console/design/messages';
import { hasField } from './recipe.texts';

interface SettingFieldsProps {
  /** Undefined while they are not known. */
  readonly thresholds: readonly Threshold[] | undefined;
}

/** The settings that the chosen type has [RECIPE-09]; before it is chosen there are none. */
export function SettingFields({ thresholds }: SettingFieldsProps) {
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
