import type { Call } from '../client';
import { readNothing, readRecord } from '../client/answer';
import { consolePath } from '../client/path';
import type { MachineSetup } from './schema';
import { validateMachineSetup } from './validate.generated.js';

/** Asks whether the first configuration has been gone through. */
export function showMachineSetup(): Call<MachineSetup> {
  return {
    name: 'show machine setup',
    method: 'GET',
    path: consolePath('api', 'machine', 'setup'),
    answer: readRecord(validateMachineSetup, (answer) => answer),
  };
}

/** Notes that the first configuration has been gone through. */
export function completeMachineSetup(): Call<void> {
  return {
    name: 'complete machine setup',
    method: 'PUT',
    path: consolePath('api', 'machine', 'setup', 'completed'),
    answer: readNothing,
    change: { model: 'machine-setup', action: 'complete' },
  };
}
