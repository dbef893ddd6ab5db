import { randomUUID } from 'node:crypto';
import { type CountedReport, type Report, reportSchema } from '@console/remote/operation';
import { jsonReader, type Store } from '@console/store';
import { keepReports, mergeReports } from './keepReports';

/** Folder of the store in which each gateway keeps what it was told: one file of each, so nobody waits for others. */
const folder = 'reports/';

/** Time in ms for which reports are collected until they are written. */
const collectFor = 250;

/** Time in ms after which the file of a gateway that heard nothing more is removed. */
const keptFor = 7 * 24 * 3_600_000;

/** Files that are read at the most, the newest: gateways that were replaced leave theirs behind. */
const mostFiles = 100;

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
  /** What all gateways heard, the last first, and since when; without the others while the store does not answer. */
  list(): Promise<{ readonly reports: readonly CountedReport[]; readonly since: string }>;
  /** Why other gateways do not see what this one hears, undefined when they do. */
  problem(): string | undefined;
  /** Writes what is not written yet. */
  close(): Promise<void>;
}

/** The reports of a store. A gateway that may only read the store keeps its own in memory and says so. */
export function sharedReports(store: Store): SharedReports {
  const own = keepReports();
  const ownPath = `${folder}${randomUUID()}.json`;
  const since = new Date().toISOString();
  const others = new Map<string, { readonly tag: string; readonly file: ReportsFile | undefined }>();
  let problem: string | undefined;
  let waiting: NodeJS.Timeout | undefined;
  let writing: Promise<void> = Promise.resolve();

  async function write(): Promise<void> {
    const file: ReportsFile = { schema: 1, since, reports: own.list() };
    try {
      await store.write(ownPath, JSON.stringify(file));
      problem = undefined;
    } catch {
      problem = 'Reports of browsers cannot be written to the store: each gateway knows its own only.';
    }
  }

  function flush(): Promise<void> {
    clearTimeout(waiting);
    waiting = undefined;
    writing = writing.then(write);
    return writing;
  }

  async function readOther(path: string): Promise<ReportsFile | undefined> {
    const before = others.get(path);
    const found = await (before ? store.readIfChanged(path, before.tag) : store.read(path));
    if (found === 'same') return before?.file;
    if (found === undefined) return undefined;
    let file: ReportsFile | undefined;
    try {
      file = parse(found.content.toString());
    } catch {
      // A later version may write another shape; what it heard is not lost there.
    }
    others.set(path, { tag: found.tag, file });
    return file;
  }

  /** What the other gateways wrote; files of those that are gone for long are removed. */
  async function readOthers(): Promise<readonly ReportsFile[]> {
    const files = (await store.list(folder)).filter(({ path }) => path !== ownPath);
    const isOld = ({ modified }: { modified: number }) => Date.now() - modified > keptFor;
    await Promise.allSettled(files.filter(isOld).map(({ path }) => store.remove(path)));
    const newest = files
      .filter((file) => !isOld(file))
      .sort((one, other) => other.modified - one.modified)
      .slice(0, mostFiles);
    for (const path of others.keys()) if (!newest.some((file) => file.path === path)) others.delete(path);
    const read = await Promise.all(newest.map(({ path }) => readOther(path)));
    return read.filter((file) => file !== undefined);
  }

  return {
    add(report, now) {
      if (!own.add(report, now)) return false;
      waiting ??= setTimeout(() => void flush(), collectFor).unref();
      return true;
    },
    async list() {
      const files = await readOthers().catch(() => []);
      const all = [{ since, reports: own.list() }, ...files];
      return {
        reports: mergeReports(all.flatMap(({ reports }) => reports)),
        since: all.map((file) => file.since).sort()[0] ?? since,
      };
    },
    problem: () => problem,
    close: () => (waiting ? flush() : writing),
  };
}
