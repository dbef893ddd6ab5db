import { randomUUID } from 'node:crypto';
import pg from 'pg';

/** Time in ms within which a server has to take a connection and answer what is simple. */
export const answerTime = 3000;

/** Time in ms that a statement may take before the server is asked whether it is at it, and between two such looks. */
const quietTime = 2000;
const lookInterval = 1000;

/** Connections to a server, watched for those through which nothing comes any more. */
export interface Backends {
  /** Settings by which every connection is told from those of others. */
  readonly settings: Pick<pg.ClientConfig, 'connectionString' | 'application_name' | 'keepAlive'>;
  /** Runs a statement; its connection is broken when the server does not know of it. */
  run<T>(client: pg.ClientBase, statement: () => Promise<T>): Promise<T>;
  /** Breaks a connection, and has the server let go of what it still holds for it as soon as it answers. */
  lose(client: pg.ClientBase): void;
  close(): void;
}

interface Running {
  readonly client: pg.ClientBase;
  readonly since: number;
}

/** Number of the server's process for a connection. */
const pidOf = (client: pg.ClientBase) =>
  (client as unknown as { readonly processID: number | null }).processID;

/** True for an answer of a server, if only that it does not do what it was asked to. */
const isAnswer = (error: unknown) =>
  /^[0-9A-Z]{5}$/.test(String((error as { code?: unknown }).code)) &&
  // It is stopping or starting: nothing of before goes on.
  !/^57P0/.test(String((error as { code?: unknown }).code));

/**
 * Watches connections. A cable that is pulled, a firewall that forgets, a machine that is gone: then a connection stays
 * open, and a statement on it would wait for ever. How long a statement may take is not known, so the server is asked
 * whether it is at it, by another connection.
 */
export function watchBackends(url: string): Backends {
  const settings = {
    connectionString: url,
    application_name: `console-emulator-${randomUUID()}`,
    keepAlive: true,
  };
  const running = new Set<Running>();
  /** Processes of the server whose connections were broken here. */
  const lost = new Set<number>();
  let looking = false;

  const lose = (client: pg.ClientBase) => {
    const pid = pidOf(client);
    if (pid) lost.add(pid);
    (client as pg.Client).connection.stream.destroy();
  };

  async function look(): Promise<void> {
    const quiet = [...running].filter(({ since }) => performance.now() - since > quietTime);
    if (quiet.length === 0 && lost.size === 0) return;
    let working: ReadonlySet<number | null>;
    try {
      working = await askServer(
        settings,
        quiet.map(({ client }) => pidOf(client) ?? 0),
        lost,
      );
      lost.clear();
    } catch (error) {
      if (isAnswer(error)) return;
      working = new Set();
    }
    for (const each of quiet) if (running.has(each) && !working.has(pidOf(each.client))) lose(each.client);
  }

  const timer = setInterval(() => {
    if (looking) return;
    looking = true;
    void look().finally(() => {
      looking = false;
    });
  }, lookInterval);
  timer.unref();

  return {
    settings,
    async run(client, statement) {
      const entry = { client, since: performance.now() };
      running.add(entry);
      try {
        return await statement();
      } finally {
        running.delete(entry);
      }
    },
    lose,
    close: () => clearInterval(timer),
  };
}

/**
 * Ends the processes of lost connections, which may hold locks.
 * @returns which of these processes are at a statement
 */
async function askServer(
  settings: Backends['settings'],
  asked: readonly number[],
  lost: ReadonlySet<number>,
): Promise<ReadonlySet<number>> {
  const client = new pg.Client({
    ...settings,
    connectionTimeoutMillis: answerTime,
    query_timeout: answerTime,
  });
  client.on('error', () => {});
  try {
    await client.connect();
    const { rows } = await client.query<{ pid: number; ended: boolean | null }>(
      `select pid, case when pid = any($2) then pg_terminate_backend(pid) end as ended from pg_stat_activity
       where application_name = $3 and (pid = any($2) or pid = any($1) and state not like 'idle%')`,
      [asked, [...lost], settings.application_name],
    );
    return new Set(rows.filter(({ ended }) => ended === null).map(({ pid }) => pid));
  } finally {
    client.connection.stream.destroy();
  }
}
