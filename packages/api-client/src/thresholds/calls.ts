import type { Call, ListAnswer } from '../client';
import { readBuildManifest, readList, readNothing, readStored } from '../client/answer';
import { servicePath } from '../client/path';
import { identifierOf } from '../meta';
import { readThreshold, type Threshold, type ThresholdDraft, writeThreshold } from './adapter';
import { validateThreshold } from './validate.generated.js';

const path = (...below: string[]) => servicePath('configuration', 'v1', 'thresholds', ...below);
const read = readBuildManifest(validateThreshold, readThreshold);

/** Lists thresholds. */
export function listThresholds(): Call<ListAnswer<Threshold>> {
  return {
    name: 'list thresholds',
    method: 'GET',
    path: path(),
    answer: readList(validateThreshold, readThreshold, identifierOf('threshold')),
  };
}

/** Shows one threshold. */
export function showThreshold(id: string): Call<Threshold> {
  return { name: 'show threshold', method: 'GET', path: path(id), answer: read };
}

/** Creates a threshold; refused when there is one of this name. */
export function createThreshold(draft: ThresholdDraft): Call<Threshold | null> {
  return {
    name: 'create threshold',
    method: 'POST',
    path: path(),
    body: writeThreshold(draft),
    answer: readStored(read),
  };
}

/** Replaces a threshold. */
export function replaceThreshold(id: string, draft: ThresholdDraft): Call<Threshold | null> {
  return {
    name: 'replace threshold',
    method: 'PUT',
    path: path(id),
    body: writeThreshold(draft),
    answer: readStored(read),
  };
}

/** Deletes a threshold. */
export function destroyThreshold(id: string): Call<void> {
  return { name: 'delete threshold', method: 'DELETE', path: path(id), answer: readNothing };
}
