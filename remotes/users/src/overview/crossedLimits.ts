import type { HealthEvent } from '@console/api-client/health-events';
import type { Translate } from '@console/design/messages';
import type { NewsLine } from '@console/remote/services';
import { eventText } from '../host-health/metrics';
import { paths } from '../paths';

/** Limits that the host crossed since a time, or that it is beyond since then. @param since ISO 8601 */
export function hostNews(
  events: readonly HealthEvent[],
  since: string,
  translate: Translate,
): readonly NewsLine[] {
  const from = Date.parse(since);
  return events
    .filter(({ eventTime, eventEndTime }) => Date.parse(eventEndTime ?? eventTime) >= from)
    .map(({ id, code, eventTime, eventEndTime }) => ({
      key: id,
      at: eventTime,
      ...(eventEndTime !== undefined && { until: eventEndTime }),
      lasts: eventEndTime === undefined,
      tone: eventEndTime === undefined ? 'danger' : 'warning',
      name: translate('health.host'),
      to: `${paths.hostHealth()}?at=${encodeURIComponent(eventTime)}`,
      text: eventText(code, translate),
    }));
}
