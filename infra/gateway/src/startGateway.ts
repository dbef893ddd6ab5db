import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import {
  folderStore,
  jsonReader,
  openStore,
  readVerifyingKeys,
  registryReader,
  releasedFiles,
} from '@console/store';
import { serveMetrics, traceRequests } from '@console/telemetry';
import type { FastifyRequest } from 'fastify';
import { openAudit } from './audit/openAudit';
import { cachedFile } from './builds/cachedFile';
import { registryFile } from './builds/registryFile';
import { type ShellBuild, shellBuildSchema } from './builds/shellBuild';
import { identifyCaller } from './console/identifyCaller';
import { serveChanges } from './console/serveChanges';
import { servedRegistry } from './console/servedRegistry';
import { serveReports } from './console/serveReports';
import { serveSwitches } from './console/serveSwitches';
import { serveTimings } from './console/serveTimings';
import { sharedReports } from './console/sharedReports';
import { sharedTimings } from './console/sharedTimings';
import { switchesFile } from './console/switchesFile';
import { documents } from './document/documents';
import { serveDocuments } from './document/serveDocuments';
import { openEmbedding } from './embedding/openEmbedding';
import { gatewayMetrics } from './gatewayMetrics';
import { serveHealth } from './health/serveHealth';
import { type Identity, openIdentity } from './identity/openIdentity';
import { type GatewayOptions, isProxied } from './options';
import { checkUpgrades } from './proxy/checkUpgrades';
import { proxyService } from './proxy/proxy';
import { checkRequests } from './requests/checkRequests';
import { readJsonBodies } from './requests/jsonBody';
import { readBrokerOrigins } from './security/contentSecurityPolicy';
import { securityHeaders } from './security/securityHeaders';
import { sendSecurityHeaders } from './security/sendSecurityHeaders';
import { createServer } from './server';
import { servePageStyle } from './serving/page';
import { refuseUnknown } from './serving/refuseUnknown';
import { serveBuilds } from './serving/serveBuilds';
import { serveFolders } from './serving/serveFolders';
import { serveRegistry } from './serving/serveRegistry';
import { serveWorker } from './serving/serveWorker';
import { shareFiles } from './serving/sharedFiles';

/** A gateway that listens. */
export interface Gateway {
  /** Its own origin, `http://localhost:8080`. */
  readonly url: string;
  /** Address of the metrics, where they are served. */
  readonly metricsUrl?: string;
  /** Stops taking requests, lets open ones end and closes every socket. */
  close(): Promise<void>;
}

const { version } = JSON.parse(readFileSync(new URL('../package.json', import.meta.url), 'utf8')) as {
  version: string;
};

/** Longest time in ms that a gateway waits for its store before it listens. */
const longestStart = 2000;

/**
 * Starts the one origin of the console: the document, the files of shell and remotes, the registry, and the
 * service behind it. It keeps no state: several may run behind a balancer.
 * @throws when the port is taken (`code: 'EADDRINUSE'`) or an option is not usable.
 */
