import type { ClockSync } from '@console/api-client/clock-sync';
import { clockSyncMutations, clockSyncQueries } from '@console/api-client/clock-sync';
import { useResource } from '@console/api-client/react';
import { Button } from '@console/design/button';
import { Card } from '@console/design/card';
import { ClockIcon } from '@console/design/icons';
import { useMessages } from '@console/design/messages';
import { Page } from '@console/design/page';
import { Status } from '@console/design/status';
import { FailedQueries } from '@console/remote/records';
import { useReportFailure } from '@console/remote/services';
import { useMutation, useQuery } from '@tanstack/react-query';
import { useState } from 'react';

/** Where the sync of reader clocks stands. */
type ClockSyncState = 'loading' | 'unknown' | 'running' | 'synced' | 'notSynced';

const tones = {
  loading: 'neutral',
  unknown: 'neutral',
  running: 'info',
  synced: 'success',
  notSynced: 'warning',
} as const satisfies Record<ClockSyncState, string>;

/** Page on readers taking their time from the service, with the one button that starts it [CLOCK-01]. */
export function ClockSyncPage() {
  const translate = useMessages();
  const report = useReportFailure(translate('clockSync.entity'));
  const sync = useQuery(useResource(clockSyncQueries).state());
  const start = useMutation({
    ...useResource(clockSyncMutations).start(),
    onError: (error) => report(translate('clockSync.start.failed'), error),
  });
  // The mutation tells a moment later that it runs; by then a second click would have started it again.
  const [running, setRunning] = useState(false);
  const state = clockSyncState(sync, running);
  const run = () => {
    setRunning(true);
    start.mutate(undefined, { onSettled: () => setRunning(false) });
  };

  return (
    <Page
      section={translate('clockSync.section')}
      banner={<FailedQueries queries={[sync]} text={translate('clockSync.load.failed')} />}
    >
      <Card
        title={translate('clockSync.card')}
        actions={
          <Button
            tone="primary"
            icon={<ClockIcon />}
            pending={running}
            blockedReason={state === 'synced' ? translate('clockSync.start.blocked') : undefined}
            onClick={run}
          >
            {translate('clockSync.start')}
          </Button>
        }
      >
        <p role="status">
          <Status
            tone={tones[state]}
            label={translate(`clockSync.state.${state}`)}
            spinning={state === 'loading' || state === 'running'}
          />
        </p>
        <p>{translate('clockSync.about')}</p>
      </Card>
    </Page>
  );
}

/** Where the sync stands, from what is known of it and whether a start is under way [CLOCK-01, CLOCK-03]. */
function clockSyncState(
  sync: { readonly data?: ClockSync; readonly isError: boolean },
  starting: boolean,
): ClockSyncState {
  if (starting) return 'running';
  if (sync.data) return sync.data.enabled ? 'synced' : 'notSynced';
  return sync.isError ? 'unknown' : 'loading';
}
