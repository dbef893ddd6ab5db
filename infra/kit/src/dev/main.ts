import { setTimeout as wait } from 'node:timers/promises';
import { appIdentity } from '@console/build/appIdentity';
import {
  assertArguments,
  firstFreePort,
  inWorkspace,
  isOwnRepository,
  parseWords,
  Refused,
  remoteFolder,
  remotesOf,
  runCommand,
  UsageError,
  workspace,
} from '@console/workspace';
import { describeLeak } from '../leaks/leak';
import { writeLeakReport } from '../leaks/leakReport';
import { BuildFailed } from './buildOnce';
import { allowsScripts, overrideAddress, readConsole } from './consoleAddress';
import { type DevServer, startDevServer } from './devServer';
import { startConsole } from './startConsole';

const usage = `dev [remote] [--into <console>] [--port <port>]

Starts the console with a service and one remote live: what is saved shows within a second. In a repository of its own
the remote needs no name.
  --into   runs it in a console that is deployed: https://console.example
  --port   port the remote is served at; 3001 by default`;

/** Time in ms between two looks at whether a deployed console lets the remote in. */
const obstacleInterval = 2000;

const inSeconds = (ms: number) => `${(ms / 1000).toFixed(1)} s`;

/** Where the search for a free port begins: beside that of "npm start". */
const firstPort = 8081;

/** Obstacle to a preview in a deployed console; undefined without any. */
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
  if (positionals.length === 0 && !isOwnRepository())
    throw new UsageError(`Name one of the remotes: ${present.join(', ')}.`);
  assertArguments(positionals, 0, 1);
  const [name = present[0] ?? ''] = positionals;
  const remote = inWorkspace(remoteFolder(name));
  if (!present.includes(name))
    throw new Refused(`There is no remote ${name}; there are ${present.join(', ')}.`);
  const into = values.into === undefined ? undefined : readConsole(values.into);
  const port = Number(values.port);
  if (!Number.isInteger(port) || port < 0 || port > 65_535)
    throw new Refused(`'${values.port}' is not a port: give a number from 0 to 65535.`);

  console.log(`Building ${name}…`);
  const server: DevServer = await startDevServer({
    remote,
    packages: isOwnRepository()
      ? []
      : ['api-client', 'design', 'remote'].map((each) => inWorkspace('packages', each, 'src')),
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
  const started = into ? undefined : await startConsole(name, consolePort, origin);
  let leaving = false;
  const leave = (code: number) => {
    if (leaving) return;
    leaving = true;
    started?.stop();
    void server.close().finally(() => process.exit(code));
  };
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, () => leave(0));
  void started?.ended.then(leave);

  const there = into ?? `http://localhost:${consolePort}`;
  // Without a console there is nothing to serve for.
  const isReady = await started?.ready.catch(async (failure: unknown) => {
    await server.close();
    throw failure;
  });
  if (isReady === false) return;
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
