import type { Queryable } from '../../database';
import type { Pace } from '../../server/service';

/** How long readers take to stop, in seconds: when they finish what they are at, and when they drop it. */
const stopping = { graceful: 4, abrupt: 1 } as const;

/**
 * Stops a job. A graceful stop can be turned into an abrupt one; a job that has stopped does not change.
 * @returns whether there is such a job
 */
export async function stopJob(
  transaction: Queryable,
  id: string,
  graceful: boolean,
  now: Date,
  { speed }: Pace,
): Promise<boolean> {
  const [job] = await transaction.query<{ status: string; stop_reason: string | null }>(
    'select status, stop_reason from job where id::text = lower($1) for update',
    [id],
  );
  if (!job) return false;
  const isOver = job.status === 'STOPPED' || (job.status === 'STOPPING' && graceful);
  if (isOver) return true;
  const seconds = (graceful ? stopping.graceful : stopping.abrupt) / speed;
  await transaction.query(
    `update job set status = 'STOPPING', stop_reason = $2, last_activity = $3, next_step = $4
     where id::text = lower($1)`,
    [
      id,
      graceful ? 'USER_REQUESTED_GRACEFUL' : 'USER_REQUESTED_ABRUPT',
      now,
      new Date(now.getTime() + seconds * 1000),
    ],
  );
  return true;
}
