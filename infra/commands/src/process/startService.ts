import { fork } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { Refused } from '@console/workspace';
import type { ServiceMessage } from './service';

/** Thrown when a service of the console does not come up; the message is a sentence to be shown. */
export class ServiceFailed extends Refused {
  override readonly name = 'ServiceFailed';
  constructor(
    message: string,
    /** Code of the system's error behind it, such as `EADDRINUSE`. */
    readonly code?: string | undefined,
  ) {
    super(message);
  }
}

/** Module to start, with its environment and arguments. */
interface ServiceOptions {
  /** Name of the service in sentences, `The gateway`. */
  readonly name: string;
  /** Its module, which calls `runService`. */
  readonly module: URL;
  /** Variables in addition to those of this process. */
  readonly environment?: Readonly<Record<string, string>>;
  /** Flags of Node for it. @defaultValue none */
  readonly execArgv?: readonly string[];
  /** Its command line. @defaultValue none */
  readonly words?: readonly string[];
}

/** A service of the console that runs as a process of its own. */
export interface Service {
  /** Where it is reached. */
  readonly url: string;
  /** Resolves with a sentence when the service ends unexpectedly. */
  readonly died: Promise<string>;
  stop(): Promise<void>;
}

/** Time in ms that a service gets to stop by itself. */
const timeoutMs = 8000;

const loader = import.meta.resolve('tsx');

/**
 * Starts a service and waits until it says where it is reached.
 * @throws ServiceFailed
 */
export function startService({
  name,
  module,
  environment,
  execArgv = [],
  words = [],
}: ServiceOptions): Promise<Service> {
  const child = fork(fileURLToPath(module), words, {
    execArgv: [...execArgv, '--import', loader],
    env: { ...process.env, ...environment },
  });
  const ended = new Promise<string>((resolve) => {
    child.once('exit', (code, signal) =>
      resolve(`${name} has ended unexpectedly (${signal ?? `exit code ${code}`}).`),
    );
  });
  let told = false;
  const stop = async () => {
    told = true;
    if (child.connected) child.send('stop');
    const overdue = setTimeout(() => child.kill('SIGKILL'), timeoutMs);
    await ended;
    clearTimeout(overdue);
  };
  const died = new Promise<string>((resolve) => {
    ended.then((sentence) => !told && resolve(sentence));
  });
  return new Promise((resolve, reject) => {
    child.once('error', (error) =>
      reject(new ServiceFailed(`${name} could not be started: ${error.message}`)),
    );
    child.once('message', (message: ServiceMessage) => {
      if ('url' in message) resolve({ url: message.url, died, stop });
      else reject(new ServiceFailed(message.failure, message.code));
    });
    ended.then((sentence) => reject(new ServiceFailed(sentence)));
  });
}
