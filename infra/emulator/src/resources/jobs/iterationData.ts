import type { Queryable } from '../../database';

/** One tag seen by one antenna during an iteration. */
export interface IterationRead {
  readonly reader: string;
  readonly antenna: number;
  readonly epc: string;
  readonly peakRssiInDbm: number;
}

interface IterationRow {
  readonly number: number;
  readonly noted: Date;
  readonly reads: readonly IterationRead[];
}

/**
 * Notes of a job on its iterations, as comma-separated values with a heading. What the real service writes
 * into this file is not public: the columns are this project's own.
 * @returns `undefined` when it noted nothing
 */
export async function iterationData(database: Queryable, jobId: string): Promise<string | undefined> {
  const rows = await database.query<IterationRow>(
    'select number, noted, reads from job_iteration where job_id::text = lower($1) order by number',
    [jobId],
  );
  if (rows.length === 0) return undefined;
  const lines = rows.flatMap(({ number, noted, reads }) =>
    reads.map(({ reader, antenna, epc, peakRssiInDbm }) =>
      [number, noted.toISOString(), quoted(reader), antenna, epc, peakRssiInDbm].join(','),
    ),
  );
  return ['iteration,time,reader,antenna,epc,peakRssiInDbm', ...lines, ''].join('\r\n');
}

/** A name may hold commas, quotes and line breaks. */
const quoted = (text: string) => (/[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text);
