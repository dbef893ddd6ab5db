import { LateWatches } from './LateWatches';
import { RemoteWatch } from './RemoteWatch';
import type { WatchProps } from './watchProps';

/** Reports from the first moment, and watches over the rest once the console has come to rest. */
export function RemoteObserver({ remote }: Pick<WatchProps, 'remote'>) {
  return (
    <>
      <RemoteWatch />
      <LateWatches remote={remote} />
    </>
  );
}
