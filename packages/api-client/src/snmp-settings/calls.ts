import type { Call } from '../client';
import { readNothing, readRecord, readStored } from '../client/answer';
import { servicePath } from '../client/path';
import { readSnmpSettings, type SnmpSettings, writeSnmpSettings } from './adapter';
import { validateSnmpSettings } from './validate.generated.js';

const path = servicePath('configuration', 'v1', 'settings', 'SNMP');
const read = readRecord(validateSnmpSettings, readSnmpSettings);

/** Shows the SNMP settings; 404 when no traps are sent. */
export function showSnmpSettings(): Call<SnmpSettings> {
  return { name: 'show SNMP settings', method: 'GET', path, answer: read };
}

/** Saves the SNMP settings: from now on traps are sent. */
export function saveSnmpSettings(settings: SnmpSettings): Call<SnmpSettings | null> {
  return {
    name: 'save SNMP settings',
    method: 'PUT',
    path,
    body: writeSnmpSettings(settings),
    answer: readStored(read),
    // Communities and keys of users stand in it.
    change: { model: 'snmp-settings', action: 'save', secrets: 'all' },
  };
}

/** Deletes the SNMP settings: no more traps are sent. */
export function deleteSnmpSettings(): Call<void> {
  return {
    name: 'delete SNMP settings',
    method: 'DELETE',
    path,
    answer: readNothing,
    change: { model: 'snmp-settings', action: 'delete' },
  };
}
