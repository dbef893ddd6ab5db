import { type Emulator, type EmulatorOptions, SteppedClock, startEmulator } from '@console/emulator';
import { type RecordedRequest, startRecordingProxy } from '@console/testing/recording';

/** A service with the demonstration fleet, and a record of what is asked of it. */
export interface Service {
  readonly url: string;
  /** Origin of the service itself; what is asked there is not recorded. */
  readonly direct: string;
  /** Requests since the last reset, oldest first. */
  readonly requests: readonly RecordedRequest[];
  /** Makes a call go wrong until what it gives is called, or the next reset. */
  readonly fault: Emulator['fault'];
  /** Cuts readers off, and lets them report again. */
  readonly cutOff: Emulator['cutOff'];
  readonly reconnect: Emulator['reconnect'];
  /** Lets time pass in the service, in milliseconds: readers, jobs and items move on by what happens in it. */
  advance(milliseconds: number): Promise<void>;
  /** Lets hours pass at once, in milliseconds: what is due by then happens in one step. */
  leap(milliseconds: number): Promise<void>;
  /**
   * Resets the service to its first state: no records, no sessions.
   * @param now time of the service from then on. @defaultValue the time of this machine
   */
  reset(now?: Date): Promise<void>;
  close(): Promise<void>;
}

/** A name that leads to this machine for the service alone: what listens here is a broker to it. */
export const brokerHost = 'broker.example';

/** Requests of one method to the paths that a pattern describes. */
export function asked(service: Service, method: string, path: RegExp): RecordedRequest[] {
  return service.requests.filter((request) => request.method === method && path.test(request.path));
}

/** Starts the service of one worker on free ports; its clock is stopped, so that nothing changes during a test. */
export async function startService(options: Pick<EmulatorOptions, 'fleet'> = {}): Promise<Service> {
  const clock = new SteppedClock();
  const emulator = await startEmulator({
    port: 0,
    data: 'memory',
    clock,
    ...options,
    hosts: { [brokerHost]: '127.0.0.1' },
  });
  const wire = await startRecordingProxy({ target: emulator.url });
  let from = 0;
  return {
    url: wire.url,
    direct: emulator.url,
    get requests() {
      return wire.requests.slice(from);
    },
    fault: emulator.fault,
    cutOff: emulator.cutOff,
    reconnect: emulator.reconnect,
    advance: (milliseconds) => clock.advance(milliseconds),
    async leap(milliseconds) {
      clock.set(new Date(clock.now().getTime() + milliseconds));
      await clock.advance(1000);
    },
    async reset(now = new Date()) {
      clock.set(now);
      await emulator.reset();
      from = wire.requests.length;
    },
    async close() {
      await wire.close();
      await emulator.close();
    },
  };
}
