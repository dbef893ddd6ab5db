import type { Call, ListAnswer } from '../client';
import { readBuildManifest, readList, readNothing, readStored } from '../client/answer';
import { servicePath } from '../client/path';
import { identifierOf } from '../meta';
import {
  type AntennaConfiguration,
  type AntennaConfigurationDraft,
  readAntennaConfiguration,
  writeAntennaConfiguration,
} from './adapter';
import { validateAntennaConfiguration } from './validate.generated.js';

const path = (...below: string[]) =>
  servicePath('configuration', 'v1', 'thresholds', 'antennaConfigurations', ...below);
const read = readBuildManifest(validateAntennaConfiguration, readAntennaConfiguration);

/** Lists threshold antenna configurations. */
export function listAntennaConfigurations(): Call<ListAnswer<AntennaConfiguration>> {
  return {
    name: 'list threshold antenna configurations',
    method: 'GET',
    path: path(),
    answer: readList(
      validateAntennaConfiguration,
      readAntennaConfiguration,
      identifierOf('threshold-antenna-configuration'),
    ),
  };
}

/** Shows one threshold antenna configuration. */
export function showAntennaConfiguration(id: string): Call<AntennaConfiguration> {
  return { name: 'show threshold antenna configuration', method: 'GET', path: path(id), answer: read };
}

/** Creates a threshold antenna configuration; refused when there is one of this name. */
export function createAntennaConfiguration(
  draft: AntennaConfigurationDraft,
): Call<AntennaConfiguration | null> {
  return {
    name: 'create threshold antenna configuration',
    method: 'POST',
    path: path(),
    body: writeAntennaConfiguration(draft),
    answer: readStored(read),
  };
}

/** Replaces a threshold antenna configuration. */
export function replaceAntennaConfiguration(
  id: string,
  draft: AntennaConfigurationDraft,
): Call<AntennaConfiguration | null> {
  return {
    name: 'replace threshold antenna configuration',
    method: 'PUT',
    path: path(id),
    body: writeAntennaConfiguration(draft),
    answer: readStored(read),
  };
}

/**
 * Deletes a threshold antenna configuration. One that thresholds use is refused without a replacement.
 * @param replacementId Which configuration those thresholds use from then on. Default: none.
 */
export function destroyAntennaConfiguration(id: string, replacementId?: string): Call<void> {
  return {
    name: 'delete threshold antenna configuration',
    method: 'DELETE',
    path: path(id),
    query: { replacementId },
    answer: readNothing,
  };
}
