import type { Call } from '../client';
import { readNothing, readRecord, readStored } from '../client/answer';
import { servicePath } from '../client/path';
import { type CurrentZoneMap, readCurrentZoneMap } from './adapter';
import { validateCurrentZoneMap } from './validate.generated.js';

const path = (...below: string[]) => servicePath('control', 'v1', 'currentZoneMap', ...below);
const read = readRecord(validateCurrentZoneMap, readCurrentZoneMap);

/** Shows which zone map of a facility is current (ZONE-05). */
export function showCurrentZoneMap(facility: string): Call<CurrentZoneMap> {
  return { name: 'show current zone map', method: 'GET', path: path('show', facility), answer: read };
}

/** Makes a zone map the current one of its facility. */
export function selectZoneMap(name: string): Call<CurrentZoneMap | null> {
  return {
    name: 'select zone map',
    method: 'POST',
    path: path('select', name),
    answer: readStored(read),
    change: { model: 'zone-map-current', action: 'save', name },
  };
}

/** Leaves a facility without a current zone map. */
export function clearCurrentZoneMap(facility: string): Call<void> {
  return {
    name: 'clear current zone map',
    method: 'DELETE',
    path: path('clear', facility),
    answer: readNothing,
    change: { model: 'zone-map-current', action: 'delete', name: facility },
  };
}
