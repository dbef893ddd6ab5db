import { hostname } from 'node:os';
import { dirname, resolve } from 'node:path';
import { isTrailName, openOutlet, readRules } from '@console/audit-trail';
import {
  demandApart,
  KeyError,
  openStore,
  readSigningKey,
  readVerifyingKeys,
  type Store,
  StoreError,
} from '@console/store';
import { metricsSettings } from '@console/telemetry';
import { readAccountTable } from './identity/accountTable';
import { isAllowedAddress } from './identity/addresses';
import { isSafeAddress } from './identity/provider';
import { sealBy } from './identity/seal';
import type {
  AuditOptions,
  GatewayOptions,
  IdentityOptions,
  ProviderOptions,
  ProxyHeaderOptions,
} from './options';
import { isClaim } from './proxy/headers';
import { isHost } from './requests/hostProblem';
import { readBrokerOrigins } from './security/contentSecurityPolicy';

/** Thrown for an environment variable that cannot be used; the message names it. */
export class SettingError extends Error {
  override readonly name = 'SettingError';
}

type Environment = Readonly<Record<string, string | undefined>>;

function whole(environment: Environment, name: string, least: number, most: number): number | undefined {
  const text = environment[name];
  if (!text) return undefined;
  const value = Number(text);
  if (!Number.isInteger(value) || value < least || value > most)
    throw new SettingError(`${name} is '${text}', but has to be a whole number from ${least} to ${most}.`);
  return value;
}

function needed(environment: Environment, name: string, what: string): string {
  const value = environment[name];
  if (!value) throw new SettingError(`${name} is not set: ${what}.`);
  return value;
}

function webAddress(environment: Environment, name: string, what: string): string {
  const value = needed(environment, name, what);
  if (!URL.canParse(value) || !/^https?:$/.test(new URL(value).protocol))
    throw new SettingError(
      `${name} is '${value}', but has to be an address such as https://service.example.`,
    );
  return value;
}

function flag(environment: Environment, name: string, otherwise = false): boolean {
  const { [name]: text = '' } = environment;
  if (!['', 'on', 'off'].includes(text))
    throw new SettingError(`${name} is '${text}', but has to be on or off.`);
  return text === '' ? otherwise : text === 'on';
}

/** Names of hosts, as they stand in a request. */
function hosts(environment: Environment, name: string): string[] {
  const named = list(environment[name]);
  const wrong = named.find((host) => !isHost(host));
  if (wrong !== undefined)
    throw new SettingError(`${name} holds '${wrong}', but has to be names such as console.example.`);
  return named;
}

const list = (text: string | undefined) => (text ?? '').split(/[\s,]+/).filter(Boolean);

function configuration(environment: Environment): Readonly<Record<string, unknown>> {
  const text = environment.CONSOLE_CONFIGURATION;
  if (!text) return {};
  try {
    const value: unknown = JSON.parse(text);
    if (typeof value === 'object' && value !== null && !Array.isArray(value))
      return value as Record<string, unknown>;
  } catch {
    // Reported below, with the same message as JSON that is not an object.
  }
  throw new SettingError('CONSOLE_CONFIGURATION has to be a JSON object.');
}

/** A store, named in a way that can be used; whether it is there is seen when it is read. */
function storeOf(environment: Environment, name: string, text: string): Store {
  try {
    return openStore(text, environment);
  } catch (error) {
    if (error instanceof StoreError) throw new SettingError(`${name}: ${error.message}`, { cause: error });
    throw error;
  }
}

function metrics(environment: Environment): GatewayOptions['metrics'] {
  try {
    return metricsSettings(environment);
  } catch (error) {
    throw new SettingError((error as Error).message, { cause: error });
  }
}

/** Holds the file of a key apart from the folders that are served or written to. */
function apart(name: string, path: string, folders: readonly (string | undefined)[]): string {
  try {
    demandApart(path, ...folders);
  } catch (error) {
    if (error instanceof KeyError) throw new SettingError(`${name}: ${error.message}`, { cause: error });
    throw error;
  }
  return path;
}

