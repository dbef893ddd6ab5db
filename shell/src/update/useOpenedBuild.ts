import { useLocation } from '@console/design/router';
import { abandonUnsavedInput, hasUnsavedInput, useUnsavedInput } from '@console/design/unsaved';
import type { ResolvedRemote } from '@console/remote/registry';
import { useQuery } from '@tanstack/react-query';
import { useLayoutEffect, useRef, useState } from 'react';
import { useRegistry } from '../registry';
import { isOverride } from '../registry/isOverride';
import { remoteKey, remoteQuery } from '../registry/remoteQuery';
import { useLoadPage } from '../reload/PageLoads';
import { planUpdate } from './planUpdate';

/** The build of a remote that is open, and the way to another. */
export interface OpenedBuild {
  readonly opened: ResolvedRemote;
  readonly open: (remote: ResolvedRemote) => void;
  /** The build that can replace it; undefined when there is none. */
  readonly offered: ResolvedRemote | undefined;
}

const keyOf = (remote: ResolvedRemote) => remoteKey(remote).join(' ');

/**
 * Keeps the build of a remote that was opened while the registry changes, and replaces it by the next one when
 * that disturbs nothing.
 * @param newest the build that the registry names now.
 */
export function useOpenedBuild(newest: ResolvedRemote): OpenedBuild {
  const { pathname } = useLocation();
  const { askServiceVersion } = useRegistry();
  const loadPage = useLoadPage();
  const [opened, open] = useState(newest);
  const [step, setStep] = useState<'keep' | 'offer'>('keep');
  const page = useRef(pathname);
  // What is asked in the effect; a change has it asked again.
  useUnsavedInput();
  const differs = keyOf(newest) !== keyOf(opened);
  const shown = useQuery({ ...remoteQuery(opened, askServiceVersion), enabled: false }).isSuccess;
  const arrived = useQuery({ ...remoteQuery(newest, askServiceVersion), enabled: differs }).isSuccess;

  const use = (remote: ResolvedRemote) => {
    // A page holds one build of a container; servers of developers build into the same one again and again.
    if (differs && isOverride(remote) && remote.container === opened.container) {
      abandonUnsavedInput();
      loadPage(location.pathname + location.search);
    } else open(remote);
  };

  useLayoutEffect(() => {
    const moved = page.current !== pathname;
    page.current = pathname;
    const unsaved = hasUnsavedInput();
    const live = isOverride(newest) || isOverride(opened);
    const next = planUpdate({ differs, shown, arrived, unsaved, moved, live });
    if (next === 'swap') use(newest);
    setStep(next === 'offer' ? 'offer' : 'keep');
  });

  return { opened, open: use, offered: step === 'offer' && differs ? newest : undefined };
}
