import { Banner } from '@console/design/banner';
import { Button } from '@console/design/button';
import { useMessages } from '@console/design/messages';
import { useStore } from '@console/design/store';
import { formatClock, useTimeZone } from '@console/design/zone';
import { useState } from 'react';
import { useConnection } from './ConnectionProvider';

/** Says that the service is out of reach for as long as it is, once for the whole page [ERROR-06]. */
export function ConnectionBanner() {
  const connection = useConnection();
  const translate = useMessages();
  const state = useStore(connection);
  const zone = useTimeZone();
  const [trying, setTrying] = useState(false);
  if (state.status === 'connected') return null;
  const retry = async () => {
    setTrying(true);
    await connection.check();
    setTrying(false);
  };
  return (
    <Banner
      tone="warning"
      title={translate(navigator.onLine ? 'connection.lost' : 'connection.offline')}
      action={
        <Button pending={trying} onClick={() => void retry()}>
          {translate('connection.retry')}
        </Button>
      }
    >
      {translate('connection.since', { time: formatClock(state.since, zone) })}
    </Banner>
  );
}
