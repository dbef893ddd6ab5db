import { methods } from '@console/api-client/reader-configurations';
import {
  allowsChannelConfig,
  allowsSecondFilter,
  defaultReceiveSensitivity,
  hasRegulations,
  type RadioOptions,
  type RegionOptions,
  radioOptionsFor,
  sensitivityLimits,
  sessionsOf,
} from '@console/api-client/reader-configurations/rules';
import { RadioField } from '@console/design/fields';
import {
  CheckboxField,
  FieldGroup,
  NumberField,
  SelectField,
  TextField,
  useFormValue,
} from '@console/design/form';
import { useMessages } from '@console/design/messages';
import { ChannelFields } from './ChannelFields';
import { choicesOf, explainedChoices } from './configuration.texts';
import { TagFiltersFields } from './TagFiltersFields';

/** Limits of the region, and the call when the list of frequencies is touched. */
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
      <TagFiltersFields withSecond={allowsSecondFilter(operation)} />
      {allowsChannelConfig(radio) && <ChannelFields radio={radio} onTouched={onHoppingTouched} />}
      <PowerSweepFields />
    </>
  );
}

interface CommonFieldsProps {
  readonly operation: string;
  readonly radio: RadioOptions;
}

/** Fields of every operation that does anything. */
function CommonFields({ operation, radio }: CommonFieldsProps) {
  const translate = useMessages();
  const sweeping = useFormValue<boolean>('sweeping');
  const needed = sweeping === true && operation !== 'LOCATION';
  return (
    <>
      <SelectField name="readerMode" options={explainedChoices('readerMode', radio.readerModes, translate)} />
      <SelectField name="session" options={explainedChoices('session', sessionsOf(operation), translate)} />
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

interface RegulationFieldProps {
  readonly options: RegionOptions;
}

/** The band of the region, with what it allows [CONFIG-13]. */
function RegulationField({ options }: RegulationFieldProps) {
  const translate = useMessages();
  return (
    <RadioField
      name="regulationType"
      options={Object.entries(options.regulations).map(([type, band]) => ({
        value: type,
        label: translate('configurations.regulation', {
          type,
          from: String(Math.min(...band.frequenciesInMhz)),
          to: String(Math.max(...band.frequenciesInMhz)),
          max: String(band.maxTransmitPowerInDbm),
        }),
      }))}
    />
  );
}

interface InventoryFieldsProps {
  readonly radio: RadioOptions;
}

/** Fields of an inventory alone [CONFIG-10]. */
function InventoryFields({ radio }: InventoryFieldsProps) {
  const translate = useMessages();
  return (
    <FieldGroup label={translate('configurations.section.inventory')}>
      <SelectField name="searchMode" options={explainedChoices('searchMode', radio.searchModes, translate)} />
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
      <CheckboxField name="polarization" help={translate('configurations.polarization.help')} />
    </FieldGroup>
  );
}

/** Fields of locating alone; steps of an algorithm are for an own method only [CONFIG-09]. */
function LocationFields() {
  const translate = useMessages();
  const method = useFormValue<string>('method');
  return (
    <FieldGroup label={translate('configurations.section.location')}>
      <TextField name="disabledAntennas" wide optional help={translate('configurations.antennas.help')} />
      <SelectField name="method" options={choicesOf(methods)} optional />
      {method === 'CUSTOM' && (
        <TextField
          name="algorithmControl"
          wide
          optional
          help={translate('configurations.algorithmControl.help')}
        />
      )}
    </FieldGroup>
  );
}

/** Power levels a reader goes through, up to its transmit power; off sends none [CONFIG-20]. */
function PowerSweepFields() {
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
