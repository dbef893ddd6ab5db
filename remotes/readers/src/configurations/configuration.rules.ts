import {
  type RegionOptions,
  readerConfigurationProblems,
} from '@console/api-client/reader-configurations/rules';
import { type Failure, type FormErrors, problemErrors, rules } from '@console/design/form';
import { type ConfigurationValues, configurationOfValues } from './configurationValues';

/** Most characters of a name. */
const longestName = 200;

/** The list whose messages wait for the first click in it [CONFIG-17]. */
const hoppingList = 'channelConfig.txFrequenciesInMhz';

/**
 * What is wrong with a reader configuration, by the rules of the service [CONFIG-22 to CONFIG-30]. Whether its name is
 * free only the service can tell.
 * @param touched whether somebody has clicked in the list of frequencies to hop through: until then its own messages
 *   do not show, and what keeps the form from being sent is told beside the choice of the mode [CONFIG-17].
 */
export function configurationErrors(
  values: ConfigurationValues,
  options: RegionOptions,
  touched: boolean,
): FormErrors {
  const { [hoppingList]: hopping, ...errors } = problemErrors(
    readerConfigurationProblems(configurationOfValues(values), options),
  );
  return {
    ...errors,
    name: errors.name ?? rules.maxLength(longestName)(values.name),
    ...(hopping && hoppingErrors(hopping, touched)),
  };
}

function hoppingErrors(found: Failure, touched: boolean): FormErrors {
  return touched
    ? { [hoppingList]: { ...found, atOnce: true } }
    : { 'channelConfig.mode': { key: 'configurations.hopping.unfinished' } };
}
