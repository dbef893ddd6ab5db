import type { RadioOptions } from '@console/api-client/reader-configurations/rules';
import { OrderedListField, RadioField } from '@console/design/fields';
import { CheckboxField, FieldGroup, SelectField, useFormValue } from '@console/design/form';
import { useMessages } from '@console/design/messages';
import { channelLabel, frequencyLabel } from './configuration.texts';
import type { ChannelValues } from './configuration.values';

const modes = ['fixed', 'hopping'] as const satisfies readonly ChannelValues['mode'][];

interface ChannelFieldsProps {
  readonly radio: RadioOptions;
  /** Told of every click in the list of frequencies. */
  readonly onTouched: () => void;
}

/** On which channel readers send: their own choice, always the same one, or frequencies in an order [CONFIG-15]. */
export function ChannelFields({ radio, onTouched }: ChannelFieldsProps) {
  const translate = useMessages();
  const choosing = useFormValue<boolean>('choosingChannel');
  const mode = useFormValue<ChannelValues['mode']>('channelConfig.mode');
  return (
    <FieldGroup
      label={translate('configurations.section.channelConfig')}
      lead={<CheckboxField name="choosingChannel" />}
    >
      {choosing && (
        <RadioField
          name="channelConfig.mode"
          options={modes.map((value) => ({ value, label: translate(`configurations.mode.${value}`) }))}
        />
      )}
      {choosing && mode === 'fixed' && (
        <SelectField
          name="channelConfig.channelIndex"
          options={radio.channels.map(({ index }) => ({
            value: String(index),
            label: channelLabel(index, radio.channels, translate),
          }))}
        />
      )}
      {choosing && mode === 'hopping' && (
        <OrderedListField
          name="channelConfig.txFrequenciesInMhz"
          help={translate('configurations.hopping.help')}
          chosenLabel={translate('configurations.hopping.selected')}
          availableLabel={translate('configurations.hopping.available')}
          empty={translate('configurations.hopping.empty')}
          options={radio.frequenciesInMhz.map((frequency) => ({
            value: String(frequency),
            label: frequencyLabel(frequency, radio.channels, translate),
          }))}
          onTouched={onTouched}
        />
      )}
    </FieldGroup>
  );
}
