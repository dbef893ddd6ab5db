import { safeStorage } from '@console/design/storage';
import type { WaveRun } from './waveRun';

/** The upgrade in waves of a user on a service, as this browser keeps it: one for all tabs. */
export interface WaveStore {
  /** Undefined when there is none, or when it cannot be read. */
  readonly read: () => WaveRun | undefined;
  /** Keeps a run; undefined forgets it. @returns whether the browser did */
  readonly write: (run: WaveRun | undefined) => boolean;
  /**
   * Works while no other tab does. @param wait - until the others are through; without it nothing is done while one
   * works. @returns undefined when nothing was done
   */
  readonly exclusively: <Result>(work: () => Promise<Result>, wait: boolean) => Promise<Result | undefined>;
}

/** Form of what is kept; another one is not read. */
const form = 1;

/**
 * True where an upgrade in waves can be led: tabs of a browser come to an agreement by locks, which it has for pages
 * that were delivered by HTTPS or by this machine.
 */
export const canLeadWaves = (): boolean => 'locks' in navigator;

/**
 * Finds the {@link WaveStore} of a user.
 *
 * @param service - origin of the service; `''` for that of the console
 */
export function waveStore(user: string, service: string): WaveStore {
  const storage = safeStorage('localStorage');
  const name = `console:${encodeURIComponent(user)}:waves:${service}`;
  return {
    read: () => {
      const kept = storage.getJson(name) as
        | { readonly form?: unknown; readonly run?: WaveRun }
        | null
        | undefined;
      return kept?.form === form ? kept.run : undefined;
    },
    write: (run) => storage.setJson(name, run && { form, run }),
    exclusively: (work, wait) =>
      navigator.locks.request(name, { ifAvailable: !wait }, async (lock) => (lock ? work() : undefined)),
  };
}
