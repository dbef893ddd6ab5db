import { readerStates } from '@console/api-client/reader-health';
import type { Translate } from '@console/design/messages';
import type { ReaderHealthStatus } from './readerHealthStatus';

/** The name of a reader's state; one that only a newer service knows is shown as it comes. */
export const stateLabel = (state: string, translate: Translate) =>
  (readerStates as readonly string[]).includes(state) ? translate(`definitions.state.${state}`) : state;

/** The health of a reader in a few words; what is wrong is named while it is one thing [READER-01]. */
export function healthLabel({ kind, failing, state = '' }: ReaderHealthStatus, translate: Translate): string {
  if (kind !== 'unhealthy') return translate(`definitions.status.${kind}`);
  const [component, ...others] = failing;
  if (!component)
    return translate('definitions.status.unhealthy.state', { state: stateLabel(state, translate) });
  return others.length === 0
    ? translate('definitions.status.unhealthy.component', {
        component: translate(`definitions.component.${component}`),
      })
    : translate('definitions.status.unhealthy.components', { count: failing.length });
}
