import { mkdir, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Summary } from './segments';

/** Summaries of segments on the disk, so that the first search after a start need not read all that was ever recorded. */
export interface SummaryFiles {
  /** @returns undefined where there is none that can be read */
  read(trail: string, segment: string): Promise<Summary | undefined>;
  /** Writes a summary. One that cannot be written is made of the segment again after the next start. */
  write(trail: string, segment: string, summary: Summary): Promise<void>;
  /** Takes away the summaries of a trail whose segments are gone. */
  keep(trail: string, segments: ReadonlySet<string>): Promise<void>;
}

/** The form of the files; those of another form are written again. */
const version = 2;

interface WrittenSummary extends Omit<Summary, 'lines' | 'records' | 'texts'> {
  readonly version: number;
  readonly lines: readonly number[];
  readonly records: readonly (readonly [string | null, readonly number[]])[];
  readonly texts: readonly (readonly [string, readonly number[]])[];
}

/** Keeps summaries below a folder, one file for each segment. They only say where to look: what is shown is always read from the segment. */
export function summaryFiles(folder: string): SummaryFiles {
  const fileOf = (trail: string, segment: string) => join(folder, trail, `${segment}.json`);
  return {
    async read(trail, segment) {
      try {
        const written = JSON.parse(await readFile(fileOf(trail, segment), 'utf8')) as WrittenSummary;
        if (written.version !== version) return undefined;
        const { version: _version, lines, records, texts, ...rest } = written;
        return {
          ...rest,
          lines: Uint32Array.from(lines),
          records: new Map(records.map(([record, changes]) => [record ?? undefined, changes])),
          texts: new Map(texts),
        };
      } catch {
        return undefined;
      }
    },
    async write(trail, segment, { lines, records, texts, ...rest }) {
      const written: WrittenSummary = {
        version,
        ...rest,
        lines: [...lines],
        records: [...records].map(([record, changes]) => [record ?? null, changes]),
        texts: [...texts],
      };
      const file = fileOf(trail, segment);
      try {
        await mkdir(join(folder, trail), { recursive: true });
        // Half a file must never be read.
        await writeFile(`${file}.part`, JSON.stringify(written));
        await rename(`${file}.part`, file);
      } catch {
        await rm(`${file}.part`, { force: true }).catch(() => undefined);
      }
    },
    async keep(trail, segments) {
      const names = await readdir(join(folder, trail)).catch(() => []);
      const gone = names.filter((name) => !segments.has(name.replace(/\.json(?:\.part)?$/, '')));
      await Promise.all(
        gone.map((name) => rm(join(folder, trail, name), { force: true }).catch(() => undefined)),
      );
    },
  };
}