/** Public keys as PEM, from the variable itself or from the files that it names. */
function registryKeys(
  environment: Environment,
  folders: readonly (string | undefined)[],
  readFile: (path: string) => string,
): string[] {
  const name = 'REGISTRY_PUBLIC_KEYS';
  const text = needed(environment, name, 'files of the public keys of who releases, or the keys themselves');
  const given = text.includes('-----BEGIN')
    ? [[name, text]]
    : list(text).map((path) => [path, readFile(apart(name, path, folders))]);
  return given.map(([what = '', pem = '']) => {
    try {
      readVerifyingKeys(pem, what);
      return pem;
    } catch (error) {
      if (error instanceof KeyError) throw new SettingError(`${name}: ${error.message}`, { cause: error });
      throw error;
    }
  });
}

/** Takes what a function says of a setting for an error of that setting. */
function usable<T>(name: string, use: () => T): T {
  try {
    return use();
  } catch (error) {
    throw new SettingError(`${name}: ${(error as Error).message}`, { cause: error });
  }
}

function audit(
  environment: Environment,
  folders: readonly (string | undefined)[],
  readFile: (path: string) => string,
): AuditOptions | undefined {
  const { AUDIT: mode = '' } = environment;
  if (!['', 'off', 'on', 'enforced'].includes(mode))
    throw new SettingError(`AUDIT is '${mode}', but has to be off, on or enforced.`);
  if (mode === '' || mode === 'off') return undefined;
  const folder = needed(environment, 'AUDIT_DIR', 'the folder that records of changes are written to');
  const keyFile = needed(environment, 'AUDIT_KEY_FILE', 'the private key that signs checkpoints');
  const key = readFile(apart('AUDIT_KEY_FILE', keyFile, [...folders, folder]));
  usable('AUDIT_KEY_FILE', () => readSigningKey(key, keyFile));
  const name = (environment.AUDIT_NAME || hostname()).toLowerCase();
  if (!isTrailName(name))
    throw new SettingError(
      `AUDIT_NAME is '${name}', but has to be small letters, digits, dots and dashes, 63 at most.`,
    );
  const checkpoints = list(environment.AUDIT_CHECKPOINTS);
  for (const address of checkpoints) usable('AUDIT_CHECKPOINTS', () => openOutlet(address));
  const rulesFile = environment.AUDIT_RULES_FILE;
  return {
    ...(rulesFile && { rules: usable('AUDIT_RULES_FILE', () => readRules(readFile(rulesFile))) }),
    enforced: mode === 'enforced',
    folder,
    key,
    name,
    checkpoints,
    keep: {
      days: whole(environment, 'AUDIT_KEEP_DAYS', 1, 36_500) ?? 365,
      bytes: (whole(environment, 'AUDIT_KEEP_MB', 1, 1_000_000) ?? 1024) * 1024 * 1024,
    },
  };
}

/** Keys of a file, one a line in base64: the first closes, each of them opens. */
const keysOf = (text: string) =>
  text.split(/\s+/).flatMap((line) => (line === '' ? [] : Buffer.from(line, 'base64')));

/** Keys in a file that lies in none of these folders. */
function sealingKeys(
  environment: Environment,
  name: string,
  folders: readonly (string | undefined)[],
  readFile: (path: string) => string,
): readonly Buffer[] {
  const path = needed(environment, name, 'a file with the keys that seal what gateways share');
  const keys = keysOf(readFile(apart(name, path, folders)));
  usable(name, () => sealBy(keys));
  return keys;
}

/** The public address of the console, where pages and the provider know it. */
function publicAddress(environment: Environment): string {
  const address = webAddress(environment, 'OIDC_PUBLIC_URL', 'the public address of the console');
  if (!isSafeAddress(address) || new URL(address).pathname !== '/')
    throw new SettingError(
      `OIDC_PUBLIC_URL is '${address}', but has to be an address such as https://console.example, without a path.`,
    );
  return address;
}

