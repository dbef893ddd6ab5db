import type { Queryable } from '../../database';
import type { Pace } from '../../server/service';
import { freeReaders } from './freeReaders';

/** Time readers take to stop, in seconds: when they finish what they are at, and when they drop it. */
const stopping = { graceful: 4, abrupt: 1 } as const;

/**
 * Stops a job: one at work is STOPPING while its readers finish, one that never began is over at once. A graceful stop
 * can be turned into an abrupt one; a job that has stopped does not change.
 * @returns whether there is such a job
 */
export async function stopJob(
  transaction: Queryable,
  id: string,
  graceful: boolean,
  now: Date,
  { speed }: Pace,
): Promise<boolean> {
  const [job] = await transaction.query<{ id: string; status: string; started: Date | null }>(
    'select id, status, started from job where id::text = lower($1) for update',
    [id],
  );
  if (!job) return false;
  const isOver = job.status === 'STOPPED' || (job.status === 'STOPPING' && graceful);
  if (isOver) return true;
  const reason = graceful ? 'USER_REQUESTED_GRACEFUL' : 'USER_REQUESTED_ABRUPT';
  const seconds = (graceful ? stopping.graceful : stopping.abrupt) / speed;
  if (job.started)
    await transaction.query(
      `update job set status = 'STOPPING', stop_reason = $2, last_activity = $3, next_step = $4 where id = $1`,
      [job.id, reason, now, new Date(now.getTime() + seconds * 1000)],
    );
  else
    await transaction.query(
      `update job set status = 'STOPPED', stop_reason = $2, last_activity = $3, stopped = $3, next_step = null
       where id = $1`,
      [job.id, reason, now],
    );
  await freeReaders(transaction, [job.id]);
  return true;
}
