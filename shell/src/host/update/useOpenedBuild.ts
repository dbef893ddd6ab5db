import { useLocation } from '@console/design/router';
import { abandonUnsavedInput, hasUnsavedInput, useUnsavedInput } from '@console/design/unsaved';
import type { ResolvedRemote } from '@console/remote/registry';
import { useQuery } from '@tanstack/react-query';
import { useLayoutEffect, useRef, useState } from 'react';
import { type LoadedRemote, useRegistry } from '../registry';
import { isOverride } from '../registry/isOverride';
import { remoteKey, remoteQuery } from '../registry/remoteQuery';
import { useLoadPage } from '../reload/PageLoads';
import { planUpdate } from './planUpdate';
import { canRefresh, refreshPage } from './refreshPage';

/** The build of a remote that is open, and the way to another. */
interface OpenedBuild {
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
  const { data: shown } = useQuery({ ...remoteQuery(opened, askServiceVersion), enabled: false });
  const { data: arrived } = useQuery({ ...remoteQuery(newest, askServiceVersion), enabled: differs });
  /** The build that is taking over what is drawn. */
  const refreshing = useRef('');

  const use = (remote: ResolvedRemote) => {
    // A page holds one build of a container; servers of developers build into the same one again and again.
    if (differs && isOverride(remote) && remote.container === opened.container) {
      abandonUnsavedInput();
      loadPage(location.pathname + location.search);
    } else open(remote);
  };

  function refresh(before: LoadedRemote, next: LoadedRemote): void {
    const key = keyOf(newest);
    if (refreshing.current === key) return;
    refreshing.current = key;
    void refreshPage(before.module, next.module, pathname).then(() => open(newest));
  }

  useLayoutEffect(() => {
    const moved = page.current !== pathname;
    page.current = pathname;
    const live = isOverride(newest) || isOverride(opened);
    // What was released tells no component by its file: in its place another build is mounted anew, without what was typed.
    const refreshed = isOverride(newest) && isOverride(opened) && canRefresh();
    const next = planUpdate({
      differs,
      shown: shown !== undefined,
      arrived: arrived !== undefined,
      // Components that are exchanged keep their input.
      unsaved: hasUnsavedInput() && !refreshed,
      moved,
      live,
    });
    if (next === 'swap') {
      if (refreshed && shown && arrived) refresh(shown, arrived);
      else use(newest);
    }
    setStep(next === 'offer' ? 'offer' : 'keep');
  });

  return { opened, open: use, offered: step === 'offer' && differs ? newest : undefined };
}
