import type { Call } from '../client';
import { servicePath } from '../client/path';
import { crudCalls, numberedRecordPaths } from '../crud';
import { readAntennaConfiguration, writeAntennaConfiguration } from './adapter';
import { validateAntennaConfiguration } from './validate.generated.js';

/** The calls of threshold antenna configurations. */
export const antennaConfigurationCalls = crudCalls({
  model: 'threshold-antenna-configuration',
  paths: numberedRecordPaths((...below) =>
    servicePath('configuration', 'v1', 'thresholds', 'antennaConfigurations', ...below),
  ),
  validate: validateAntennaConfiguration,
  read: readAntennaConfiguration,
  write: writeAntennaConfiguration,
});

/** Lists threshold antenna configurations. */
export const listAntennaConfigurations = antennaConfigurationCalls.list;

/** Shows one threshold antenna configuration. */
export const showAntennaConfiguration = antennaConfigurationCalls.show;

/** Creates a threshold antenna configuration; refused when there is one of this name. */
export const createAntennaConfiguration = antennaConfigurationCalls.create;

/** Replaces a threshold antenna configuration. */
export const replaceAntennaConfiguration = antennaConfigurationCalls.replace;

/**
 * Deletes a threshold antenna configuration. One that thresholds use is refused without a replacement.
 * @param replacementId the configuration those thresholds use from then on. @defaultValue none.
 */
export function destroyAntennaConfiguration(id: string, replacementId?: string): Call<void> {
  const call = antennaConfigurationCalls.destroy(id);
  if (replacementId === undefined || !call.change) return call;
  // Its thresholds use another one from then on: to create it again would not bring them back.
  return { ...call, query: { replacementId }, change: { ...call.change, undo: undefined } };
}
