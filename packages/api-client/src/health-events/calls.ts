import type { Call, ListAnswer } from '../client';
import { readList } from '../client/answer';
import { consolePath } from '../client/path';
import { identifierOf } from '../meta';
import { type HealthEvent, readHealthEvent } from './adapter';
import { validateHealthEvent } from './validate.generated.js';

/**
 * Lists the events of a component (HEALTH-10).
 * @param component `HOST`
 */
export function listHealthEvents(component: string): Call<ListAnswer<HealthEvent>> {
  return {
    name: 'list health events',
    method: 'GET',
    path: consolePath('health', 'v1', 'components', component, 'events'),
    answer: readList(validateHealthEvent, readHealthEvent, identifierOf('health-event')),
  };
}
