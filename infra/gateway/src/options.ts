import type { Rule } from '@console/audit-trail';
import type { Store } from '@console/store';
import type { MetricsOptions } from '@console/telemetry';

/** Memory for answers that are compared with what clients have, in bytes. */
export interface HeldAnswers {
  /** Of one answer at the most. */
  readonly one: number;
  /** Of all that are under way. */
  readonly all: number;
}

/** Streams of events that may be open at the same time; further consoles poll. */
export interface StreamLimits {
  /** Of one address. */
  readonly one: number;
  readonly all: number;
}

/** Time in ms that open requests get to end when a gateway stops. */
export const defaultDrainTime = 10_000;

/** Recording of who changed what. */
export interface AuditOptions {
  /** Refuses changes that cannot be recorded; else they are passed on, and `/healthz` says so. */
  readonly enforced: boolean;
  /** Folder on this machine that records are written to. */
  readonly folder: string;
  /** Private key, as PEM, that signs checkpoints. */
  readonly key: string;
  /** Name of this gateway: small letters, digits, dots and dashes. Each gateway has its own. */
  readonly name: string;
  /** Where checkpoints are sent: files, `https://…`, `syslog://host:514`. */
  readonly checkpoints: readonly string[];
  /** Days that records are kept, and bytes; what is older or more goes. */
  readonly keep: { readonly days: number; readonly bytes: number };
  /** Calls that are not recorded. @defaultValue all are */
  readonly rules?: readonly Rule[];
}

/** Which account of the service a person of the company acts by. */
export interface AccountTable {
  /** Accounts that people share. */
  readonly accounts: readonly SharedAccount[];
  /** The first rule that fits counts. */
  readonly rules: readonly AccountRule[];
}

/** An account of the service that people share, with a file that holds its password, or a token of it. */
export interface SharedAccount {
  readonly name: string;
  readonly passwordFile?: string;
  readonly tokenFile?: string;
}

/** A rule: who has all of these claims acts by this account. */
export interface AccountRule {
  /** Values by claim; `*` stands for anything. A claim that is a list has to hold one that fits. */
  readonly claims: Readonly<Record<string, string>>;
  /** Name of a shared account, or `personal`: the person's own, linked once by its password. */
  readonly account: string;
}

/** Limits of sessions in ms. */
export interface SessionLimits {
  /** Without a call. */
  readonly idle: number;
  /** From the sign-in on. */
  readonly whole: number;
}

/** The company's provider, and this console as its client. */
export interface ProviderOptions {
  /** Address of the provider, `https://login.example`. */
  readonly issuer: string;
  readonly clientId: string;
  /** @defaultValue a public client */
  readonly clientSecret?: string | undefined;
  /** @defaultValue `openid profile email` */
  readonly scope?: string | undefined;
}

/** The company's proxy in front of the gateway, which says in a header of each request who somebody is. */
export interface ProxyHeaderOptions {
  /** Name of the header in small letters. */
  readonly name: string;
  /** Who signs it, as a JWT: where the keys are, and whom it has to be from and for. @defaultValue it is plain */
  readonly signed?: { readonly keys: string; readonly issuer: string; readonly audience: string } | undefined;
  /** Name of a plain header beside it with groups, separated by commas. They are the claim `groups`. */
  readonly groups?: string | undefined;
  /** Addresses and networks of the proxy; the header counts from these only. @defaultValue all, where it is signed */
  readonly from?: readonly string[] | undefined;
  /** Address at which the proxy signs people out. @defaultValue they stay signed in there */
  readonly signOut?: string | undefined;
}

/** Sign-in at the company: at its provider, or at a proxy in front of the gateway. */
export interface IdentityOptions {
  readonly provider?: ProviderOptions | undefined;
  /** Counts where there is no provider. */
  readonly proxy?: ProxyHeaderOptions | undefined;
  /** Public address of the console, `https://console.example`: the provider sends people back to it. */
  readonly publicUrl: string;
  /** Name of the company on the login page. */
  readonly company: string;
  /** Keys that seal sessions and linked accounts, 32 random bytes at least: the first closes, each of them opens. */
  readonly keys: readonly Buffer[];
  readonly table: AccountTable;
  /** Reads a file of a password or token of the table. */
  readonly readFile: (path: string) => string;
  readonly limits: SessionLimits;
  /** Time in ms for which a proof of who somebody is does for what cannot be undone. */
  readonly provenFor: number;
  /** Addresses and networks from which people may sign in by a password. @defaultValue all */
  readonly passwordFrom?: readonly string[] | undefined;
}

/** Tokens by which pages of other sites use one remote each. */
export interface EmbeddingOptions {
  /** Keys that seal them, 32 random bytes at least: the first closes, each of them opens. Gateways share them. */
  readonly keys: readonly Buffer[];
}

