import { useMessages } from '@console/design/messages';
import { Status } from '@console/design/status';
import { type MonitorState, monitorTones } from './monitorState';

/** Options of {@link MonitorBadge}. */
export interface MonitorBadgeProps {
  readonly state: MonitorState;
  /** What went wrong last; said in place of the state when the job errored. */
  readonly error: string | undefined;
}

/** How the watching of a threshold goes [MONITOR-03, MONITOR-04]. */
export function MonitorBadge({ state, error }: MonitorBadgeProps) {
  const translate = useMessages();
  const label = translate(`monitor.state.${state}`);
  return state === 'runningWithErrors' && error !== undefined ? (
    <Status tone={monitorTones[state]} label={translate('monitor.error', { error })} hint={label} />
  ) : (
    <Status tone={monitorTones[state]} label={label} />
  );
}
