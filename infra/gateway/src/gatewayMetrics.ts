import type { Report, Switches, TimedBuild, TimingMeasure } from '@console/remote/operation';
import { Counter, Gauge, Histogram, measureRequests, Registry } from '@console/telemetry';
import type { FastifyInstance } from 'fastify';
import type { CachedFile } from './builds/cachedFile';
import type { RegistryFile } from './builds/registryFile';
import type { ShellBuild } from './builds/shellBuild';
import type { ProxyFailure } from './proxy/failure';

/** Components that the metrics read. */
interface MetricSources {
  readonly version: string;
  readonly shell: CachedFile<ShellBuild>;
  readonly registry: RegistryFile;
  readonly switches: CachedFile<Switches>;
  /** True if browsers report how fast the console is to them. */
  readonly timings: boolean;
}

/** The metrics of a gateway, and what counts in them what no request tells. */
interface GatewayMetrics {
  readonly register: Registry;
  /** Measures a trail of changes. */
  watchTrail(trail: WatchedTrail): void;
  countProxyFailure(reason: ProxyFailure): void;
  countSlowBody(): void;
  /** @param open how many streams of events there are */
  countStreams(open: number): void;
  countReport(report: Report): void;
  /** @param time in ms, of a build that the registry names. */
  countTime(timed: TimedBuild, measure: TimingMeasure, time: number): void;
}

/** Measurements of a trail of changes. */
interface WatchedTrail {
  readonly recorded: number;
  readonly failed: number;
  /** Calls that rules left out. */
  readonly leftOut: number;
  /** Seconds. */
  unsignedFor(): number;
}

const prefix = 'console_gateway';

/** Measures a gateway. To be called before routes are added. */
export function gatewayMetrics(server: FastifyInstance, sources: MetricSources): GatewayMetrics {
  const { registry, timings } = sources;
  const register = new Registry();
  const registers = [register];
  measureRequests(server, register, prefix);

  const proxyFailures = new Counter({
    name: `${prefix}_proxy_failures_total`,
    help: 'Requests to the service without an answer of it, by reason.',
    labelNames: ['reason'],
    registers,
  });
  const slow = new Counter({
    name: `${prefix}_slow_requests_total`,
    help: 'Requests that were given up since they came too slowly, by what was missing: headers or body.',
    labelNames: ['part'],
    registers,
  });
  server.server.on('clientError', ({ code }: NodeJS.ErrnoException) => {
    if (code === 'ERR_HTTP_REQUEST_TIMEOUT') slow.inc({ part: 'headers' });
  });
  const reports = new Counter({
    name: `${prefix}_remote_reports_total`,
    help: 'What browsers reported of remotes, by remote, build and kind.',
    labelNames: ['remote', 'build', 'kind'],
    registers,
  });
  const times = timings
    ? new Histogram({
        name: `${prefix}_browser_seconds`,
        help: 'How long browsers took, by measure, remote and build.',
        labelNames: ['measure', 'remote', 'build'],
        buckets: [0.05, 0.1, 0.2, 0.4, 0.8, 1.6, 3.2, 6.4, 12.8, 25.6],
        registers,
      })
    : undefined;
  const streams = new Gauge({
    name: `${prefix}_event_streams`,
    help: 'Consoles that are told of changes by a stream of events.',
    registers,
  });
  measureSources(registers, sources);

  return {
    register,
    watchTrail: (trail) => measureTrail(registers, trail),
    countStreams: (open) => streams.set(open),
    countSlowBody: () => slow.inc({ part: 'body' }),
    countProxyFailure: (reason) => proxyFailures.inc({ reason }),
    countTime: ({ remote, build }, measure, time) => times?.observe({ measure, remote, build }, time / 1000),
    countReport({ remote, build, kind }) {
      // Whoever is signed in may report: what the registry does not name makes no series of its own.
      void registry.read().then(
        ({ remotes }) => {
          const builds = remotes.find(({ name }) => name === remote)?.builds ?? [];
          const isKnown = builds.some((one) => one.build === build);
          reports.inc({ remote: builds[0] ? remote : 'unknown', build: isKnown ? build : 'other', kind });
        },
        () => undefined,
      );
    },
  };
}

/** Measures what the gateway serves, and where it cannot be used as it lies in the store. */
function measureSources(registers: Registry[], { version, shell, registry, switches }: MetricSources): void {
  new Gauge({
    name: `${prefix}_registry_revision`,
    help: 'Revision of the registry that is served.',
    registers,
    async collect() {
      const found = await registry.read().catch(() => undefined);
      if (found) this.set(found.revision);
      else this.remove();
    },
  });
  new Gauge({
    name: `${prefix}_registry_made_timestamp_seconds`,
    help: 'When the registry that is served was made, by the clock of who made it: its age is the time since then.',
    registers,
    async collect() {
      const made = await registry.proven().then(
        ({ change }) => Date.parse(change.at),
        () => undefined,
      );
      if (made === undefined) this.remove();
      else this.set(made / 1000);
    },
  });
  new Gauge({
    name: `${prefix}_source_problem`,
    help: '1 for each file of the store that cannot be used as it lies there; the last good one is served.',
    labelNames: ['source'],
    registers,
    async collect() {
      for (const [source, file] of Object.entries({ shell, registry, switches })) {
        const isGood = await (file as CachedFile<unknown>).read().then(
          () => file.problem() === undefined,
          () => false,
        );
        this.set({ source }, isGood ? 0 : 1);
      }
    },
  });
  new Gauge({
    name: `${prefix}_switched_off`,
    help: 'Remotes that administrators took out of service.',
    registers,
    async collect() {
      const found = await switches.read().catch(() => undefined);
      this.set(Object.keys(found?.off ?? {}).length);
    },
  });
  new Gauge({
    name: `${prefix}_info`,
    help: 'Version of the gateway; version, build and contract of the shell that it serves.',
    labelNames: ['version', 'shell', 'build', 'contract'],
    registers,
    async collect() {
      const build = await shell.read().catch(() => undefined);
      this.reset();
      this.set(
        { version, shell: build?.version ?? '', build: build?.build ?? '', contract: build?.contract ?? '' },
        1,
      );
    },
  });
}

/** Measures a trail of changes. */
function measureTrail(registers: Registry[], trail: WatchedTrail): void {
  const counted = [
    ['audit_records_total', 'recorded', 'Records of the audit trail that were written.'],
    ['audit_failures_total', 'failed', 'Records of the audit trail that could not be written.'],
    ['audit_left_out_total', 'leftOut', 'Calls that rules left out of the audit trail.'],
  ] as const;
  for (const [name, what, help] of counted)
    new Counter({
      name: `${prefix}_${name}`,
      help,
      registers,
      collect() {
        this.reset();
        this.inc(trail[what]);
      },
    });
  new Gauge({
    name: `${prefix}_audit_unsigned_seconds`,
    help: 'Age of the oldest record of the audit trail that no checkpoint covers.',
    registers,
    collect() {
      this.set(trail.unsignedFor());
    },
  });
}
