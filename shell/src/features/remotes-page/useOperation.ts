import { useMessages } from '@console/design/messages';
import type { SwitchRequest } from '@console/remote/operation';
import { useAlerts } from '@console/remote/services';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useCallback, useState } from 'react';
import { GatewayError } from '../../host/gateway/askGateway';
import { useRegistry } from '../../host/registry';
import { useSession } from '../../host/session';
import { readReports, readSwitches, switchRemote } from './gateway';

/** Interval at which reports and switches are asked for while the page of remotes is open, in milliseconds. */
const lookEvery = 15_000;

const keys = { reports: ['operation', 'reports'], switches: ['operation', 'switches'] } as const;

/** Query options common to questions to the gateway. */
const polled = { refetchInterval: lookEvery, retry: false } as const;

/** Queries for what the gateway knows of remotes beyond the registry. */
export function useOperation() {
  const { token } = useSession();
  const reports = useQuery({ ...polled, queryKey: keys.reports, queryFn: () => readReports(token) });
  const switches = useQuery({ ...polled, queryKey: keys.switches, queryFn: () => readSwitches(token) });
  return { reports, switches };
}

/** Why the gateway refused, as a key of the catalogue. */
export const refusalKey = (error: unknown) =>
  `remotes.failed.${error instanceof GatewayError ? error.why : 'unreachable'}` as const;

/**
 * Takes a remote out of service or brings it back; when it is done, the registry of this tab says so. Whoever does it
 * says what came of it.
 * @throws GatewayError, from what it gives.
 */
export function useSwitchRemote(): (name: string, request: SwitchRequest) => Promise<void> {
  const { token } = useSession();
  const { look } = useRegistry();
  const queryClient = useQueryClient();
  return useCallback(
    async (name, request) => {
      queryClient.setQueryData(keys.switches, await switchRemote(token, name, request));
      await look();
    },
    [token, look, queryClient],
  );
}

/** Switches remotes on again, and shows the result. */
export function useSwitchOn(): { readonly pending: boolean; readonly switchOn: (name: string) => void } {
  const translate = useMessages();
  const alerts = useAlerts();
  const act = useSwitchRemote();
  const [pending, setPending] = useState(false);
  const switchOn = useCallback(
    (name: string) => {
      setPending(true);
      act(name, { off: false })
        .then(
          () => alerts.success(translate('remotes.on.done', { name })),
          (error: unknown) => alerts.danger(translate(refusalKey(error))),
        )
        .finally(() => setPending(false));
    },
    [act, alerts, translate],
  );
  return { pending, switchOn };
}
