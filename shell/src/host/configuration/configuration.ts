import type { DownloadWay } from '@console/api-client';

/** Features that an installation can switch off. */
export interface FeatureFlags {
  /** Zone maps are edited in this console; off: in the dashboard [NAV-04]. @defaultValue true. */
  readonly zoneMaps: boolean;
  /** Readers are registered in this console; off: in the dashboard [NAV-09]. @defaultValue true. */
  readonly readerRegistration: boolean;
}

/** Settings of an installation without a new build; the gateway writes them into the document. */
export interface Configuration {
  /** Origin of the service without a slash at the end; empty: the origin of the page. @defaultValue empty. */
  readonly serviceUrl: string;
  /** Milliseconds between two polls. @defaultValue 5000. */
  readonly pollInterval: number;
  /** Address of the service's page for a system that is not provisioned [SESSION-07]. @defaultValue `/provisioning`. */
  readonly provisioningPath: string;
  /** Address of the service's own dashboard, without a slash at the end [NAV-06]. @defaultValue `/dashboard`. */
  readonly dashboardBase: string;
  /** The installation names that dashboard, so that it is there [NAV-06]. @defaultValue false. */
  readonly namesDashboard: boolean;
  /** Address of the description of the service's API [NAV-06]. @defaultValue `/docs`. */
  readonly apiDocsPath: string;
  /** Address of the end-user licence agreement [ABOUT-01]. @defaultValue `/licenses/agreement`. */
  readonly licenseAgreementPath: string;
  /** Address of the licences of third parties [ABOUT-01]. @defaultValue `/licenses/third-party`. */
  readonly thirdPartyLicensesPath: string;
  /** Who provides the service, for "powered by" on the login page [LOGIN-01]. @defaultValue `ItemSense`. */
  readonly providerName: string;
  /** Who holds the rights in the console, for the copyright line [LOGIN-01]. @defaultValue the provider. */
  readonly copyrightHolder: string;
  /** Minutes without anybody at work after which the console locks itself; 0: never. @defaultValue 30. */
  readonly idleMinutes: number;
  /**
   * Way to download files: `header`, or `address` where a token in addresses is wanted [DOWNLOAD-01]. Default:
   * `header`.
   */
  readonly downloads: DownloadWay;
  readonly flags: FeatureFlags;
  /**
   * Origins from which administrators may run a remote in place of the released one; the gateway says which, since its
   * policy allows the same. @defaultValue none.
   */
  readonly overrideOrigins: readonly string[];
  /**
   * Origins of sockets of brokers that pages may listen to (`wss://mq.example:9001`); the gateway says which, since its
   * policy allows the same. @defaultValue none.
   */
  readonly brokerOrigins: readonly string[];
  /**
   * Lets an address ask for the pseudo language, `?language=en-XA`: for tests of what is cut off.
   * @defaultValue false.
   */
  readonly pseudoLanguage: boolean;
  /**
   * Keeps the code of the console compiled in the browser, by a worker where browsers can; off: removes what was kept.
   * @defaultValue true.
   */
  readonly keepCode: boolean;
  /** Measures how fast the console is to its users and tells the gateway, which sets this. @defaultValue false. */
  readonly timings: boolean;
  /** The gateway records who changes what, and shows it to administrators; the gateway sets this. @defaultValue false. */
  readonly audit: boolean;
  /** Name of the company at which people can sign in; the gateway sets this. Blank: by the service alone. @defaultValue blank. */
  readonly company: string;
}

/** Values where an installation sets nothing. */
export const defaultConfiguration: Configuration = {
  serviceUrl: '',
  pollInterval: 5000,
  provisioningPath: '/provisioning',
  dashboardBase: '/dashboard',
  namesDashboard: false,
  apiDocsPath: '/docs',
  licenseAgreementPath: '/licenses/agreement',
  thirdPartyLicensesPath: '/licenses/third-party',
  providerName: 'ItemSense',
  copyrightHolder: 'ItemSense',
  idleMinutes: 30,
  downloads: 'header',
  flags: { zoneMaps: true, readerRegistration: true },
  overrideOrigins: [],
  brokerOrigins: [],
  pseudoLanguage: false,
  keepCode: true,
  timings: false,
  audit: false,
  company: '',
};
