import { existsSync } from 'node:fs';
import { keyFolder, signingKey, verifyingKeys } from '@console/deploy';
import { emulatorProcess } from '@console/emulator/process';
import { gatewaySettings, SettingError } from '@console/gateway';
import { KeyError, openStore, pemOf, StoreError, UnreadableError } from '@console/store';
import { inWorkspace, isFree, Refused, takenPort, workFolder } from '@console/workspace';
import { buildApps } from './build/buildApps';
import { publish } from './build/publish';
import { onParentExit } from './process/onParentExit';
import { type Service, ServiceFailed, type ServiceOptions, startService } from './process/startService';
import { awaitHealth } from './start/awaitHealth';

const store = process.env.STORE_DIR || `${workFolder}/store`;
const data = process.env.EMULATOR_DATA || `${workFolder}/emulator`;
/** Written by `pnpm gallery`; may be absent. */
const gallery = inWorkspace('packages/design/gallery/dist');
const served = () => ({
  SHELL_DIR: process.env.SHELL_DIR || inWorkspace('shell/dist'),
  STORE_DIR: store,
  GALLERY_DIR: existsSync(gallery) ? gallery : '',
  // What is released here is signed here, so the gateway knows that key, too.
  REGISTRY_PUBLIC_KEYS: verifyingKeys(process.env, keyFolder).map(pemOf).join(''),
});
const services: Service[] = [];
/** Whether the user has asked to stop. */
let leaving = false;

/** Starts a service that from now on is stopped with the others. */
async function begin(options: ServiceOptions): Promise<Service> {
  const service = await startService(options);
  services.push(service);
  return service;
}

/** Stops what runs, the gateway before the service it asks. */
async function stopAll(): Promise<void> {
  for (let service = services.pop(); service; service = services.pop()) await service.stop();
}

/** The emulator; what stands behind `npm start --` are flags for it. */
const beginService = () =>
  begin({
    name: 'The service',
    module: new URL('./start/emulator.service.ts', import.meta.url),
    environment: { ...emulatorProcess.environment, EMULATOR_DATA: data },
    execArgv: emulatorProcess.execArgv,
    words: process.argv.slice(2),
  });

const beginGateway = (serviceUrl: string) =>
  begin({
    name: 'The gateway',
    module: new URL('./start/gateway.service.ts', import.meta.url),
    environment: { ...served(), SERVICE_URL: serviceUrl },
  });

/** Says that a step begins, and how long it took. */
async function step<Result>(name: string, act: () => Promise<Result>): Promise<Result> {
  console.log(`${name}…`);
  const begin = performance.now();
  const result = await act();
  console.log(`${name}: ${((performance.now() - begin) / 1000).toFixed(1)} s`);
  return result;
}

const invite = (url: string, account: string) => `
  The console is ready:  ${url}
  Sign in with:          ${account}

Ctrl-C stops it.`;

async function up(): Promise<void> {
  const given = process.env.SERVICE_URL;
  // Settings are checked before anything takes time.
  const key = signingKey(process.env, keyFolder, openStore(store));
  const settings = gatewaySettings(
    { SERVICE_URL: 'http://localhost', ...process.env, ...served() },
    () => '',
  );
  const { port = 8080, host = 'localhost' } = settings;
  if (!(await isFree(port, host))) throw new ServiceFailed(takenPort(port));

  console.log('The console is built, released and started; from nothing that takes about half a minute.');
  // It starts while the build is running; a failure is reported when the build has ended.
  const service = given ? undefined : beginService();
  service?.catch(() => undefined);
  await step('Building what changed', () => buildApps());
  const keys = verifyingKeys(process.env, keyFolder);
  await step('Releasing the remotes', () => publish({ store: openStore(store), key, keys, by: 'npm start' }));
  const serviceUrl = given || (await step('Waiting for the service', async () => (await service)?.url)) || '';
  const gateway = await step('Starting the gateway', () => beginGateway(serviceUrl)).catch(
    (error: unknown) => {
      if (error instanceof ServiceFailed && error.code === 'EADDRINUSE')
        throw new ServiceFailed(takenPort(port));
      throw error;
    },
  );
  await awaitHealth(gateway.url);
  if (!leaving) console.log(invite(gateway.url, given ? `an account of ${given}` : 'admin / admindefault'));
}

/** Ends the process once everything it started has ended. */
async function end(code: number, sentence?: string): Promise<never> {
  if (sentence) console.error(sentence);
  await stopAll();
  process.exit(code);
}

function leave(): void {
  if (leaving) return;
  leaving = true;
  console.log('\nStopping…');
  void end(0);
}
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, leave);
onParentExit(leave);

const expected = [Refused, SettingError, KeyError, StoreError, UnreadableError];

try {
  await up();
  const sentence = await Promise.race(services.map(({ died }) => died));
  if (!leaving) await end(1, `${sentence} The rest is stopped, too.`);
} catch (error) {
  if (!leaving) {
    const sentence = expected.some((kind) => error instanceof kind) ? (error as Error).message : undefined;
    if (!sentence) console.error(error);
    await end(1, sentence);
  }
}