/** Settings of a gateway; everything that differs between sites. */
export interface GatewayOptions {
  /** Address to listen on. Default `localhost`: this machine only. */
  readonly host?: string;
  /** Port to listen on; 0 takes a free one. Default 8080. */
  readonly port?: number;
  /** Build of the shell, `shell/dist`: `build.json`, `assets/` and `embed/`. */
  readonly shellDir: string;
  /** Files for pages of other sites that embed a remote. @defaultValue `embed/` of the shell's build. */
  readonly embedDir?: string;
  /** Build of the component gallery, shown at `/gallery/` where components are developed. @defaultValue not shown. */
  readonly galleryDir?: string;
  /** Store of the remotes, or the text that names it: a folder, `s3://bucket/path` or `postgres://host/database`. */
  readonly store: Store | string;
  /**
   * Store of what gateways share: switches, reports of browsers and the files of their shells. Or the text that names
   * it: a folder, `s3://bucket/path` or `postgres://host/database`. @defaultValue the store of the remotes
   */
  readonly state?: Store | string;
  /** Names of remotes that are going to be released; consoles say so of those that are not there yet. @defaultValue none */
  readonly expectedRemotes?: readonly string[];
  /** Public keys, as PEM, of those who may sign the registry. A registry that none of them signed is not used. */
  readonly registryKeys: readonly string[];
  /** Least revision of what a key of the site signed last: a withdrawn key cannot go on from before. @defaultValue any */
  readonly registrySince?: number | undefined;
  /** The service, `https://service.example`; the paths of {@link proxiedPaths} are handed to it. */
  readonly serviceUrl: string;
  /** Time in ms to wait for the service to begin its answer. Default 60000. */
  readonly serviceTimeout?: number;
  /** Memory for answers without an entity tag, to give them one. Default 16 MB of one, 64 MB of all. */
  readonly held?: HeldAnswers;
  /** Streams of events that may be open at the same time. Default 500 of one address, 5000 of all. */
  readonly streams?: StreamLimits;
  /** Path asked for by the health check; any answer below 500 counts. Default `/api/machine/is_version`. */
  readonly serviceProbe?: string;
  /**
   * Runtime configuration that the document hands to the shell. The gateway itself reads one key, the `title` that
   * the document has until the shell runs.
   */
  readonly configuration?: Readonly<Record<string, unknown>>;
  /** Sites that may show the console in a frame: origins, or `'self'`. @defaultValue none. */
  readonly frameAncestors?: readonly string[];
  /** Origins whose pages may call the service through the gateway (embedded remotes). @defaultValue none. */
  readonly allowedOrigins?: readonly string[];
  /**
   * Names that the console has (`console.example`, or with a port); requests for others are refused, but those of health
   * checks. @defaultValue none: every name is taken.
   */
  readonly allowedHosts?: readonly string[];
  /**
   * Addresses or networks (`10.0.0.0/8`, `loopback`) of proxies before the gateway: only what they say of the client
   * in `X-Forwarded-*` is believed. @defaultValue none.
   */
  readonly trustedProxies?: readonly string[];
  /** Time in ms in which at least 500 bytes a second of a request body have to arrive, or its end. Default 30000. */
  readonly bodyTimeout?: number;
  /**
   * Origins from which administrators may run a remote in place of the released one (`http://localhost:3001`, where its
   * team develops it). @defaultValue none; code from these origins is not checked.
   */
  readonly overrideOrigins?: readonly string[];
  /**
   * Origins of sockets of message brokers (`wss://mq.example:9001`, no path and no wildcard) that browsers may listen to:
   * the policy lets pages connect there, and the console knows it. @defaultValue none
   */
  readonly brokerOrigins?: readonly string[];
  /** PEM key and certificate: serves HTTP/2, and HTTP/1.1 to those who ask for it. @defaultValue plain HTTP/1.1. */
  readonly tls?: { readonly key: string | Buffer; readonly cert: string | Buffer };
  /** Time in ms that open requests get to end when the gateway stops. Default 10000. */
  readonly drainTime?: number;
  /**
   * Sends files of builds as deltas against those of the build before, to browsers that have these (RFC 9842).
   * @defaultValue true
   */
  readonly deltas?: boolean;
  /**
   * Lets browsers measure how fast the console is to its users and report it: times by build, nothing of a
   * person.
   * @defaultValue false
   */
  readonly timings?: boolean;
  /** Records who changed what. @defaultValue nothing is recorded */
  readonly audit?: AuditOptions;
  /** Lets people sign in at their company's provider. @defaultValue by the service alone */
  readonly identity?: IdentityOptions;
  /** Gives servers of other sites tokens for their pages. @defaultValue pages bring tokens of the service */
  readonly embedding?: EmbeddingOptions;
  /** Where metrics are served. @defaultValue nowhere */
  readonly metrics?: MetricsOptions;
  /** Least level that is logged: `silent`, `error`, `warn`, `info` (each request), `debug`. Default `warn`. */
  readonly logLevel?: string;
}

/** Addresses by which balancers and orchestrators ask how a gateway is. */
export const probePaths: readonly string[] = ['/livez', '/readyz', '/healthz'];

/** Paths of the service below its origin; everything else on the gateway's origin is the console. */
export const proxiedPaths = ['/itemsense', '/api', '/authenticate', '/health/v1', '/docs'] as const;

/** True for the same path, or one below it. */
export const isBelow = (path: string, prefix: string): boolean =>
  path === prefix || path.startsWith(`${prefix}/`);

/** True for a path that is answered by the service. */
export const isProxied = (path: string): boolean => proxiedPaths.some((prefix) => isBelow(path, prefix));

/** Folders of files on the gateway's origin: what is not found there is a 404, never the document. */
export const filePaths = ['/assets', '/remotes', '/embed'] as const;

/** Addresses of the gateway for people who sign in at the company, beside those that its provider is told of. */
export const signInPaths = {
  begin: '/console/sign-in',
  link: '/console/sign-in/link',
  /** Shown in a window of its own, by which somebody signs in over a page. */
  done: '/console/sign-in/done',
  /** GET: whose session it is, and a word of pages for it. */
  session: '/console/session',
  /** POST ends the session; GET leads on to the provider. */
  signOut: '/console/sign-out',
} as const;

/** Addresses at which servers of other sites get tokens for their pages, and withdraw them. */
export const embeddingPaths = {
  tokens: '/console/embedding-tokens',
  withdraw: '/console/embedding-tokens/withdraw',
} as const;
