import { machineSetupMutations, machineSetupQueries } from '@console/api-client/machine-setup';
import { useResource } from '@console/api-client/react';
import { useMessages } from '@console/design/messages';
import { lazyNamed } from '@console/design/progress';
import { useLocation, useNavigate } from '@console/design/router';
import { useStore } from '@console/design/store';
import { paths } from '@console/remote/contract';
import { TourProvider, useAlerts } from '@console/remote/services';
import { useMutation, useQuery } from '@tanstack/react-query';
import { type ReactNode, useEffect, useMemo, useState } from 'react';
import { useRegistry } from '../registry';
import { createTour, type Tour } from './createTour';
import { planTour } from './planTour';

const TourGuide = lazyNamed(() => import(/* webpackChunkName: "TourGuide" */ './TourGuide'), 'TourGuide', {
  waiting: null,
});

/** Runs the guided tour of the first configuration, once, and gives pages its step. */
export function TourRunner({ children }: { readonly children: ReactNode }) {
  const tour = useSessionTour();
  const position = useStore(tour);
  const { pathname } = useLocation();
  const step = position?.stop.step;
  // Before it starts: the tour opens no page that is open.
  useEffect(() => tour.arrive(pathname), [tour, pathname]);
  useStart(tour);
  useGuards(tour, position !== undefined);
  const running = useMemo(() => ({ step, emit: tour.emit }), [step, tour]);
  return (
    <TourProvider tour={running}>
      {children}
      {position && <TourGuide tour={tour} position={position} />}
    </TourProvider>
  );
}

/** The one tour of the session; its end is noted at the service [TOUR-11]. */
function useSessionTour(): Tour {
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

/** Begins the tour when the list of reader definitions is opened and nobody went through it before [TOUR-02]. */
function useStart(tour: Tour): void {
  const translate = useMessages();
  const { registry } = useRegistry();
  const { pathname } = useLocation();
  const stops = useMemo(() => planTour(registry, translate), [registry, translate]);
  const enabled = stops.length > 0 && pathname === paths.readers.definitions.list();
  const { data } = useQuery({
    ...useResource(machineSetupQueries).state(),
    enabled,
  });
  const open = enabled && data?.initialConfigurationCompleted === false;
  useEffect(() => {
    if (open) tour.start(stops);
  }, [open, tour, stops]);
}

/** While the tour runs, an error ends it, and its message says so [TOUR-12]. */
function useGuards(tour: Tour, runs: boolean): void {
  const translate = useMessages();
  const alerts = useAlerts();
  useEffect(() => {
    if (!runs) return;
    return alerts.reword((request) => {
      if (request.tone !== 'danger' || !tour.getState()) return request;
      tour.end();
      return { ...request, title: translate('tour.cancelled', { message: request.title }).trim() };
    });
  }, [runs, tour, alerts, translate]);
}
