import type { ResolvedRemote } from '@console/remote/registry';
import { useEffect, useState } from 'react';
import type { WatchProps } from './watchProps';

type WatchesComponent = typeof import('./Watches')['Watches'];

/** Time in ms after which the watches are loaded: nothing that the first picture needs waits for them. */
const restTime = 2000;

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
    const timer = setTimeout(() => {
      import(/* webpackChunkName: "Watches" */ './Watches').then(
        (loaded) => setWatches(() => loaded.Watches),
        () => undefined,
      );
    }, restTime);
    return () => clearTimeout(timer);
  }, []);
  return Watches ? <Watches remote={remote} left={past.left} leaves={past.leaves} /> : null;
}
