import type { Call } from '../client';
import { readRecord, readStored } from '../client/answer';
import { namedRecordPaths } from '../client/path';
import { namedCrudCalls } from '../crud';
import { readReaderDefinition, writeReaderDefinition } from './adapter';
import { type FeatureStatus, featureRows, type ReaderFeature, readFeatureStatus } from './features';
import type { FeatureAction } from './schema';
import {
  validateFeatureStatus,
  validateReaderDefinition,
  validateReaderFeatures,
  validateReaderGroups,
} from './validate.generated.js';

const paths = namedRecordPaths('readerDefinitions');
const readFeature = readRecord(validateFeatureStatus, readFeatureStatus);

/** The calls of reader definitions. */
export const readerDefinitionCalls = namedCrudCalls({
  model: 'reader-definition',
  collection: 'readerDefinitions',
  validate: validateReaderDefinition,
  read: readReaderDefinition,
  write: writeReaderDefinition,
});

/** Lists reader definitions. */
export const listReaderDefinitions = readerDefinitionCalls.list;

/** Shows one reader definition. */
export const showReaderDefinition = readerDefinitionCalls.show;

/** Creates a reader definition; refused when there is one of this name. */
export const createReaderDefinition = readerDefinitionCalls.create;

/** Creates or replaces a reader definition. */
export const replaceReaderDefinition = readerDefinitionCalls.save;

/** Deletes a reader definition. */
export const destroyReaderDefinition = readerDefinitionCalls.destroy;

/** Lists the names of all groups that reader definitions belong to. */
export function listReaderGroups(): Call<string[]> {
  return {
    name: 'list reader groups',
    method: 'GET',
    path: paths.under('groups'),
    answer: readRecord(validateReaderGroups, (groups) => groups),
  };
}

/** Starts the change of a feature of a reader (FEATURE-02); answers its state. */
export function changeFeature(
  readerName: string,
  feature: string,
  action: FeatureAction,
): Call<FeatureStatus | null> {
  return {
    name: 'change feature',
    method: 'POST',
    path: paths.under(readerName, 'featureChanges'),
    body: { feature, action },
    answer: readStored(readFeature),
    change: { model: 'feature', action: 'start', name: `${feature}, ${readerName}` },
  };
}

/** Lists the features of a reader. */
export function listFeatures(readerName: string): Call<ReaderFeature[]> {
  return {
    name: 'list features',
    method: 'GET',
    path: paths.under(readerName, 'featureChanges'),
    answer: readRecord(validateReaderFeatures, featureRows),
  };
}

/** Shows the state of one feature of a reader (FEATURE-03). */
export function showFeatureStatus(readerName: string, feature: string): Call<FeatureStatus> {
  return {
    name: 'show feature status',
    method: 'GET',
    path: paths.under(readerName, 'featureChanges', feature),
    answer: readFeature,
  };
}
