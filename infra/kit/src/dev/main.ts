import { type ChildProcess, spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { appIdentity } from '@console/build/appIdentity';
import {
  assertArguments,
  firstFreePort,
  inWorkspace,
  parseWords,
  Refused,
  remotesOf,
  runCommand,
  UsageError,
  workFolder,
  workspace,
} from '@console/workspace';
import { describeLeak } from '../leaks/leak';
import { writeLeakReport } from '../leaks/leakReport';
import { BuildFailed } from './buildOnce';
import { buildShell } from './buildShell';
import { allowsScripts, overrideAddress, readConsole } from './consoleAddress';
import { type DevServer, startDevServer } from './devServer';

const usage = `dev <remote> [--into <console>] [--port <port>]

Starts the console with a service and one remote live: what is saved shows within a second.
  --into   runs it in a console that is deployed: https://console.example
  --port   port the remote is served at; 3001 by default`;

/** Time in ms between two looks at whether a deployed console lets the remote in. */
const obstacleInterval = 2000;

const inSeconds = (ms: number) => `${(ms / 1000).toFixed(1)} s`;

/** Where the search for a free port begins: beside that of "npm start". */
const firstPort = 8081;

/**
 * Starts what "npm start" starts, with leave to run the remote from here. Store, data and port are its own: a site's
 * store is never written to, and a console that runs already goes on.
 */
function startConsole(name: string, shell: string, port: number, origin: string): ChildProcess {
  const own = join(workFolder, 'dev', name);
  const origins = [process.env.OVERRIDE_ORIGINS, origin].filter(Boolean).join(' ');
  return spawn(process.execPath, [inWorkspace('infra/commands/start.mjs')], {
    cwd: inWorkspace(),
    env: {
      ...process.env,
      PORT: String(port),
      SHELL_DIR: shell,
      STORE_DIR: join(own, 'store'),
      EMULATOR_DATA: join(own, 'emulator'),
      OVERRIDE_ORIGINS: origins,
    },
    stdio: 'inherit',
  });
}

async function untilReady(console: string, child: ChildProcess): Promise<boolean> {
  while (child.exitCode === null) {
    const answer = await fetch(`${console}/healthz`).catch(() => undefined);
    if (answer?.ok) return true;
    await wait(300);
  }
  return false;
}

/** What prevents a preview in a deployed console; undefined when nothing does. */
async function obstacle(console: string, origin: string): Promise<string | undefined> {
  const answer = await fetch(console).catch(() => undefined);
  if (!answer?.ok) return `Nothing answers at ${console}: check the address.`;
  if (allowsScripts(answer.headers.get('content-security-policy') ?? '', origin)) return undefined;
  return `${console} does not allow code from ${origin}. Whoever operates it starts its gateway with OVERRIDE_ORIGINS=${origin}.`;
}

async function main(): Promise<void> {
  const { values, positionals } = parseWords(process.argv.slice(2), {
    into: { type: 'string' },
    port: { type: 'string', default: '3001' },
  });
  const present = remotesOf();
  if (positionals.length === 0) throw new UsageError(`Name one of the remotes: ${present.join(', ')}.`);
  assertArguments(positionals, 1, 1);
  const [name = ''] = positionals;
  const remote = inWorkspace('remotes', name);
  if (!existsSync(remote)) throw new Refused(`There is no remote ${name}; there are ${present.join(', ')}.`);
  const into = values.into === undefined ? undefined : readConsole(values.into);
  const port = Number(values.port);
  if (!Number.isInteger(port) || port < 0 || port > 65_535)
    throw new Refused(`'${values.port}' is not a port: give a number from 0 to 65535.`);

  console.log(`Building ${name}…`);
  const server: DevServer = await startDevServer({
    remote,
    packages: ['api-client', 'design', 'remote'].map((each) => inWorkspace('packages', each, 'src')),
    port,
    onLeft: (leaks) => {
      writeLeakReport(workspace, name, { sources: appIdentity(remote).id, leaks });
      for (const leak of leaks) console.log(`${name} left ${describeLeak(leak)} behind.`);
    },
    onBuild: (outcome) =>
      console.log(
        'took' in outcome
          ? `Built ${name} in ${inSeconds(outcome.took)}.`
          : `${outcome.failure}\n${name} could not be built; the last build that worked stays.`,
      ),
  }).catch((error: NodeJS.ErrnoException) => {
    if (error instanceof BuildFailed) throw new Refused(`${error.message}\n${name} cannot be built.`);
    if (error.code === 'EADDRINUSE')
      throw new Refused(`Port ${port} is in use: choose another one with --port.`);
    throw error;
  });
  const { origin } = server;

  const consolePort = Number(process.env.PORT) || (await firstFreePort(firstPort, 'localhost'));
  const child = into ? undefined : startConsole(name, await buildShell(), consolePort, origin);
  let leaving = false;
  const leave = (code: number) => {
    if (leaving) return;
    leaving = true;
    child?.kill('SIGTERM');
    void server.close().finally(() => process.exit(code));
  };
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, () => leave(0));
  child?.once('exit', (code) => leave(code ?? 0));

  const there = into ?? `http://localhost:${consolePort}`;
  if (child && !(await untilReady(there, child))) return;
  const path = server.build.routes[0]?.path ?? '/';
  const invite = () =>
    console.log(`
  ${name} is live:  ${overrideAddress(there, path, name, origin)}
  Served at:  ${origin}

Sign in as an administrator and agree to run it. Ctrl-C stops it.`);
  let trouble = into && (await obstacle(there, origin));
  if (trouble) console.log(`\n${trouble}\n${name} is served at ${origin}; this goes on once that is so.`);
  while (trouble && !leaving) {
    await wait(obstacleInterval);
    trouble = await obstacle(there, origin);
  }
  if (!leaving) invite();
}

await runCommand(main, { usage });
