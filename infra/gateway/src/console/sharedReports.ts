import { type CountedReport, type Report, reportSchema } from '@console/remote/operation';
import { jsonReader, type Store } from '@console/store';
import { gatewayFiles } from './gatewayFiles';
import { keepReports, mergeReports } from './keepReports';

interface ReportsFile {
  readonly schema: 1;
  readonly since: string;
  readonly reports: readonly CountedReport[];
}

const parse = jsonReader<ReportsFile>('A file of reports', {
  type: 'object',
  required: ['schema', 'since', 'reports'],
  properties: {
    schema: { const: 1 },
    since: { type: 'string' },
    reports: {
      type: 'array',
      items: {
        type: 'object',
        required: [...reportSchema.required, 'count', 'first', 'last'],
        properties: {
          ...reportSchema.properties,
          count: { type: 'integer', minimum: 1 },
          first: { type: 'string' },
          last: { type: 'string' },
        },
      },
    },
  },
});

/** Reports of failed remotes that all gateways of a store have been sent. */
export interface SharedReports {
  /** Keeps a report; other gateways see it within a second. @returns false when there were too many */
  add(report: Report, now: number): boolean;
  /**
   * Reports to all gateways, the last first, and since when; without the others while the store does not
   * answer.
   */
  list(): Promise<{ readonly reports: readonly CountedReport[]; readonly since: string }>;
  /** Why other gateways do not see what this one hears, undefined when they do. */
  problem(): string | undefined;
  /** Writes what is not written yet. */
  close(): Promise<void>;
}

/** The reports of a store. A gateway that may only read the store keeps its own in memory and says so. */
export function sharedReports(store: Store): SharedReports {
  const kept = keepReports();
  const since = new Date().toISOString();
  const own = (): ReportsFile => ({ schema: 1, since, reports: kept.list() });
  const files = gatewayFiles(store, {
    folder: 'reports/',
    collectFor: 250,
    own,
    parse,
    unwritable: 'Reports of browsers cannot be written to the store: each gateway knows its own only.',
  });
  return {
    add(report, now) {
      if (!kept.add(report, now)) return false;
      files.changed();
      return true;
    },
    async list() {
      const all = [own(), ...(await files.others())];
      return {
        reports: mergeReports(all.flatMap(({ reports }) => reports)),
        since: all.map((file) => file.since).sort()[0] ?? since,
      };
    },
    problem: files.problem,
    close: files.close,
  };
}
