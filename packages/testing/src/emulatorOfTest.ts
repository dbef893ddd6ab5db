import type { Fault } from '@console/emulator';

/** The service every test file finds as the global `emulator`, in the state of a fresh start. */
export interface EmulatorOfTest {
  /** Origin, without a slash at the end. */
  readonly url: string;
  /** The service's time, in milliseconds since 1970: it stands still until it is advanced. */
  now(): number;
  /**
   * Puts everything back to the state of a fresh start.
   * @param content `factory`: what is built in only, which is quicker. @defaultValue `demo`
   */
  reset(content?: 'factory' | 'demo'): Promise<void>;
  /** Lets time pass in the service, with all that happens in it: readers check in, restart, jobs end. */
  advance(milliseconds: number): Promise<void>;
  /**
   * The same in strides, of which the service does the last second only: for what takes minutes.
   * @param length of a stride, in milliseconds. @defaultValue 10,000
   */
  stride(milliseconds: number, length?: number): Promise<void>;
  /** Makes calls go wrong. Returns what ends it; so does a reset. */
  fault(fault: Fault): () => void;
}
