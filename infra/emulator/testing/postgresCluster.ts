import { execFile } from 'node:child_process';
import { existsSync, readdirSync } from 'node:fs';
import { appendFile, chmod, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { freePort } from '@console/workspace';

const run = promisify(execFile);

/** Where Debian and its relatives put the programs of each version. */
const versions = '/usr/lib/postgresql';

const programs = (): string | undefined =>
  existsSync(versions)
    ? readdirSync(versions)
        .map((version) => join(versions, version, 'bin'))
        .find((folder) => existsSync(join(folder, 'initdb')))
    : undefined;

/** True where a server can be started: its programs are here, and not run by root, which they refuse. */
export const hasPostgresPrograms = (): boolean => programs() !== undefined && existsSync('/usr/sbin/runuser');

/** A PostgreSQL server of a test's own. */
export interface PostgresCluster {
  readonly hostname: '127.0.0.1';
  readonly port: number;
  /** Ends it as a crash does: nothing is written down, and every connection is cut. */
  crash(): Promise<void>;
  /** Ends it as its operator does: connections are told. */
  stop(): Promise<void>;
  start(): Promise<void>;
  /** A second server that takes over every commit before it is acknowledged. */
  addStandby(): Promise<PostgresCluster>;
  /** Has a standby take over. */
  promote(): Promise<void>;
  remove(): Promise<void>;
}

/** Settings of a server that lives as long as a test. The log of what is committed is flushed all the same. */
const settings = [
  "shared_buffers = '16MB'\n",
  "listen_addresses = '127.0.0.1'\n",
  "unix_socket_directories = ''\n",
];

/** Programs of the server, which end with an error for root. */
async function call(program: string, ...words: readonly string[]): Promise<void> {
  const path = join(programs() ?? '', program);
  const command = process.getuid?.() === 0 ? ['runuser', '-u', 'postgres', '--', path] : [path];
  const [first = '', ...rest] = [...command, ...words];
  await run(first, rest, { cwd: '/', env: { PATH: process.env.PATH, LC_ALL: 'C' } });
}

async function ownFolder(): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'postgres-'));
  if (process.getuid?.() === 0) await run('chown', ['postgres', folder]);
  await chmod(folder, 0o700);
  return folder;
}

async function clusterIn(folder: string, port: number): Promise<PostgresCluster> {
  const data = join(folder, 'data');
  const control = (...words: string[]) => call('pg_ctl', '-D', data, '-w', '-s', ...words);
  const start = () => control('-l', join(folder, 'log'), '-o', `-p ${port}`, 'start');
  await start();
  return {
    hostname: '127.0.0.1',
    port,
    start,
    crash: () => control('-m', 'immediate', 'stop'),
    stop: () => control('-m', 'fast', 'stop'),
    async addStandby() {
      const other = await ownFolder();
      const primary = `host=127.0.0.1 port=${port} user=postgres application_name=standby`;
      await call('pg_basebackup', '-d', primary, '-D', join(other, 'data'), '-R', '-c', 'fast');
      const standby = await clusterIn(other, await freePort());
      // From here on nothing is acknowledged that the other one does not have.
      const setting = "alter system set synchronous_standby_names = 'standby'";
      await call('psql', '-d', primary, '-q', '-c', setting, '-c', 'select pg_reload_conf()');
      return standby;
    },
    promote: () => control('promote'),
    async remove() {
      await control('-m', 'immediate', 'stop').catch(() => undefined);
      await rm(folder, { recursive: true, force: true });
    },
  };
}

/** Initialises and starts a server; nobody else uses it. */
export async function startPostgresCluster(): Promise<PostgresCluster> {
  const folder = await ownFolder();
  const data = join(folder, 'data');
  await call('initdb', '-D', data, '-A', 'trust', '-U', 'postgres', '--no-sync');
  await appendFile(join(data, 'postgresql.conf'), settings.join(''));
  return clusterIn(folder, await freePort());
}
