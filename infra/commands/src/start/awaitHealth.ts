import { get as getPlain } from 'node:http';
import { get as getSecure } from 'node:https';
import { json } from 'node:stream/consumers';
import { setTimeout as wait } from 'node:timers/promises';
import { ServiceFailed } from '../process/startService';

interface Health {
  readonly ready: boolean;
  readonly [part: string]: unknown;
}

/** Asks the gateway of this machine how it is; its certificate may be of an authority this process does not know. */
function ask(address: string): Promise<Health> {
  return new Promise((resolve, reject) => {
    const get = address.startsWith('https:') ? getSecure : getPlain;
    get(address, { agent: false, rejectUnauthorized: false } as object, (response) => {
      json(response).then((body) => resolve(body as Health), reject);
    }).once('error', reject);
  });
}

/** The sentences of what is not ready yet. */
export function problems(health: Health): string[] {
  return Object.values(health).flatMap((part) => {
    const { ready = true, problem } = (typeof part === 'object' ? (part ?? {}) : {}) as {
      ready?: boolean;
      problem?: string;
    };
    return ready || problem === undefined ? [] : [problem];
  });
}

/** Time limit and interval of {@link awaitHealth}. */
interface HealthWait {
  /** Longest time in ms until everything has to be ready. @defaultValue 30000. */
  readonly atMost?: number;
  /** Time in ms between two questions. @defaultValue 50. */
  readonly every?: number;
}

/**
 * Waits until the gateway says that shell, registry and service are ready.
 * @throws ServiceFailed with what is missing when that takes too long.
 */
export async function awaitHealth(
  url: string,
  { atMost = 30_000, every = 50 }: HealthWait = {},
): Promise<void> {
  const deadline = Date.now() + atMost;
  for (;;) {
    const health = await ask(`${url}/healthz`);
    if (health.ready) return;
    if (Date.now() > deadline)
      throw new ServiceFailed(['The console is not ready.', ...problems(health)].join(' '));
    await wait(every);
  }
}
