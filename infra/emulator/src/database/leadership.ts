import pg from 'pg';

/** Which of the processes that share a database does what only one may do. */
export interface Leadership {
  /** True while this process leads; asked from time to time, so that one that is gone is followed. */
  isHeld(): Promise<boolean>;
  /** Leaves it to others. */
  resign(): Promise<void>;
}

/** Of a database that one process uses. */
export const alone: Leadership = { isHeld: async () => true, resign: async () => {} };

/** Time in ms after which a server that does not answer counts as gone. */
const timeoutMs = 2000;

/**
 * Of a PostgreSQL server: an advisory lock for each schema, which the server takes back when the connection of who
 * holds it ends. A process that was killed is followed as soon as another one asks; one whose machine is gone, when
 * the server has noticed by `tcp_keepalives`.
 */
export function lockLeadership(url: string): Leadership {
  let holding: pg.Client | undefined;
  let asking: Promise<boolean> | undefined;

  async function ask(): Promise<boolean> {
    if (holding) return true;
    const client = new pg.Client({
      connectionString: url,
      connectionTimeoutMillis: timeoutMs,
      query_timeout: timeoutMs,
      keepAlive: true,
    });
    const lost = () => {
      if (holding === client) holding = undefined;
    };
    client.on('error', lost).on('end', lost);
    try {
      await client.connect();
      const { rows } = await client.query<{ held: boolean }>(
        "select pg_try_advisory_lock(hashtext('simulation'), hashtext(current_schema())) as held",
      );
      if (rows[0]?.held) holding = client;
    } catch {
      // A server that does not answer is asked again at the next look.
    }
    if (!holding) await client.end().catch(() => {});
    return holding !== undefined;
  }

  return {
    isHeld() {
      asking ??= ask().finally(() => {
        asking = undefined;
      });
      return asking;
    },
    async resign() {
      await asking;
      const client = holding;
      holding = undefined;
      await client?.end().catch(() => {});
    },
  };
}
