import {
  defaultReceiveSensitivity,
  type RadioOptions,
  sensitivityLimits,
} from '@console/api-client/reader-configurations/rules';
import { CheckboxField, FieldGroup, NumberField, SelectField, TextField } from '@console/design/form';
import { useMessages } from '@console/design/messages';
import { choicesOf } from './choicesOf';

/** Options of {@link InventoryFields}. */
export interface InventoryFieldsProps {
  readonly radio: RadioOptions;
}

/** What only an inventory has [CONFIG-10]. */
export function InventoryFields({ radio }: InventoryFieldsProps) {
  const translate = useMessages();
  return (
    <FieldGroup label={translate('configurations.section.inventory')}>
      <SelectField name="searchMode" options={choicesOf(radio.searchModes)} />
      <NumberField
        name="tagPopulationEstimate"
        optional
        help={translate('configurations.tagPopulationEstimate.help')}
      />
      <NumberField
        name="receiveSensitivityInDbm"
        unit={translate('configurations.unit.dbm')}
        optional
        help={translate('configurations.receiveSensitivity.help', {
          ...sensitivityLimits,
          usual: defaultReceiveSensitivity,
        })}
      />
      <TextField name="antennas" wide help={translate('configurations.antennas.help')} />
      <CheckboxField name="polarization" />
    </FieldGroup>
  );
}