export async function startGateway(options: GatewayOptions): Promise<Gateway> {
  const shellDir = resolve(options.shellDir);
  const store = typeof options.store === 'string' ? openStore(options.store) : options.store;
  const { state: given = store } = options;
  const state = typeof given === 'string' ? openStore(given) : given;
  const keys = options.registryKeys.flatMap((text) => readVerifyingKeys(text, 'A key of the registry'));
  const { serviceProbe = '/api/machine/is_version', tls, allowedOrigins = [] } = options;
  const serviceUrl = options.serviceUrl.replace(/\/+$/, '');

  const shell = cachedFile<ShellBuild>(
    'The build of the shell',
    folderStore(shellDir),
    'build.json',
    jsonReader('The build of the shell', shellBuildSchema),
  );
  const readRegistry = registryReader(store, keys, options.registrySince);
  const registry = registryFile(store, readRegistry);
  const switches = switchesFile(state);
  const reports = sharedReports(state);
  const { frameAncestors, overrideOrigins, brokerOrigins, timings = false } = options;
  const headers = securityHeaders({
    frameAncestors,
    overrideOrigins,
    brokerOrigins,
    tls: tls !== undefined,
  });
  const { server, listen, stop } = createServer(options, refuseUnknown.settings(headers.own));

  const metrics = gatewayMetrics(server, { version, shell, registry, switches, timings });
  await traceRequests(server, {
    service: 'console-gateway',
    version,
    believed: (options.trustedProxies ?? []).length > 0,
  });
  sendSecurityHeaders(server, headers);
  refuseUnknown.handlers(server, headers.own);
  checkRequests(server, {
    isProxied,
    bodyTimeout: options.bodyTimeout ?? 30_000,
    onSlow: metrics.countSlowBody,
    allowedHosts: (options.allowedHosts ?? []).map((host) => host.toLowerCase()),
  });
  checkUpgrades(server, allowedOrigins, isProxied);
  const identity = options.identity && openIdentity(server, options.identity, { store: state, serviceUrl });
  const embedding =
    options.embedding && openEmbedding(server, options.embedding, { store: state, registry, allowedOrigins });
  const sessionOf = (request: FastifyRequest) => identity?.of(request) ?? embedding?.of(request);
  const audit = options.audit && openAudit(server, options.audit, { store: state, serviceUrl, sessionOf });
  if (audit) metrics.watchTrail(audit.watched);
  const sharedFiles = shareFiles(state);
  serveHealth(server, {
    version,
    shell,
    registry,
    switches,
    reports,
    files: sharedFiles,
    trail: audit && { ...audit.trail, enforced: audit.enforced },
    probe: serviceUrl + serviceProbe,
  });
  const served = servedRegistry(registry, shell, switches, options.expectedRemotes);
  const who = callerOf(serviceUrl, identity);
  serveRegistry(server, served, allowedOrigins);
  serveChanges(server, served, { limits: options.streams, onChange: metrics.countStreams });
  await server.register(async (scope) => {
    readJsonBodies(scope);
    serveReports(scope, reports, who, metrics.countReport);
    serveSwitches(scope, { registry, switches, who });
    audit?.serve(scope, who);
    embedding?.serve(scope, who);
    if (timings)
      serveTimings(scope, { timings: sharedTimings(state), registry, who, onTime: metrics.countTime });
  });
  identity?.serve(server);
  server.all('/console/*', (_request, reply) => reply.callNotFound());
  serveBuilds(server, releasedFiles(store, readRegistry, registry.proven), options.deltas ?? true);
  await serveFolders(server, { ...options, shellDir, otherwise: sharedFiles.send });
  await proxyService(server, {
    serviceUrl,
    timeout: options.serviceTimeout ?? 60_000,
    allowedOrigins,
    held: options.held,
    onFailure: metrics.countProxyFailure,
  });
  servePageStyle(server);
  serveWorker(server);
  serveDocuments(server, documents({ shell, registry: served, configuration: configurationOf(options) }));

  await firstReads([shell, registry, switches]);
  // Pages of this build may ask other gateways for its files from the first answer on.
  const { build } = await shell.read().catch(() => ({ build: undefined }));
  if (build) await sharedFiles.publish(shellDir, build);
  server.addHook('onClose', async () => sharedFiles.close());
  const host = options.host ?? 'localhost';
  const port = await listen(host, options.port ?? 8080);
  const measured = options.metrics && (await serveMetrics(metrics.register, options.metrics).catch(giveUp));
  return {
    url: ownUrl(port, host, tls !== undefined),
    ...(measured && { metricsUrl: measured.url }),
    async close() {
      await stop();
      await measured?.close();
    },
  };

  /** A gateway that cannot be watched as it was told to does not run half. */
  async function giveUp(error: unknown): Promise<never> {
    await stop();
    throw error;
  }
}

/** Runtime configuration for the shell: that of the site, and what the gateway itself knows. */
const configurationOf = ({
  configuration,
  overrideOrigins = [],
  brokerOrigins = [],
  timings,
  audit,
  identity,
}: GatewayOptions): Readonly<Record<string, unknown>> => ({
  ...configuration,
  ...(overrideOrigins.length > 0 && { overrideOrigins }),
  ...(brokerOrigins.length > 0 && { brokerOrigins: readBrokerOrigins(brokerOrigins) }),
  ...(timings && { timings }),
  ...(audit && { audit: true }),
  ...(identity && { company: identity.company }),
});

/** Tells who stands behind a request; of who signed in at the company by the name that it has for them. */
const callerOf = (serviceUrl: string, identity: Identity | undefined) => async (request: FastifyRequest) => {
  const caller = await identifyCaller(serviceUrl, request.headers.authorization);
  const person = identity?.of(request)?.person;
  return caller.kind === 'administrator' && person ? { ...caller, name: person.name } : caller;
};

/**
 * Reads what is served before the gateway listens: what is damaged from then on does not take the console down; a store
 * that is slow to answer does not keep it.
 */
async function firstReads(files: readonly { read(): Promise<unknown> }[]): Promise<void> {
  const known = Promise.allSettled(files.map((file) => file.read()));
  await Promise.race([known, wait(longestStart, undefined, { ref: false })]);
}

function ownUrl(port: number, host: string, secure: boolean): string {
  const everywhere = host === '0.0.0.0' || host === '::';
  return `${secure ? 'https' : 'http'}://${everywhere ? 'localhost' : host}:${port}`;
}
