import { createServiceClient, defaultPollInterval, type ServiceClient } from '@console/api-client';
import { showProvisioning } from '@console/api-client/provisioning';
import type { Translate } from '@console/design/messages';
import type { Alerts, AlertTone } from '@console/remote/alerts';
import { type Connection, createConnection, refetchFailed } from '@console/remote/connection';
import { createQueryClient } from '@console/remote/outcomes';
import { createProcesses, type Processes } from '@console/remote/processes';
import { createSession, type SessionStore } from '@console/remote/sign-in';
import type { QueryClient } from '@tanstack/react-query';
import { createGivenAccess, type GivenAccess } from './givenAccess';
import { keepInTab } from './keepInTab';
import type { MountOptions } from './mountOptions';

/** Who gets the user in: the page around, or the remote itself. */
export type Entrance =
  | { readonly by: 'page'; readonly access: GivenAccess }
  | { readonly by: 'remote'; readonly session: SessionStore };

/** The door to one service for one user, and what came through it. */
export interface Services {
  readonly entrance: Entrance;
  readonly client: ServiceClient;
  readonly queryClient: QueryClient;
  readonly connection: Connection;
  readonly processes: Processes;
}

/** One remote among those that use the same services. */
export interface Member {
  readonly alerts: Alerts;
  /** Reads the texts of outcomes; the remote's own, once it is drawn. */
  translate: Translate;
  readonly onUnauthorized?: (() => void) | undefined;
}

/** A place among those who use the same services. */
export interface Membership {
  readonly services: Services;
  /** The user is at work in this one: what concerns all is said here. */
  readonly comeForward: () => void;
  /** Whether this one is to say what concerns all. */
  readonly isForemost: () => boolean;
  /** The last one to leave closes the services. */
  readonly leave: () => void;
}

/** Shape of what remotes of different builds find in the list they share; another one is none of ours. */
const shape = 1;

interface Shared {
  readonly shape: typeof shape;
  readonly serviceUrl: string;
  readonly token: MountOptions['token'];
  readonly signIn: MountOptions['signIn'];
  readonly services: Services;
  /** The foremost one last. */
  readonly members: Member[];
}

const tones: readonly AlertTone[] = ['success', 'info', 'warning', 'danger'];

function entranceOf({ token, signIn, serviceUrl }: MountOptions): Entrance {
  return signIn
    ? { by: 'remote', session: createSession(signIn === 'tab' ? keepInTab(serviceUrl) : undefined) }
    : { by: 'page', access: createGivenAccess(token ?? (() => undefined)) };
}

function createServices(options: MountOptions, members: readonly Member[]): Services {
  const entrance = entranceOf(options);
  const foremost = () => members.at(-1);
  const client = createServiceClient({
    baseUrl: options.serviceUrl,
    token: () => (entrance.by === 'page' ? entrance.access.token() : entrance.session.token()),
    onUnauthorized: () => {
      for (const { onUnauthorized } of members) onUnauthorized?.();
      if (entrance.by === 'page') entrance.access.refuse();
      else entrance.session.lock('expired');
    },
  });
  const connection = createConnection({
    probe: () => client.call(showProvisioning()),
    interval: defaultPollInterval,
    onRestored: () => refetchFailed(queryClient),
  });
  const said = tones.map((tone) => [
    tone,
    (...all: Parameters<Alerts['info']>) => foremost()?.alerts[tone](...all),
  ]);
  const alerts = {
    ...(Object.fromEntries(said) as Pick<Alerts, AlertTone>),
    withdraw: (source: string) => {
      for (const member of members) member.alerts.withdraw(source);
    },
  };
  const translate: Translate = (key, values) => foremost()?.translate(key, values) ?? key;
  const queryClient = createQueryClient({ alerts, translate, connection });
  return { entrance, client, queryClient, connection, processes: createProcesses(queryClient) };
}

function close({ queryClient, connection, processes }: Services): void {
  // Answers that nobody uses would be kept for minutes, and with them the elements of the page.
  processes.clear();
  connection.close();
  queryClient.clear();
}

/** Takes part in the services that other remotes of the page use already, or opens them. */
export function joinServices(options: MountOptions, member: Member): Membership {
  const { together = [], serviceUrl, token, signIn } = options;
  const known = (together as readonly Partial<Shared>[]).find(
    (held) =>
      held.shape === shape &&
      held.serviceUrl === serviceUrl &&
      held.signIn === signIn &&
      (signIn !== undefined || held.token === token),
  ) as Shared | undefined;
  const members = known?.members ?? [];
  const shared = known ?? {
    shape,
    serviceUrl,
    token,
    signIn,
    members,
    services: createServices(options, members),
  };
  if (!known) together.push(shared);
  members.unshift(member);
  const withdraw = () => {
    const at = members.indexOf(member);
    if (at >= 0) members.splice(at, 1);
  };
  return {
    services: shared.services,
    comeForward: () => {
      withdraw();
      members.push(member);
    },
    isForemost: () => members.at(-1) === member,
    leave: () => {
      withdraw();
      if (members.length > 0) return;
      together.splice(together.indexOf(shared), 1);
      close(shared.services);
    },
  };
}
