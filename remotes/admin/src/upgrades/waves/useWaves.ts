import { usePollInterval, useServiceClient } from '@console/api-client/react';
import { useMessages } from '@console/design/messages';
import {
  type LongProcess,
  type ProcessState,
  useAlerts,
  useProcesses,
  useSignedIn,
} from '@console/remote/services';
import { queryOptions, useQuery, useQueryClient } from '@tanstack/react-query';
import { useCallback, useEffect, useMemo } from 'react';
import { paths } from '../../paths';
import { softwareName } from '../upgrade.texts';
import {
  beginWaves,
  failedReaders,
  readersSettled,
  stepWaves,
  type WaveEvent,
  type WavePlan,
  type WaveRun,
} from './waveRun';
import { canLeadWaves, waveStore } from './waveStore';

/** The upgrade in waves that this browser leads for who is signed in, and what can be done with it. */
export interface LedWaves {
  /** Undefined when there is none. */
  readonly run: WaveRun | undefined;
  /** Why the service could not be asked the last time; it is asked again. @defaultValue it could */
  readonly error: Error | null;
  /** Begins an upgrade in the place of one that is over. @throws Error when the browser cannot keep it */
  readonly begin: (plan: WavePlan) => Promise<void>;
  /** Tells an event, when no other tab is in the middle of a step, and goes on from there. */
  readonly tell: (event: WaveEvent) => Promise<void>;
  /** Forgets a run that is over. */
  readonly forget: () => Promise<void>;
}

/**
 * Leads the upgrade in waves of who is signed in, from where it was left, whichever page of this tab is open from now
 * on, and says once how it ended. Tabs take turns: each step is done by one of them.
 */
export function useWaves(): LedWaves {
  const translate = useMessages();
  const client = useServiceClient();
  const cache = useQueryClient();
  const pollInterval = usePollInterval();
  const user = useSignedIn()?.name ?? '';
  const store = useMemo(() => waveStore(user, client.baseUrl), [user, client]);
  const options = useMemo(
    () =>
      queryOptions({
        queryKey: ['upgrade', 'waves', client.baseUrl, user] as readonly string[],
        // Its calls are loaded when there is something to lead.
        queryFn: async () => {
          if (!store.read()) return null;
          const { driveWaves } = await import('./driveWaves');
          return driveWaves(client, store);
        },
        // Shown also while the service cannot be asked.
        initialData: () => store.read(),
        initialDataUpdatedAt: 0,
        // Not asked for while there is nothing to lead; a tab that is not seen goes on.
        refetchInterval: ({ state: { data } }) => (data && !data.ended ? pollInterval : false),
        refetchIntervalInBackground: true,
        staleTime: 0,
        enabled: canLeadWaves(),
        retry: false,
      }),
    [client, store, user, pollInterval],
  );
  const { data, error } = useQuery(options);
  useWatched(options, data ?? undefined);
  const update = useCallback(
    async (change: (run: WaveRun | undefined) => WaveRun | undefined) => {
      const isKept = await store.exclusively(async () => store.write(change(store.read())), true);
      if (!isKept) throw new Error(translate('waves.notKept'));
      await cache.invalidateQueries({ queryKey: options.queryKey });
    },
    [store, cache, options, translate],
  );
  return {
    run: data ?? undefined,
    error,
    begin: useCallback(
      (plan) => update((before) => (before && !before.ended ? before : beginWaves(plan))),
      [update],
    ),
    tell: useCallback((event) => update((run) => run && stepWaves(run, event)), [update]),
    forget: useCallback(() => update(() => undefined), [update]),
  };
}

type WaveQuery = LongProcess<WaveRun | null, readonly string[]>['query'];

/** Keeps what is led among the long processes, so that it goes on when its page is left. */
function useWatched(query: WaveQuery, run: WaveRun | undefined): void {
  const translate = useMessages();
  const alerts = useAlerts();
  const processes = useProcesses();
  const led = run !== undefined && !run.ended;
  useEffect(() => {
    if (!led || !run) return;
    const { imageType, version } = run.plan;
    const software = softwareName(imageType, translate);
    processes.watch({
      key: 'upgrade waves',
      title: translate('waves.process', { software, version }),
      at: paths.admin.upgrades.list(),
      query,
      read: (answer: WaveRun | null): ProcessState => {
        if (!answer) return { status: 'done' };
        const { done, count } = readersSettled(answer);
        const failed = failedReaders(answer).length;
        if (answer.ended)
          return {
            status: failed > 0 || answer.cancelled ? 'failed' : 'done',
            text: translate('waves.ended', { software, version, done: done - failed, count, failed }),
          };
        return {
          status: 'running',
          progress: count === 0 ? 0 : done / count,
          text: translate(answer.hold ? 'waves.process.held' : 'upgrades.progress', { done, count }),
        };
      },
      onEnd: ({ status, text }) => {
        if (text) alerts[status === 'done' ? 'success' : 'danger']({ title: text });
      },
    });
  }, [led, run, query, translate, alerts, processes]);
}
