import {
  type OngoingProcessAnswer,
  type OngoingProcessRequest,
  ongoingProcessRequestSchema,
  processTypes,
} from '@console/api-client/ongoing-processes/schema';
import type { FastifyInstance } from 'fastify';
import { invalid, notFound } from '../../server/failure';
import type { Service } from '../../server/service';

const base = '/api/ongoingProcesses';

interface ProcessRow {
  readonly process_id: string;
  readonly process_type: string;
  readonly initiated_from: string | null;
  readonly max_time_minutes: number;
  readonly started: Date;
}

/** Default time for which a process is remembered, in minutes. */
const defaultMaxTime = 20;

/**
 * Routes of processes that browsers have started and want to find again. A process whose time is over is
 * forgotten.
 */
export function ongoingProcessRoutes(app: FastifyInstance, { database, clock }: Service): void {
  const config = { access: [] } as const;

  app.get(base, { config }, async () => {
    const rows = await database.query<ProcessRow>(
      `select * from ongoing_process where started + make_interval(mins => max_time_minutes) > $1
       order by started, process_id`,
      [clock.now()],
    );
    return rows.map(answer);
  });

  app.post<{ Body: OngoingProcessRequest }>(
    base,
    { config, schema: { body: ongoingProcessRequestSchema } },
    async ({ body: { processId, processType, initiatedFrom = null, maxTimeMinutes } }) => {
      if (!processTypes.some((known) => known === processType))
        throw invalid('processType', `must be one of ${processTypes.join(', ')}`);
      const [row] = await database.query<ProcessRow>(
        `insert into ongoing_process (process_id, process_type, initiated_from, max_time_minutes, started)
         values ($1, $2, $3, $4, $5)
         on conflict (process_id) do update set process_type = excluded.process_type,
           initiated_from = excluded.initiated_from, max_time_minutes = excluded.max_time_minutes,
           started = excluded.started
         returning *`,
        [String(processId), processType, initiatedFrom, maxTimeMinutes ?? defaultMaxTime, clock.now()],
      );
      return row && answer(row);
    },
  );

  app.delete<{ Params: { id: string } }>(`${base}/:id`, { config }, async ({ params: { id } }, reply) => {
    const rows = await database.query('delete from ongoing_process where process_id = $1 returning 1', [id]);
    if (rows.length === 0) throw notFound('Process', id);
    return reply.code(204).send();
  });
}

function answer(row: ProcessRow): OngoingProcessAnswer {
  return {
    processId: row.process_id,
    processType: row.process_type,
    initiatedFrom: row.initiated_from,
    maxTimeMinutes: row.max_time_minutes,
    startTime: row.started.toISOString(),
  };
}
