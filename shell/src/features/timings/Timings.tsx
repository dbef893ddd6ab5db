import type { ResolvedRemote } from '@console/remote/registry';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { useRegistry } from '../../host/registry';
import { remoteQuery } from '../../host/registry/remoteQuery';
import { beginTiming, endTiming } from './recordTimings';

interface TimingsProps {
  /** The released build that is open. */
  readonly remote: ResolvedRemote;
}

/** Selector of what stands for a page, or a part of it, until its code and its data are there. */
const loading = '.page__loading, main .skeleton, main [aria-busy="true"]';

/** Measures how long a remote takes until its page is drawn with its data. */
export function Timings({ remote }: TimingsProps) {
  const { askServiceVersion } = useRegistry();
  const { isSuccess } = useQuery({ ...remoteQuery(remote, askServiceVersion), enabled: false });
  const { name } = remote;
  const { version, build } = remote.chosen ?? remote;
  const drawn = useRef<() => void>(() => undefined);

  useEffect(() => {
    drawn.current = beginTiming({ remote: name, version, build });
    return endTiming;
  }, [name, version, build]);

  useEffect(() => {
    if (!isSuccess) return;
    let frame = requestAnimationFrame(function look() {
      const isDrawn = document.querySelector('main h1') && !document.querySelector(loading);
      frame = requestAnimationFrame(isDrawn ? () => drawn.current() : look);
    });
    return () => cancelAnimationFrame(frame);
  }, [isSuccess]);
  return null;
}
