import { existsSync, readFileSync } from 'node:fs';
import { keyFolder, type Site, signingKey, verifyingKeys } from '@console/deploy';
import { type Gateway, gatewaySettings, SettingError, startGateway } from '@console/gateway';
import { KeyError, openStore, pemOf, StoreError, UnreadableError } from '@console/store';
import {
  apps,
  inWorkspace,
  isFree,
  packages,
  Refused,
  remotesOf,
  takenPort,
  workFolder,
  workspace,
} from '@console/workspace';
import { buildApps } from '../build/buildApps';
import { publish } from '../build/publish';
import { refuseUnwritable } from '../build/refuseUnwritable';
import { endWithParent } from '../process/onParentExit';
import { type Service, ServiceFailed } from '../process/startService';
import { awaitHealth } from './awaitHealth';
import { ownTrail } from './ownTrail';
import { step } from './step';

/** Apps of the page that people see first; the console opens as soon as they are there. */
const first = ['shell', 'remotes/readers'];

const store = process.env.STORE_DIR || `${workFolder}/store`;
/** Written by `pnpm gallery`; may be absent. */
const gallery = inWorkspace('packages/design/gallery/dist');

const settings = (serviceUrl: string) =>
  gatewaySettings(
    {
      ...process.env,
      ...ownTrail(process.env, { folder: `${workFolder}/audit`, keys: `${keyFolder}/audit` }),
      SERVICE_URL: serviceUrl,
      SHELL_DIR: process.env.SHELL_DIR || inWorkspace('shell/dist'),
      STORE_DIR: store,
      GALLERY_DIR: existsSync(gallery) ? gallery : '',
      // What is released here is signed here, so the gateway knows that key, too.
      REGISTRY_PUBLIC_KEYS: verifyingKeys(process.env, keyFolder).map(pemOf).join(''),
    },
    (path) => readFileSync(path, 'utf8'),
  );

const invite = (url: string, account: string) => `
  The console is ready:  ${url}
  Sign in with:          ${account}

Ctrl-C stops it.`;

/** State of {@link buildAndRelease}. */
interface Building {
  /** Folders of the apps that are not there yet. */
  readonly waiting: ReadonlySet<string>;
  /** Resolves when what people see first is there. */
  readonly opened: Promise<void>;
  /** Resolves with the last remote. */
  readonly done: Promise<unknown>;
}

function buildAndRelease(site: Site): Building {
  const waiting = new Set(apps(packages()).map(({ folder }) => folder));
  let done: Promise<unknown> = Promise.resolve();
  const opened = new Promise<void>((open, fail) => {
    const onReady = async (folder: string) => {
      await publish(site, folder);
      waiting.delete(folder);
      if (!first.some((needed) => waiting.has(needed))) open();
    };
    done = buildApps({ first, onReady });
    done.catch(fail);
  });
  return { waiting, opened, done };
}

/**
 * Opens the console: builds and releases what changed, and serves it as soon as what is seen first is there; what comes
 * later is taken by the running console like any release. Goes on until the process is asked to end or something fails,
 * and ends the process then, with all that was started.
 * @param service the service behind it, which may still be starting. @defaultValue the one of `SERVICE_URL`
 */
export async function runConsole(service: Promise<Service> | undefined): Promise<void> {
  const given = process.env.SERVICE_URL;
  let gateway: Gateway | undefined;
  /** True after the user has asked to stop. */
  let leaving = false;

  /** Stops what runs, the gateway before the service it asks, and ends the process. */
  async function end(code: number, sentence?: string): Promise<never> {
    if (sentence) console.error(sentence);
    await gateway?.close();
    await service?.then(
      ({ stop }) => stop(),
      () => undefined,
    );
    process.exit(code);
  }

  function leave(): void {
    if (leaving) return;
    leaving = true;
    console.log('\nStopping…');
    void end(0);
  }

  async function up(): Promise<void> {
    refuseUnwritable([existsSync(workFolder) ? workFolder : workspace]);
    // Settings are checked before anything takes time.
    const key = signingKey(process.env, keyFolder, openStore(store));
    const { port = 8080, host = 'localhost' } = settings(given || 'http://localhost');
    if (!(await isFree(port, host))) throw new ServiceFailed(takenPort(port));

    const keys = verifyingKeys(process.env, keyFolder);
    const site = { store: openStore(store), key, keys, by: 'npm start' };
    const { waiting, opened, done } = buildAndRelease(site);
    // A service that cannot start ends it all at once.
    const unlessFailed = service ? Promise.race([opened, service.then(() => opened)]) : opened;
    await step(
      `Building ${first.join(' and ')}, if they changed`,
      () => unlessFailed,
      'The console opens then.',
    );
    const url = given || (await step('Waiting for the service', async () => (await service)?.url)) || '';
    gateway = await startGateway({ ...settings(url), expectedRemotes: remotesOf() }).catch(
      (error: NodeJS.ErrnoException) => {
        if (error.code === 'EADDRINUSE') throw new ServiceFailed(takenPort(port));
        throw new ServiceFailed(`The gateway could not be started: ${error.message}`);
      },
    );
    await awaitHealth(gateway.url);
    if (!leaving) console.log(invite(gateway.url, given ? `an account of ${given}` : 'admin / admindefault'));
    if (waiting.size > 0)
      await step(
        `Building ${[...waiting].join(', ')}`,
        () => done,
        'The console takes each of them when it is there.',
      );
  }

  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, leave);
  endWithParent();
  void service
    ?.then(({ died }) => died)
    .then(
      (sentence) => !leaving && end(1, `${sentence} The console is stopped, too.`),
      // One that does not start is reported where it is waited for.
      () => undefined,
    );
  const expected = [Refused, SettingError, KeyError, StoreError, UnreadableError];
  try {
    await up();
  } catch (error) {
    if (leaving) return;
    const sentence = expected.some((kind) => error instanceof kind) ? (error as Error).message : undefined;
    if (!sentence) console.error(error);
    await end(1, sentence);
  }
}
