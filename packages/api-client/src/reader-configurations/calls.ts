import type { Call, ListAnswer } from '../client';
import { readBuildManifest, readList, readNothing, readStored } from '../client/answer';
import { consolePath, namedRecordPaths } from '../client/path';
import { identifierOf } from '../meta';
import type { TypedNumber } from '../rules';
import { readReaderConfiguration, writeReaderConfiguration } from './adapter';
import type { ReaderConfiguration } from './configuration';
import { type RegionOptions, readRegionOptions } from './regionOptions';
import { validateReaderConfiguration, validateRegionOptions } from './validate.generated.js';

const paths = namedRecordPaths('readerConfigurations');
const read = readBuildManifest(validateReaderConfiguration, readReaderConfiguration);

/** Lists reader configurations. */
export function listReaderConfigurations(): Call<ListAnswer<ReaderConfiguration>> {
  return {
    name: 'list reader configurations',
    method: 'GET',
    path: paths.list(),
    answer: readList(
      validateReaderConfiguration,
      readReaderConfiguration,
      identifierOf('reader-configuration'),
    ),
  };
}

/** Shows one reader configuration. */
export function showReaderConfiguration(name: string): Call<ReaderConfiguration> {
  return { name: 'show reader configuration', method: 'GET', path: paths.one(name), answer: read };
}

/** Creates a reader configuration; refused when there is one of this name. */
export function createReaderConfiguration(
  configuration: ReaderConfiguration<TypedNumber>,
): Call<ReaderConfiguration | null> {
  return {
    name: 'create reader configuration',
    method: 'POST',
    path: paths.create(),
    body: writeReaderConfiguration(configuration),
    answer: readStored(read),
  };
}

/** Creates or replaces a reader configuration. */
export function replaceReaderConfiguration(
  configuration: ReaderConfiguration<TypedNumber>,
): Call<ReaderConfiguration | null> {
  return {
    name: 'replace reader configuration',
    method: 'PUT',
    path: paths.replace(),
    body: writeReaderConfiguration(configuration),
    answer: readStored(read),
  };
}

/** Deletes a reader configuration; refused while a recipe needs it. */
export function destroyReaderConfiguration(name: string): Call<void> {
  return {
    name: 'delete reader configuration',
    method: 'DELETE',
    path: paths.destroy(name),
    answer: readNothing,
  };
}

/** Shows what the regulations at the readers' site allow (CONFIG-31). */
export function showRegionOptions(): Call<RegionOptions> {
  return {
    name: 'show region options',
    method: 'GET',
    path: consolePath('api', 'readerConfigurations', 'options'),
    answer: readBuildManifest(validateRegionOptions, readRegionOptions),
  };
}
