import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { pbkdf2Sync, randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { freePort } from '@console/workspace';
import type { BrokerServer } from './brokerServers';

/** A Mosquitto of a test's own, which people listen to by WebSockets, too. */
export interface Mosquitto {
  /** Its plain listener, with the account that may publish and subscribe. */
  readonly mqtt: BrokerServer;
  /** Its listener for WebSockets. */
  readonly webSockets: BrokerServer;
  /** An account that may sign in and subscribe to nothing. */
  readonly stranger: { readonly username: string; readonly password: string };
  /** Stops it and starts it again with what it keeps on its disk. @param meanwhile done while it is away */
  restart(meanwhile: () => Promise<void>): Promise<void>;
  close(): Promise<void>;
}

/** Where Debian and its relatives put the plugin that knows who may subscribe. */
const plugin = '/usr/lib/x86_64-linux-gnu/mosquitto_dynamic_security.so';

/** True where Mosquitto is installed, with the plugin that its accounts are kept by. */
export const hasMosquitto = (): boolean =>
  spawnSync('mosquitto', ['-h']).error === undefined && spawnSync('test', ['-e', plugin]).status === 0;

const iterations = 101;

function account(username: string, password: string, roles: readonly string[]) {
  const salt = randomBytes(12);
  return {
    username,
    password: pbkdf2Sync(password, salt, iterations, 64, 'sha512').toString('base64'),
    salt: salt.toString('base64'),
    iterations,
    roles: roles.map((rolename) => ({ rolename })),
  };
}

const listeningAt = (port: number) =>
  new Promise<boolean>((resolve) => {
    const socket = connect({ host: '127.0.0.1', port });
    const done = (isThere: boolean) => {
      socket.destroy();
      resolve(isThere);
    };
    socket.once('connect', () => done(true)).once('error', () => done(false));
  });

/** Starts a Mosquitto with accounts. @param webSocketPort default: a free one */
export async function startMosquitto(webSocketPort?: number): Promise<Mosquitto> {
  const folder = await mkdtemp(join(tmpdir(), 'mosquitto-'));
  const ports = { mqtt: await freePort(), webSockets: webSocketPort ?? (await freePort()) };
  const accounts = {
    consumer: { username: 'consumer', password: 'warehouse7' },
    stranger: { username: 'stranger', password: 'outside7' },
  };
  const { consumer, stranger } = accounts;
  const security = {
    defaultACLAccess: {
      publishClientSend: true,
      publishClientReceive: true,
      subscribe: false,
      unsubscribe: true,
    },
    clients: [
      account(consumer.username, consumer.password, ['consumer']),
      account(stranger.username, stranger.password, []),
    ],
    groups: [],
    roles: [
      {
        rolename: 'consumer',
        acls: [{ acltype: 'subscribePattern', topic: '#', priority: 0, allow: true }],
      },
    ],
  };
  await writeFile(join(folder, 'security.json'), JSON.stringify(security));
  const settings = [
    // A broker that root starts would else become somebody who may not read this folder.
    'user root',
    'allow_anonymous false',
    'persistence true',
    `persistence_location ${folder}/`,
    `plugin ${plugin}`,
    `plugin_opt_config_file ${join(folder, 'security.json')}`,
    `listener ${ports.mqtt} 127.0.0.1`,
    `listener ${ports.webSockets} 127.0.0.1`,
    'protocol websockets',
  ];
  await writeFile(join(folder, 'mosquitto.conf'), `${settings.join('\n')}\n`);
  async function start(): Promise<ChildProcess> {
    const started = spawn('mosquitto', ['-c', join(folder, 'mosquitto.conf')], {
      stdio: ['ignore', 'ignore', 'pipe'],
    });
    const said: string[] = [];
    started.stderr.on('data', (text) => said.push(String(text)));
    while (!((await listeningAt(ports.mqtt)) && (await listeningAt(ports.webSockets)))) {
      if (started.exitCode !== null) throw new Error(`Mosquitto does not start: ${said.join('')}`);
      await wait(20);
    }
    return started;
  }
  let child = await start();
  async function stop(): Promise<void> {
    if (child.exitCode !== null) return;
    const ended = once(child, 'exit');
    child.kill('SIGTERM');
    await ended;
  }
  const serverAt = (scheme: string, port: number): BrokerServer => ({
    ...consumer,
    url: `${scheme}://${consumer.username}:${consumer.password}@127.0.0.1:${port}`,
    hostname: '127.0.0.1',
    port,
  });
  return {
    mqtt: serverAt('mqtt', ports.mqtt),
    webSockets: serverAt('ws', ports.webSockets),
    stranger,
    async restart(meanwhile) {
      await stop();
      await meanwhile();
      child = await start();
    },
    async close() {
      await stop();
      await rm(folder, { recursive: true, force: true });
    },
  };
}