/** An address that nobody on the way can change. */
function safeAddress(environment: Environment, name: string, what: string): string {
  const address = webAddress(environment, name, what);
  if (!isSafeAddress(address))
    throw new SettingError(`${name} is '${address}', but has to begin with https.`);
  return address;
}

/** The proxy that says in a header who somebody is; undefined where none does. */
function proxyHeaderOf(environment: Environment): ProxyHeaderOptions | undefined {
  const { OIDC_HEADER: name = '', OIDC_HEADER_GROUPS: groups } = environment;
  if (name === '') return undefined;
  if (environment.OIDC_ISSUER)
    throw new SettingError(
      'OIDC_HEADER and OIDC_ISSUER exclude each other: who signs people in is one of the two.',
    );
  for (const header of [name, groups].filter((one) => one !== undefined && one !== ''))
    if (!isClaim(`${header}`))
      throw new SettingError(
        `OIDC_HEADER names ${header}, which is passed on to the service as well. Take one that never is, such as x-auth-request-user or x-pomerium-jwt-assertion.`,
      );
  const from = list(environment.OIDC_HEADER_FROM);
  usable('OIDC_HEADER_FROM', () => isAllowedAddress(from));
  const isSigned = Boolean(environment.OIDC_HEADER_KEYS);
  if (!isSigned && from.length === 0)
    throw new SettingError(
      'OIDC_HEADER_FROM is missing: a header that is not signed counts from the addresses of the proxy only. Or name its keys by OIDC_HEADER_KEYS.',
    );
  return {
    name: name.toLowerCase(),
    signed: isSigned
      ? {
          keys: safeAddress(environment, 'OIDC_HEADER_KEYS', 'the address of the keys of the proxy'),
          issuer: needed(environment, 'OIDC_HEADER_ISSUER', 'who signs the header'),
          audience: needed(environment, 'OIDC_HEADER_AUDIENCE', 'for whom the header is signed'),
        }
      : undefined,
    groups: groups?.toLowerCase() || undefined,
    from: from.length > 0 ? from : undefined,
    signOut: environment.OIDC_HEADER_SIGN_OUT
      ? safeAddress(environment, 'OIDC_HEADER_SIGN_OUT', 'where the proxy signs people out')
      : undefined,
  };
}

/** Reads a file with a secret, which must not lie where files are served from. */
type ReadSecret = (name: string, what: string) => string;

/** The company's provider; undefined where none is named. */
function providerOf(environment: Environment, secret: ReadSecret): ProviderOptions | undefined {
  if (!environment.OIDC_ISSUER) return undefined;
  return {
    issuer: safeAddress(environment, 'OIDC_ISSUER', 'the address of the provider'),
    clientId: needed(environment, 'OIDC_CLIENT_ID', 'the name that the provider has for the console'),
    clientSecret: environment.OIDC_CLIENT_SECRET_FILE
      ? secret('OIDC_CLIENT_SECRET_FILE', 'a file with the secret of the client').trim()
      : undefined,
    scope: environment.OIDC_SCOPE || undefined,
  };
}

