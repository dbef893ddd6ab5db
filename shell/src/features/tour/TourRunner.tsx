import { machineSetupQueries } from '@console/api-client/machine-setup';
import { useResource } from '@console/api-client/react';
import { usePersistentState } from '@console/design/preferences';
import { lazyNamed } from '@console/design/progress';
import { useLocation } from '@console/design/router';
import { createEmitter, useStore } from '@console/design/store';
import type { TourSignal, TourStep } from '@console/remote';
import { paths } from '@console/remote/contract';
import { TourProvider, useSignedIn } from '@console/remote/services';
import { useQuery } from '@tanstack/react-query';
import { type ReactNode, useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { useRegistry } from '../../host/registry';
import { readTour } from './storedTour';
import type { TourRequest } from './TourSession';
import { checklistOpen, closeChecklist } from './tourChecklist';

const TourSession = lazyNamed(() => import('./TourSession'), 'TourSession', { waiting: null });

const TourChecklist = lazyNamed(() => import('./TourChecklist'), 'TourChecklist', { waiting: null });

const readSignals = (kept: unknown): readonly TourSignal[] =>
  Array.isArray(kept) ? kept.filter((signal): signal is TourSignal => typeof signal === 'string') : [];

/**
 * Gives pages the step of the guided tour, and brings the tour up when it is wanted: at the first visit, after a reload
 * that has interrupted it, or because the user asks for it. Its code is loaded then.
 */
export function TourRunner({ children }: { readonly children: ReactNode }) {
  const { registry } = useRegistry();
  const declared = registry.remotes.some(({ tour = [] }) => tour.length > 0);
  const user = useSignedIn()?.name;
  const [step, setStep] = useState<TourStep>();
  const listed = useStore(checklistOpen);
  const [signals] = useState(() => createEmitter<TourSignal>());
  const { done, emit } = useSignals(signals.emit);
  const [request, setRequest] = useRequest(declared, user);
  const running = useMemo(() => ({ step, emit }), [step, emit]);
  // The next person in the tab did not open it.
  useEffect(() => closeChecklist, []);
  return (
    <TourProvider tour={running}>
      {children}
      {request && user !== undefined && (
        <TourSession request={request} user={user} signals={signals} onStep={setStep} />
      )}
      {listed && (
        <TourChecklist
          done={done}
          onStart={(asked) => {
            closeChecklist();
            setRequest(asked);
          }}
          onClose={closeChecklist}
        />
      )}
    </TourProvider>
  );
}

/** Passes on signals of pages: the tour hears them, and the checklist remembers them for the user on this device. */
function useSignals(tell: (signal: TourSignal) => void) {
  const [done, remember] = usePersistentState('tour.done', readSignals);
  const known = useRef(done);
  useEffect(() => {
    known.current = done;
  }, [done]);
  const emit = useCallback(
    (signal: TourSignal) => {
      if (!known.current.includes(signal)) remember([...known.current, signal]);
      tell(signal);
    },
    [tell, remember],
  );
  return { done, emit };
}

/** The tour that is to run: the one that a reload has interrupted, or that of a first visit [TOUR-02]. */
function useRequest(declared: boolean, user: string | undefined) {
  const { pathname } = useLocation();
  const [request, setRequest] = useState<TourRequest | undefined>(() => readTour(user));
  const enabled = declared && pathname === paths.readers.definitions.list();
  const { data } = useQuery({ ...useResource(machineSetupQueries).state(), enabled });
  const first = enabled && data?.initialConfigurationCompleted === false;
  useEffect(() => {
    // Once in a session, also where its end could not be noted.
    if (first) setRequest((before) => before ?? { noted: true });
  }, [first]);
  return [request, setRequest] as const;
}
