import { CheckboxField, FieldGroup, NumberField, useFormValue } from '@console/design/form';
import { useMessages } from '@console/design/messages';

/** Power levels a reader goes through, up to its transmit power; off sends none [CONFIG-20]. */
export function PowerSweepFields() {
  const translate = useMessages();
  const sweeping = useFormValue<boolean>('sweeping');
  const unit = translate('configurations.unit.dbm');
  return (
    <FieldGroup
      label={translate('configurations.section.powerSweep')}
      lead={<CheckboxField name="sweeping" />}
    >
      {sweeping && (
        <NumberField
          name="powerSweep.minimumPowerLevel"
          unit={unit}
          help={translate('configurations.minimumPowerLevel.help')}
        />
      )}
      {sweeping && (
        <NumberField
          name="powerSweep.powerLevelStepSize"
          unit={unit}
          help={translate('configurations.powerLevelStepSize.help')}
        />
      )}
    </FieldGroup>
  );
}