/** Sign-in at the company; undefined where it is off. */
function identity(
  environment: Environment,
  folders: readonly (string | undefined)[],
  readFile: (path: string) => string,
): IdentityOptions | undefined {
  const secret: ReadSecret = (name, what) => readFile(apart(name, needed(environment, name, what), folders));
  const proxy = proxyHeaderOf(environment);
  const provider = providerOf(environment, secret);
  if (!provider && !proxy) return undefined;
  const keys = sealingKeys(environment, 'OIDC_KEY_FILE', folders, readFile);
  const tableFile = needed(environment, 'OIDC_ACCOUNTS_FILE', 'the file that says who acts by which account');
  const readBeside = (path: string) => readFile(resolve(dirname(tableFile), path));
  const table = usable('OIDC_ACCOUNTS_FILE', () => readAccountTable(readFile(tableFile)));
  // They are read again when somebody signs in; what is missing now is told now.
  for (const { name, passwordFile, tokenFile } of table.accounts)
    usable(`OIDC_ACCOUNTS_FILE, account ${name}`, () => readBeside(passwordFile ?? tokenFile ?? ''));
  const passwordFrom = list(environment.OIDC_PASSWORD_FROM);
  usable('OIDC_PASSWORD_FROM', () => isAllowedAddress(passwordFrom));
  const publicUrl = publicAddress(environment);
  const minutes = (name: string, most: number) => whole(environment, name, 1, most);
  return {
    provider,
    proxy,
    publicUrl,
    company: environment.OIDC_COMPANY || new URL(provider?.issuer ?? publicUrl).hostname,
    keys,
    table,
    readFile: readBeside,
    limits: {
      idle: (minutes('OIDC_IDLE_MINUTES', 1440) ?? 60) * 60_000,
      whole: (whole(environment, 'OIDC_SESSION_HOURS', 1, 720) ?? 12) * 3_600_000,
    },
    provenFor: (minutes('OIDC_PROOF_MINUTES', 1440) ?? 5) * 60_000,
    passwordFrom: passwordFrom.length > 0 ? passwordFrom : undefined,
  };
}

/**
 * The options of a gateway from environment variables; the README of this package lists them.
 * @param readFile reads a PEM file.
 * @throws SettingError
 */
export function gatewaySettings(
  environment: Environment,
  readFile: (path: string) => string,
): GatewayOptions {
  const { TLS_KEY_FILE: key, TLS_CERT_FILE: cert } = environment;
  if (Boolean(key) !== Boolean(cert))
    throw new SettingError('TLS_KEY_FILE and TLS_CERT_FILE belong together.');
  const folders = {
    shellDir: needed(environment, 'SHELL_DIR', "the folder of the shell's build"),
    embedDir: environment.EMBED_DIR || undefined,
    galleryDir: environment.GALLERY_DIR || undefined,
  };
  const store = storeOf(
    environment,
    'STORE_DIR',
    needed(environment, 'STORE_DIR', 'the folder, or s3://bucket/path, that remotes are released into'),
  );
  const state = environment.STATE_STORE
    ? storeOf(environment, 'STATE_STORE', environment.STATE_STORE)
    : undefined;
  const read = [...Object.values(folders), store.folder, state?.folder];
  return {
    host: environment.HOST || undefined,
    port: whole(environment, 'PORT', 0, 65_535),
    ...folders,
    store,
    state,
    registryKeys: registryKeys(environment, read, readFile),
    registrySince: whole(environment, 'REGISTRY_SINCE', 0, Number.MAX_SAFE_INTEGER),
    serviceUrl: webAddress(environment, 'SERVICE_URL', 'the address of the service'),
    serviceTimeout: whole(environment, 'SERVICE_TIMEOUT', 1, 3_600_000),
    serviceProbe: environment.SERVICE_PROBE || undefined,
    configuration: configuration(environment),
    frameAncestors: list(environment.FRAME_ANCESTORS),
    allowedOrigins: list(environment.ALLOWED_ORIGINS),
    allowedHosts: hosts(environment, 'ALLOWED_HOSTS'),
    trustedProxies: list(environment.TRUSTED_PROXIES),
    overrideOrigins: list(environment.OVERRIDE_ORIGINS),
    brokerOrigins: usable('BROKER_ORIGINS', () => readBrokerOrigins(list(environment.BROKER_ORIGINS))),
    tls: key && cert ? { key: readFile(apart('TLS_KEY_FILE', key, read)), cert: readFile(cert) } : undefined,
    deltas: flag(environment, 'DELTAS', true),
    timings: flag(environment, 'TIMINGS'),
    audit: audit(environment, read, readFile),
    identity: identity(environment, read, readFile),
    embedding: environment.EMBEDDING_KEY_FILE
      ? { keys: sealingKeys(environment, 'EMBEDDING_KEY_FILE', read, readFile) }
      : undefined,
    drainTime: whole(environment, 'DRAIN_TIME', 0, 3_600_000),
    metrics: metrics(environment),
    logLevel: environment.LOG_LEVEL || undefined,
  };
}
