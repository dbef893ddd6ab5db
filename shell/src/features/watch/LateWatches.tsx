import type { ResolvedRemote } from '@console/remote/registry';
import { useEffect, useState } from 'react';
import { checkShared } from '../../diagnosis/intrinsics/sharedChanges';
import type { WatchProps } from './watchProps';

type WatchesComponent = typeof import('./Watches')['Watches'];

/** Time in ms after which the watches are loaded: nothing that the first picture needs waits for them. */
const restTime = 2000;

/** Time in ms after which code that did not arrive is asked for again. */
const retryTime = 30_000;

interface Past extends Pick<WatchProps, 'left' | 'leaves'> {
  readonly open: ResolvedRemote | undefined;
}

/** Watches over what remotes do later than at their start, with code that is loaded when the console has come to rest. */
export function LateWatches({ remote }: Pick<WatchProps, 'remote'>) {
  const [past, setPast] = useState<Past>({ open: remote, left: undefined, leaves: 0 });
  if (past.open?.name !== remote?.name)
    setPast({
      open: remote,
      left: past.open ?? past.left,
      leaves: past.leaves + (past.open ? 1 : 0),
    });
  const [Watches, setWatches] = useState<WatchesComponent>();
  useEffect(() => {
    const load = () => {
      // What code is loaded with may have been changed meanwhile.
      checkShared();
      import('./Watches').then(
        (loaded) => setWatches(() => loaded.Watches),
        () => {
          timer = setTimeout(load, retryTime);
        },
      );
    };
    let timer = setTimeout(load, restTime);
    return () => clearTimeout(timer);
  }, []);
  return Watches ? <Watches remote={remote} left={past.left} leaves={past.leaves} /> : null;
}
