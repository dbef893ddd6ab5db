import type { Call, ListAnswer } from '../client';
import { readBuildManifest, readList, readNothing, readStored } from '../client/answer';
import { namedRecordPaths } from '../client/path';
import { identifierOf } from '../meta';
import {
  type ReaderDefinition,
  type ReaderDefinitionDraft,
  readReaderDefinition,
  writeReaderDefinition,
} from './adapter';
import { type FeatureStatus, featureRows, type ReaderFeature, readFeatureStatus } from './features';
import type { FeatureAction } from './schema';
import {
  validateFeatureStatus,
  validateReaderDefinition,
  validateReaderFeatures,
  validateReaderGroups,
} from './validate.generated.js';

const paths = namedRecordPaths('readerDefinitions');
const read = readBuildManifest(validateReaderDefinition, readReaderDefinition);
const readFeature = readBuildManifest(validateFeatureStatus, readFeatureStatus);

/** Lists reader definitions. */
export function listReaderDefinitions(): Call<ListAnswer<ReaderDefinition>> {
  return {
    name: 'list reader definitions',
    method: 'GET',
    path: paths.list(),
    answer: readList(validateReaderDefinition, readReaderDefinition, identifierOf('reader-definition')),
  };
}

/** Shows one reader definition. */
export function showReaderDefinition(name: string): Call<ReaderDefinition> {
  return { name: 'show reader definition', method: 'GET', path: paths.one(name), answer: read };
}

/** Creates a reader definition; refused when there is one of this name. */
export function createReaderDefinition(definition: ReaderDefinitionDraft): Call<ReaderDefinition | null> {
  return {
    name: 'create reader definition',
    method: 'POST',
    path: paths.create(),
    body: writeReaderDefinition(definition),
    answer: readStored(read),
  };
}

/** Creates or replaces a reader definition. */
export function replaceReaderDefinition(definition: ReaderDefinitionDraft): Call<ReaderDefinition | null> {
  return {
    name: 'replace reader definition',
    method: 'PUT',
    path: paths.replace(),
    body: writeReaderDefinition(definition),
    answer: readStored(read),
  };
}

/** Deletes a reader definition. */
export function destroyReaderDefinition(name: string): Call<void> {
  return {
    name: 'delete reader definition',
    method: 'DELETE',
    path: paths.destroy(name),
    answer: readNothing,
  };
}

/** Lists the names of all groups that reader definitions belong to. */
export function listReaderGroups(): Call<string[]> {
  return {
    name: 'list reader groups',
    method: 'GET',
    path: paths.under('groups'),
    answer: readBuildManifest(validateReaderGroups, (groups) => groups),
  };
}

/** Asks a reader to change one of its features (FEATURE-02); the answer says how that stands. */
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
  };
}

/** Lists the features of a reader. */
export function listFeatures(readerName: string): Call<ReaderFeature[]> {
  return {
    name: 'list features',
    method: 'GET',
    path: paths.under(readerName, 'featureChanges'),
    answer: readBuildManifest(validateReaderFeatures, featureRows),
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
