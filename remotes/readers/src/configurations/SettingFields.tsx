import {
  allowsChannelConfig,
  allowsSecondFilter,
  hasRegulations,
  type RadioOptions,
  type RegionOptions,
  radioOptionsFor,
  sessionsOf,
} from '@console/api-client/reader-configurations/rules';
import { NumberField, SelectField, useFormValue } from '@console/design/form';
import { useMessages } from '@console/design/messages';
import { ChannelFields } from './ChannelFields';
import { choicesOf } from './choicesOf';
import { FilterFields } from './FilterFields';
import { InventoryFields } from './InventoryFields';
import { LocationFields } from './LocationFields';
import { PowerSweepFields } from './PowerSweepFields';
import { RegulationField } from './RegulationField';

/** Options of {@link SettingFields}. */
export interface SettingFieldsProps {
  readonly options: RegionOptions;
  /** Told of every click in the list of frequencies. */
  readonly onHoppingTouched: () => void;
}

/** The settings of the chosen operation, with the choices of the region or of its band [CONFIG-07, CONFIG-08]. */
export function SettingFields({ options, onHoppingTouched }: SettingFieldsProps) {
  const operation = useFormValue<string>('operation') ?? '';
  const regulationType = useFormValue<string>('regulationType');
  if (operation === 'DO_NOTHING') return null;
  const radio = radioOptionsFor({ regulationType }, options);
  return (
    <>
      {hasRegulations(options) && <RegulationField options={options} />}
      <CommonFields operation={operation} radio={radio} />
      {operation === 'INVENTORY' && <InventoryFields radio={radio} />}
      {operation === 'LOCATION' && <LocationFields />}
      <FilterFields withSecond={allowsSecondFilter(operation)} />
      {allowsChannelConfig(radio) && <ChannelFields radio={radio} onTouched={onHoppingTouched} />}
      <PowerSweepFields />
    </>
  );
}

interface CommonFieldsProps {
  readonly operation: string;
  readonly radio: RadioOptions;
}

/** What every operation that does anything has. */
function CommonFields({ operation, radio }: CommonFieldsProps) {
  const translate = useMessages();
  const sweeping = useFormValue<boolean>('sweeping');
  const needed = sweeping === true && operation !== 'LOCATION';
  return (
    <>
      <SelectField name="readerMode" options={choicesOf(radio.readerModes)} />
      <SelectField name="session" options={choicesOf(sessionsOf(operation))} />
      <NumberField
        name="transmitPowerInDbm"
        unit={translate('configurations.unit.dbm')}
        optional={!needed}
        help={translate(`configurations.transmitPower.${needed ? 'swept' : 'help'}`, {
          max: String(radio.maxTransmitPowerInDbm),
        })}
      />
    </>
  );
}
