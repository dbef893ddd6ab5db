import { readFileSync } from 'node:fs';
import { keyFolder, signingKey, verifyingKeys } from '@console/deploy';
import { startEmulator } from '@console/emulator';
import { gatewaySettings, startGateway } from '@console/gateway';
import { openStore, pemOf } from '@console/store';

/** Shell, port and data of a console of one's own. */
interface OwnConsoleOptions {
  /** Folder of the built shell. */
  readonly shell: string;
  readonly port: number;
  /** Folder of the releases that it shows. */
  readonly store: string;
  /** Folder of the data of the service, `memory` to keep none. */
  readonly data: string;
  /** Origins from which a remote may be run in place of the released one. @defaultValue none */
  readonly origins?: readonly string[];
  /** Preparation of the store, which the gateway waits for; the service starts meanwhile. @defaultValue none */
  readonly prepared?: Promise<void> | undefined;
  /** Variables of the gateway. @defaultValue those of this process */
  readonly environment?: Readonly<Record<string, string | undefined>>;
}

/** A console that runs. */
export interface RunningConsole {
  readonly url: string;
  close(): Promise<void>;
}

/**
 * Starts a service and a gateway with a built shell in this process: a whole console, for who writes a remote.
 * `SERVICE_URL` names another service.
 * @throws SettingError for a variable that cannot be used.
 */
export async function startOwnConsole({
  shell,
  port,
  store,
  data,
  origins = [],
  prepared,
  environment = process.env,
}: OwnConsoleOptions): Promise<RunningConsole> {
  // What is released here is signed here, so the gateway knows that key.
  signingKey(environment, keyFolder, openStore(store));
  const keys = verifyingKeys(environment, keyFolder);
  const starting = environment.SERVICE_URL ? undefined : startEmulator({ port: 0, data });
  const [emulator] = await Promise.all([starting, prepared]).catch(async (error: unknown) => {
    await starting?.then((service) => service.close());
    throw error;
  });
  try {
    const gateway = await startGateway(
      gatewaySettings(
        {
          ...environment,
          PORT: String(port),
          SERVICE_URL: environment.SERVICE_URL || emulator?.url,
          SHELL_DIR: shell,
          STORE_DIR: store,
          REGISTRY_PUBLIC_KEYS: keys.map(pemOf).join(''),
          OVERRIDE_ORIGINS: [environment.OVERRIDE_ORIGINS, ...origins].filter(Boolean).join(' '),
        },
        (path) => readFileSync(path, 'utf8'),
      ),
    );
    return {
      url: gateway.url,
      // The gateway before the service that it asks.
      async close() {
        await gateway.close();
        await emulator?.close();
      },
    };
  } catch (error) {
    await emulator?.close();
    throw error;
  }
}
