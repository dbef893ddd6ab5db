import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { freePort } from '@console/workspace';
import { connect } from 'amqplib';
import type { BrokerServer } from './brokerServers';

/** A RabbitMQ of a test's own, which may be killed. */
export interface RabbitMq extends BrokerServer {
  start(): Promise<void>;
  /** Kills it with -9; its disk stays as it is. */
  kill(): Promise<void>;
  /** Kills it, and removes its folder. */
  remove(): Promise<void>;
}

/** Program of Debian and its relatives that does not change its user. */
const program = '/usr/lib/rabbitmq/bin/rabbitmq-server';

/** True where RabbitMQ is installed. */
export const hasRabbitMq = () => existsSync(program);

/** Prepares a RabbitMQ, which does not run yet. */
export async function prepareRabbitMq(): Promise<RabbitMq> {
  const folder = await mkdtemp(join(tmpdir(), 'rabbitmq-'));
  const [port, distribution] = [await freePort(), await freePort()];
  await writeFile(join(folder, 'plugins'), '[].\n');
  let child: ChildProcess | undefined;
  const url = `amqp://guest:guest@127.0.0.1:${port}`;
  const answers = () =>
    connect(url).then(
      async (connection) => {
        await connection.close();
        return true;
      },
      () => false,
    );
  const kill = async () => {
    if (!child?.pid || child.exitCode !== null) return;
    const ended = once(child, 'exit');
    process.kill(-child.pid, 'SIGKILL');
    await ended;
    child = undefined;
  };
  return {
    url,
    hostname: '127.0.0.1',
    port,
    username: 'guest',
    password: 'guest',
    async start() {
      child = spawn(program, {
        stdio: 'ignore',
        // A process group of its own, which is killed as a whole.
        detached: true,
        env: {
          PATH: process.env.PATH,
          HOME: folder,
          RABBITMQ_NODENAME: `test-${port}@localhost`,
          RABBITMQ_NODE_IP_ADDRESS: '127.0.0.1',
          RABBITMQ_NODE_PORT: String(port),
          RABBITMQ_DIST_PORT: String(distribution),
          RABBITMQ_MNESIA_BASE: folder,
          RABBITMQ_LOG_BASE: folder,
          RABBITMQ_CONFIG_FILE: join(folder, 'rabbitmq'),
          RABBITMQ_ENABLED_PLUGINS_FILE: join(folder, 'plugins'),
        },
      });
      while (!(await answers())) {
        if (child.exitCode !== null) throw new Error(`RabbitMQ ends with ${child.exitCode}: ${folder}`);
        await wait(100);
      }
    },
    kill,
    async remove() {
      await kill();
      await rm(folder, { recursive: true, force: true });
    },
  };
}
