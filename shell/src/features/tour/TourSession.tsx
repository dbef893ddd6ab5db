import { machineSetupMutations } from '@console/api-client/machine-setup';
import { useResource } from '@console/api-client/react';
import { MessagesProvider, useMessages } from '@console/design/messages';
import { useLocation, useNavigate } from '@console/design/router';
import { type Emitter, useStore } from '@console/design/store';
import type { TourSignal, TourStep } from '@console/remote';
import { useAlerts } from '@console/remote/services';
import { useMutation } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useMemo, useState } from 'react';
import { useRegistry } from '../../host/registry';
import { createTour, type Tour, type TourPosition } from './createTour';
import messages from './messages/en.json';
import { planTour, stopKey, stopToStart } from './planTour';
import { keepTour } from './storedTour';
import { TourGuide } from './TourGuide';
import { useStayOnPage } from './useStayOnPage';

/** A tour that is to run. */
export interface TourRequest {
  /** Where it begins, see `stopToStart`. @defaultValue at its beginning */
  readonly stop?: string;
  /** Notes its end at the service [TOUR-11]. */
  readonly noted: boolean;
}

interface TourSessionProps {
  /** A new object begins the tour anew. */
  readonly request: TourRequest;
  /** Who is led. */
  readonly user: string;
  /** Signals of pages. */
  readonly signals: Pick<Emitter<TourSignal>, 'subscribe'>;
  /** Told of the step that the tour is at; undefined once it is over. */
  readonly onStep: (step: TourStep | undefined) => void;
}

/** Runs the guided tour, see {@link TourRequest}. */
export function TourSession(props: TourSessionProps) {
  return (
    <MessagesProvider messages={messages}>
      <RunningTour {...props} />
    </MessagesProvider>
  );
}

function RunningTour({ request, user, signals, onStep }: TourSessionProps) {
  const translate = useMessages();
  const { registry } = useRegistry();
  const stops = useMemo(() => planTour(registry, translate), [registry, translate]);
  const tour = useTour();
  const position = useStore(tour);
  const { pathname } = useLocation();
  // Before it starts: the tour opens no page that is open.
  useEffect(() => tour.arrive(pathname), [tour, pathname]);
  const start = useEffectEvent(({ stop = '', noted }: TourRequest) =>
    tour.start(stops, { at: stopToStart(stops, stop), noted }),
  );
  // A newer build of a remote does not begin the tour anew.
  useEffect(() => start(request), [tour, request]);
  useEffect(() => signals.subscribe(tour.emit), [signals, tour]);
  const step = position?.stop.step;
  useEffect(() => onStep(step), [onStep, step]);
  useEffect(
    () => keepTour(position && { user, stop: stopKey(position.stop), noted: position.noted }),
    [position, user],
  );
  return position && <Guided tour={tour} position={position} />;
}

/** The one tour of the session; its end is noted at the service [TOUR-11]. */
function useTour(): Tour {
  const translate = useMessages();
  const alerts = useAlerts();
  const navigate = useNavigate();
  const { mutate } = useMutation(useResource(machineSetupMutations).complete());
  const [tour] = useState(() =>
    createTour({
      goTo: (path) => void navigate(path),
      onEnd: () => mutate(undefined, { onError: () => alerts.warning(translate('tour.notNoted')) }),
    }),
  );
  return tour;
}

/**
 * Milliseconds after which the page of a stop is opened again: going back while it was on its way may have kept it from
 * being opened.
 */
const openAgain = 500;

/** The tour at a stop: its page stays open [TOUR-09], and an error ends it, whose message says so [TOUR-12]. */
function Guided({ tour, position }: { readonly tour: Tour; readonly position: TourPosition }) {
  const translate = useMessages();
  const alerts = useAlerts();
  useEffect(
    () =>
      alerts.reword((request) => {
        if (request.tone !== 'danger' || !tour.getState()) return request;
        tour.end();
        return { ...request, title: translate('tour.cancelled', { message: request.title }).trim() };
      }),
    [tour, alerts, translate],
  );
  useFocusAfter(tour);
  const { path } = position.stop;
  const navigate = useNavigate();
  const { pathname } = useLocation();
  const [attempts, setAttempts] = useState(0);
  useStayOnPage(path, () => {
    alerts.warning(translate('tour.stay'), { source: 'tour' });
    setAttempts((count) => count + 1);
  });
  useEffect(() => {
    if (attempts === 0 || pathname === path) return;
    const timer = setTimeout(() => void navigate(path), openAgain);
    return () => clearTimeout(timer);
  }, [attempts, pathname, path, navigate]);
  return <TourGuide tour={tour} position={position} />;
}

/** Puts the focus, which was in the panel, on the heading of the page when the tour is over. */
function useFocusAfter(tour: Tour): void {
  useEffect(
    () => () => {
      const { activeElement, body } = document;
      if (tour.getState() || (activeElement && activeElement !== body)) return;
      document.querySelector<HTMLElement>('main h1')?.focus({ preventScroll: true });
    },
    [tour],
  );
}
