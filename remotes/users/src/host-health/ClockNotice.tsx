import { useServiceClient } from '@console/api-client/react';
import { Banner } from '@console/design/banner';
import { useMessages } from '@console/design/messages';
import { formatDuration } from '@console/design/time';

/** Tolerated difference between the clocks of server and browser, in milliseconds. */
const tolerated = 30_000;

/**
 * Says that the clock of the server and that of this browser differ: times of events are the server's, those of live
 * values the browser's.
 * @param answeredAt when the server answered last; the clocks are compared again with each answer
 */
export function ClockNotice({ answeredAt }: { readonly answeredAt: number }) {
  const translate = useMessages();
  const client = useServiceClient();
  const difference = answeredAt > 0 ? client.clockDifference() : undefined;
  if (difference === undefined || Math.abs(difference) <= tolerated) return null;
  return (
    <Banner tone="warning">
      {translate(difference > 0 ? 'health.clock.ahead' : 'health.clock.behind', {
        difference: formatDuration(Math.round(Math.abs(difference) / 1000), translate, 2),
      })}
    </Banner>
  );
}
