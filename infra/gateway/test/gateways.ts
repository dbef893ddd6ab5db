import type { GatewayOptions } from '../src/options';
import { type Gateway, startGateway } from '../src/startGateway';
import { type AskedService, startAskedService } from './service';
import { createSite, type Site } from './site';

/** Starts a gateway for a site: on a free port of this machine, without a log. */
export const startGatewayOf = (
  { shellDir, store, registryKeys }: Pick<Site, 'shellDir' | 'store' | 'registryKeys'>,
  service: { readonly url: string },
  options: Partial<GatewayOptions> = {},
): Promise<Gateway> =>
  startGateway({
    host: '127.0.0.1',
    port: 0,
    shellDir,
    store,
    registryKeys,
    serviceUrl: service.url,
    logLevel: 'silent',
    ...options,
  });

/** A site, a service, and the gateways that were started for them. */
export interface GatewaySetup {
  readonly site: Site;
  readonly service: AskedService;
  /** The gateway that was started first. */
  readonly gateway: Gateway;
  /** Starts one more. @param options beside those of the set-up */
  start(options?: Partial<GatewayOptions>): Promise<Gateway>;
  /** Ends those that run and starts one in their place. @param options beside those of the set-up */
  restart(options?: Partial<GatewayOptions>): Promise<Gateway>;
}

/** Set-up of {@link setUpGateways} over the settings of a gateway. */
export interface SetupOptions extends Partial<GatewayOptions> {
  /** Shares one set-up among all tests of the file, which they do not change. @defaultValue false */
  readonly shared?: boolean;
}

/**
 * Gives each test a site and a service of its own and a gateway in front of them, and ends all of it afterwards.
 * @param setup how, and the options of the gateways
 */
export function setUpGateways({ shared = false, ...defaults }: SetupOptions = {}): GatewaySetup {
  let site: Site;
  let service: AskedService;
  const gateways: Gateway[] = [];

  async function start(options: Partial<GatewayOptions> = {}): Promise<Gateway> {
    const gateway = await startGatewayOf(site, service, { ...defaults, ...options });
    gateways.push(gateway);
    return gateway;
  }

  async function begin(): Promise<void> {
    site = await createSite();
    service = await startAskedService();
    await start();
  }

  async function endGateways(): Promise<void> {
    await Promise.all(gateways.splice(0).map((gateway) => gateway.close()));
  }

  async function end(): Promise<void> {
    await endGateways();
    await service.close();
    await site.remove();
  }

  if (shared) {
    beforeAll(begin);
    afterAll(end);
  } else {
    beforeEach(begin);
    afterEach(end);
  }

  return {
    get site() {
      return site;
    },
    get service() {
      return service;
    },
    get gateway() {
      const [first] = gateways;
      if (!first) throw new Error('No gateway was started.');
      return first;
    },
    start,
    async restart(options) {
      await endGateways();
      return start(options);
    },
  };
}
