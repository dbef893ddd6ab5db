import { type Emulator, SteppedClock, startEmulator } from '@console/emulator';
import type { EmulatorOfTest } from './emulatorOfTest';
import { endWithWorker } from './endWithWorker';

/** Time for which an unused emulator is kept for the next test file, in milliseconds. */
const timeoutMs = 250;

interface Running {
  readonly emulator: Emulator;
  readonly clock: SteppedClock;
  /** True once a test file has got hold of it since it was last put back. */
  used: boolean;
  leaving?: NodeJS.Timeout;
}

let running: Promise<Running> | undefined;

/**
 * The emulator of this Jest worker, in the state of a fresh start. One serves all files of a worker: it is
 * started by the first and put back only for a file that follows one that used it.
 */
export async function borrowEmulator(): Promise<EmulatorOfTest> {
  running ??= start();
  const current = await running;
  clearTimeout(current.leaving);
  if (current.used) {
    current.clock.set(new Date());
    await current.emulator.reset();
    current.used = false;
  }
  const { emulator, clock } = current;
  return {
    get url() {
      current.used = true;
      return emulator.url;
    },
    now: () => clock.now().getTime(),
    reset: (content) => emulator.reset(content),
    advance: (milliseconds) => clock.advance(milliseconds),
    stride: (milliseconds, length) => clock.stride(milliseconds, length),
    fault: (fault) => emulator.fault(fault),
  };
}

/**
 * Gives it back. Where Jest runs the files in its own process it does not say which is the last, and the database would
 * keep the process alive: so an emulator that nobody asks for any more is stopped.
 */
export async function returnEmulator(): Promise<void> {
  const current = await running;
  if (!current) return;
  current.leaving = setTimeout(() => {
    running = undefined;
    void current.emulator.close();
  }, timeoutMs);
}

async function start(): Promise<Running> {
  endWithWorker();
  const clock = new SteppedClock();
  return { emulator: await startEmulator({ clock }), clock, used: false };
}
