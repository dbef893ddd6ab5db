import type { AntennaConfiguration } from '@console/api-client/threshold-antenna-configurations';
import { TextField } from '@console/design/form';
import { useMessages } from '@console/design/messages';
import { RecordForm, type RecordFormProps } from '@console/remote/records';
import { antennaConfigurationKind } from './antennaConfiguration.kind';
import {
  type AntennaConfigurationAttributes,
  assertAttributes,
  configurationErrors,
  draftOfValues,
  isUndoable,
  mayIgnore,
  newConfigurationValues,
  valuesOfConfiguration,
} from './antennaConfiguration.values';

interface AntennaConfigurationFormProps extends RecordFormProps<AntennaConfiguration> {
  /** Reader type, arrangement and side the configuration is for. */
  readonly attributes: AntennaConfigurationAttributes;
}

/**
 * Describes an antenna configuration [THRESH-11].
 * @throws Error when the attributes are incomplete [THRESH-12].
 */
export function AntennaConfigurationForm({ attributes, ...form }: AntennaConfigurationFormProps) {
  assertAttributes(attributes);
  const translate = useMessages();
  const { readerType = '', readerArrangement = '', side = 'none' } = attributes;
  return (
    <RecordForm
      {...form}
      kind={antennaConfigurationKind}
      newValues={newConfigurationValues}
      valuesOf={valuesOfConfiguration}
      draftOf={(values, stored) => draftOfValues(values, attributes, stored)}
      validate={(values) => configurationErrors(values, attributes)}
      undoable={isUndoable}
    >
      <p>
        {translate('antennaConfigurations.for', {
          readerType,
          arrangement: translate('thresholds.readerArrangement.named', { arrangement: readerArrangement }),
          side,
        })}
      </p>
      <TextField name="name" autoFocus />
      {(['in', 'out'] as const).map((list) => (
        <AntennaFields key={list} list={list} />
      ))}
      {mayIgnore(readerArrangement) && (
        <TextField name="ignoredIds" help={translate('antennaConfigurations.ids.help')} optional />
      )}
    </RecordForm>
  );
}

/** Antennas that look one way, and the powers they send with. */
function AntennaFields({ list }: { readonly list: 'in' | 'out' }) {
  const translate = useMessages();
  return (
    <>
      <TextField name={`${list}Ids`} help={translate('antennaConfigurations.ids.help')} />
      <TextField name={`${list}Powers`} help={translate('antennaConfigurations.powers.help')} optional />
    </>
  );
}
