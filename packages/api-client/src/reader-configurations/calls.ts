import type { Call } from '../client';
import { readRecord } from '../client/answer';
import { consolePath } from '../client/path';
import { namedCrudCalls } from '../crud';
import { readReaderConfiguration, writeReaderConfiguration } from './adapter';
import { type RegionOptions, readRegionOptions } from './regionOptions';
import { validateReaderConfiguration, validateRegionOptions } from './validate.generated.js';

/** The calls of reader configurations. */
export const readerConfigurationCalls = namedCrudCalls({
  model: 'reader-configuration',
  collection: 'readerConfigurations',
  validate: validateReaderConfiguration,
  read: readReaderConfiguration,
  write: writeReaderConfiguration,
});

/** Lists reader configurations. */
export const listReaderConfigurations = readerConfigurationCalls.list;

/** Shows one reader configuration. */
export const showReaderConfiguration = readerConfigurationCalls.show;

/** Creates a reader configuration; refused when there is one of this name. */
export const createReaderConfiguration = readerConfigurationCalls.create;

/** Creates or replaces a reader configuration. */
export const replaceReaderConfiguration = readerConfigurationCalls.save;

/** Deletes a reader configuration; refused while a recipe needs it. */
export const destroyReaderConfiguration = readerConfigurationCalls.destroy;

/** Shows what the regulations at the readers' site allow (CONFIG-31). */
export function showRegionOptions(): Call<RegionOptions> {
  return {
    name: 'show region options',
    method: 'GET',
    path: consolePath('api', 'readerConfigurations', 'options'),
    answer: readRecord(validateRegionOptions, readRegionOptions),
  };
}
