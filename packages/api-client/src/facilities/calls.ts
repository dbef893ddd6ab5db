import type { Call, ListAnswer } from '../client';
import { readBuildManifest, readList, readNothing, readStored } from '../client/answer';
import { namedRecordPaths } from '../client/path';
import { identifierOf } from '../meta';
import type { Facility } from './schema';
import { validateFacility } from './validate.generated.js';

const paths = namedRecordPaths('facilities');
const asIs = (facility: Facility) => facility;
const read = readBuildManifest(validateFacility, asIs);

/** Lists facilities. */
export function listFacilities(): Call<ListAnswer<Facility>> {
  return {
    name: 'list facilities',
    method: 'GET',
    path: paths.list(),
    answer: readList(validateFacility, asIs, identifierOf('facility')),
  };
}

/** Shows one facility. */
export function showFacility(name: string): Call<Facility> {
  return { name: 'show facility', method: 'GET', path: paths.one(name), answer: read };
}

/** Creates a facility; refused when there is one of this name. */
export function createFacility({ name }: Facility): Call<Facility | null> {
  return {
    name: 'create facility',
    method: 'POST',
    path: paths.create(),
    body: { name },
    answer: readStored(read),
  };
}

/** Creates or replaces a facility. */
export function replaceFacility({ name }: Facility): Call<Facility | null> {
  return {
    name: 'replace facility',
    method: 'PUT',
    path: paths.replace(),
    body: { name },
    answer: readStored(read),
  };
}

/** Deletes a facility. */
export function destroyFacility(name: string): Call<void> {
  return { name: 'delete facility', method: 'DELETE', path: paths.destroy(name), answer: readNothing };
}
