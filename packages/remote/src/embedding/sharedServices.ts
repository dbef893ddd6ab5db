import type { Translate } from '@console/design/messages';
import {
  closeServices,
  createServices,
  createSession,
  type Services,
  type SessionStore,
} from '@console/remote/host';
import type { Alerts, AlertTone } from '@console/remote/services';
import { createHostTokenSource, type HostTokenSource } from './hostTokenSource';
import type { MountOptions } from './mountOptions';
import { sessionStorageAdapter } from './sessionStorageAdapter';

/** Who gets the user in: the page around, or the remote itself. */
export type AuthMode =
  | { readonly by: 'page'; readonly access: HostTokenSource }
  | { readonly by: 'remote'; readonly session: SessionStore };

/** The services of one user, and how the user gets in. */
interface SharedServices extends Services {
  readonly auth: AuthMode;
}

/** One remote among those that use the same services. */
export interface Consumer {
  readonly alerts: Alerts;
  /** Reads the texts of outcomes; the remote's own, once it is drawn. */
  translate: Translate;
  readonly onUnauthorized?: (() => void) | undefined;
}

/** A place among those who use the same services. */
export interface Lease {
  readonly services: SharedServices;
  /** The user is at work in this one: what concerns all is said here. */
  readonly activate: () => void;
  /** True for the lease that is to say what concerns all. */
  readonly isActive: () => boolean;
  /** The last one to leave closes the services. */
  readonly release: () => void;
}

/** Shape of what remotes of different builds find in the list they share; another one is none of ours. */
const shape = 2;

interface Shared {
  readonly shape: typeof shape;
  readonly serviceUrl: string;
  readonly token: MountOptions['token'];
  readonly signIn: MountOptions['signIn'];
  readonly services: SharedServices;
  /** The active one last. */
  readonly consumers: Consumer[];
}

const tones: readonly AlertTone[] = ['success', 'info', 'warning', 'danger'];

function authModeOf({ token, signIn, serviceUrl }: MountOptions): AuthMode {
  return signIn
    ? {
        by: 'remote',
        session: createSession(signIn === 'tab' ? sessionStorageAdapter(serviceUrl) : undefined),
      }
    : { by: 'page', access: createHostTokenSource(token ?? (() => undefined)) };
}

/** Creates services for several remotes: what concerns all is said by the active one, in its texts. */
function createSharedServices(options: MountOptions, consumers: readonly Consumer[]): SharedServices {
  const auth = authModeOf(options);
  const active = () => consumers.at(-1);
  const said = tones.map((tone) => [
    tone,
    (...all: Parameters<Alerts['info']>) => active()?.alerts[tone](...all),
  ]);
  const services = createServices({
    serviceUrl: options.serviceUrl,
    token: () => (auth.by === 'page' ? auth.access.token() : auth.session.token()),
    onUnauthorized: () => {
      for (const { onUnauthorized } of consumers) onUnauthorized?.();
      if (auth.by === 'page') auth.access.refuse();
      else auth.session.lock('expired');
    },
    alerts: {
      ...(Object.fromEntries(said) as Pick<Alerts, AlertTone>),
      withdraw: (source) => {
        for (const consumer of consumers) consumer.alerts.withdraw(source);
      },
    },
    translate: (key, ...values) => active()?.translate(key, ...values) ?? key,
  });
  return { ...services, auth };
}

/** Takes part in the services that other remotes of the page use already, or opens them. */
export function acquireServices(options: MountOptions, consumer: Consumer): Lease {
  const { shareGroup = [], serviceUrl, token, signIn } = options;
  const known = (shareGroup as readonly Partial<Shared>[]).find(
    (held) =>
      held.shape === shape &&
      held.serviceUrl === serviceUrl &&
      held.signIn === signIn &&
      (signIn !== undefined || held.token === token),
  ) as Shared | undefined;
  const consumers = known?.consumers ?? [];
  const shared = known ?? {
    shape,
    serviceUrl,
    token,
    signIn,
    consumers,
    services: createSharedServices(options, consumers),
  };
  if (!known) shareGroup.push(shared);
  consumers.unshift(consumer);
  const withdraw = () => {
    const at = consumers.indexOf(consumer);
    if (at >= 0) consumers.splice(at, 1);
  };
  return {
    services: shared.services,
    activate: () => {
      withdraw();
      consumers.push(consumer);
    },
    isActive: () => consumers.at(-1) === consumer,
    release: () => {
      withdraw();
      if (consumers.length > 0) return;
      shareGroup.splice(shareGroup.indexOf(shared), 1);
      closeServices(shared.services);
    },
  };
}
