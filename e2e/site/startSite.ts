import { release } from '@console/deploy';
import { type GatewayOptions, startGateway } from '@console/gateway';
import { served } from './builds';
import { registryKeys, toRelease } from './signature';
import { copyStore, type Store } from './store';

/** A console of its own: a gateway in front of its own store of remotes. */
export interface Site {
  /** Origin of the console. */
  readonly url: string;
  readonly store: Store;
  /** Releases a build of a remote while the console runs. */
  release(dist: string): Promise<void>;
  close(): Promise<void>;
}

/** Options in which sites may differ. */
export type SiteOptions = Pick<
  GatewayOptions,
  | 'audit'
  | 'brokerOrigins'
  | 'configuration'
  | 'deltas'
  | 'embedding'
  | 'identity'
  | 'port'
  | 'allowedOrigins'
  | 'overrideOrigins'
  | 'serviceTimeout'
  | 'timings'
  | 'tls'
> &
  /** Folder of the shell. @defaultValue the one under test */
  Partial<Pick<GatewayOptions, 'shellDir'>>;

/** Starts a console on a free port in front of a service. */
export async function startSite(serviceUrl: string, options: SiteOptions = {}): Promise<Site> {
  const store = await copyStore();
  const gateway = await startGateway({
    port: 0,
    shellDir: served.shell,
    store: store.served,
    registryKeys: registryKeys(),
    serviceUrl,
    logLevel: 'silent',
    drainTime: 500,
    ...options,
    // Journeys look at what goes over the network.
    configuration: { keepCode: false, ...options.configuration },
  });
  return {
    url: gateway.url,
    store,
    release: async (dist) => {
      await store.separate();
      await release(toRelease(store.folder), { dist, anyVersion: true, compression: 'quick' });
    },
    async close() {
      await gateway.close();
      await store.discard();
    },
  };
}
