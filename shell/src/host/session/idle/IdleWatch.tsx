import { lazyNamed } from '@console/design/progress';
import { useEffect } from 'react';
import { useConfiguration } from '../../configuration';
import { useSession } from '../SessionProvider';
import { useIdle } from './useIdle';

const IdleWarning = lazyNamed(() => import('./IdleWarning'), 'IdleWarning', { waiting: null });

/** Locks the console when nobody is at work any more, and says so a minute before. */
export function IdleWatch() {
  const { idleMinutes } = useConfiguration();
  return idleMinutes > 0 ? <Watch limit={idleMinutes * 60_000} /> : null;
}

function Watch({ limit }: { readonly limit: number }) {
  const session = useSession();
  const idle = useIdle(limit);
  const away = idle.phase === 'away';
  useEffect(() => {
    if (away) session.lock('idle');
  }, [away, session]);
  return idle.phase === 'warned' && <IdleWarning seconds={idle.seconds} />;
}
