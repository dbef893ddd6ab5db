import pg from 'pg';
import { answerTime, type Backends } from './backends';

/** Which of the processes that share a database does what only one may do. */
export interface Leadership {
  /** True while this process leads; asked from time to time, so that one that is gone is followed. */
  isHeld(): Promise<boolean>;
  /** Leaves it to others. */
  resign(): Promise<void>;
}

/** Of a database that one process uses. */
export const alone: Leadership = { isHeld: async () => true, resign: async () => {} };

/** Has the server notice within seconds that the machine of who leads is gone. */
const noticeGone =
  'set tcp_keepalives_idle = 5; set tcp_keepalives_interval = 2; set tcp_keepalives_count = 2';

/**
 * Of a PostgreSQL server: an advisory lock for each schema, which the server takes back when the connection of who
 * holds it ends. A process that was killed is followed as soon as another one asks; one whose machine is gone, or
 * whose connection leads nowhere any more, within seconds.
 */
export function lockLeadership({ settings, lose }: Backends): Leadership {
  let holding: pg.Client | undefined;
  let asking: Promise<boolean> | undefined;

  /** True if who held it is still there: the server may have let go of it without a word. */
  async function holdsStill(client: pg.Client): Promise<boolean> {
    try {
      await client.query('select 1');
      return holding === client;
    } catch {
      lose(client);
      return false;
    }
  }

  async function ask(): Promise<boolean> {
    if (holding && (await holdsStill(holding))) return true;
    holding = undefined;
    const client = new pg.Client({
      ...settings,
      connectionTimeoutMillis: answerTime,
      query_timeout: answerTime,
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
      if (rows[0]?.held) {
        await client.query(noticeGone);
        holding = client;
      }
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
      if (holding) lose(holding);
      holding = undefined;
    },
  };
}
