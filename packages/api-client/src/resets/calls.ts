import type { Call } from '../client';
import { readNothing } from '../client/answer';
import { consolePath, servicePath } from '../client/path';

/** Clears items, their history and threshold transitions (ADMIN-04); refused while jobs run. */
export function clearItemData(): Call<void> {
  return {
    name: 'clear item data',
    method: 'POST',
    path: servicePath('support', 'v1', 'items', 'reset'),
    answer: readNothing,
    change: { model: 'item-data', action: 'reset' },
  };
}

/** Puts the service back to the state of a new installation (ADMIN-05): sessions and tokens end with it. */
export function factoryReset(): Call<void> {
  return {
    name: 'factory reset',
    method: 'POST',
    path: consolePath('api', 'reset'),
    answer: readNothing,
    change: { model: 'service', action: 'reset' },
  };
}
