import {
  type TimedBuild,
  type TimingMeasure,
  type TimingsAnswer,
  timingsSchema,
} from '@console/remote/operation';
import { jsonReader, type Store } from '@console/store';
import { gatewayFiles } from './gatewayFiles';
import { keepTimings, limits, mergeTimings, summarize, type TimingSeries } from './keepTimings';

interface TimingsFile {
  readonly schema: 1;
  readonly since: string;
  readonly series: readonly TimingSeries[];
}

const { remote, version, build, times } = timingsSchema.items.properties;

const parse = jsonReader<TimingsFile>('A file of timings', {
  type: 'object',
  required: ['schema', 'since', 'series'],
  properties: {
    schema: { const: 1 },
    since: { type: 'string' },
    series: {
      type: 'array',
      items: {
        type: 'object',
        required: ['remote', 'version', 'build', 'measure', 'counts'],
        properties: {
          remote,
          version,
          build,
          measure: { enum: Object.keys(times.properties) },
          counts: {
            type: 'array',
            minItems: limits.length,
            maxItems: limits.length,
            items: { type: 'integer', minimum: 0 },
          },
        },
      },
    },
  },
});

/** Times of remotes measured by browsers, as reported to all gateways of a store. */
export interface SharedTimings {
  /** Counts what a browser measured of a build. @returns what was counted of it */
  add(timed: TimedBuild, now: number): readonly (readonly [measure: TimingMeasure, time: number])[];
  /** The distributions that all gateways counted; without the others while the store does not answer. */
  list(): Promise<TimingsAnswer>;
  /** Writes what is not written yet. */
  close(): Promise<void>;
}

/** The timings of a store. */
export function sharedTimings(store: Store): SharedTimings {
  const kept = keepTimings();
  const since = new Date().toISOString();
  const own = (): TimingsFile => ({ schema: 1, since, series: kept.list() });
  const files = gatewayFiles(store, {
    folder: 'timings/',
    // Nobody waits for them, and each browser sends some with every page that it leaves.
    collectFor: 2000,
    own,
    parse,
    unwritable: 'Timings of browsers cannot be written to the store: each gateway knows its own only.',
  });
  return {
    add(timed, now) {
      const counted = kept.add(timed, now);
      if (counted.length > 0) files.changed();
      return counted;
    },
    async list() {
      const all = [own(), ...(await files.others())];
      return {
        timings: mergeTimings(all.flatMap(({ series }) => series)).map(summarize),
        since: all.map((file) => file.since).sort()[0] ?? since,
      };
    },
    close: files.close,
  };
}
