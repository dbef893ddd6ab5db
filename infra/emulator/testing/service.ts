import type { Emulator, EmulatorOptions, SteppedClock } from '../src';
import type { Engine } from './databases';
import { outside } from './outside';

/** Body, user and headers of a call of a test. */
export interface CallOptions {
  /** Sent as JSON; text is sent as it is. */
  readonly body?: unknown;
  /** `Authorization`; default: the administrator by Basic. `null`: none. */
  readonly as?: string | null;
  readonly headers?: Readonly<Record<string, string>>;
}

/** An answer of the service. */
export interface Answer {
  readonly status: number;
  readonly headers: Headers;
  readonly text: string;
  /** The body, if there is one. */
  // biome-ignore lint/suspicious/noExplicitAny: a test says what it expects of it.
  readonly body: any;
}

/** `Authorization` by user name and password. */
export const basic = (name: string, password: string) =>
  `Basic ${Buffer.from(`${name}:${password}`).toString('base64')}`;

/** Who may everything. */
export const admin = basic('admin', 'admindefault');

/** Who may only read. */
export const operator = basic('operator', 'operator1');

/** An emulator under test, with a clock that stands still. */
export class ServiceUnderTest {
  private constructor(
    readonly emulator: Emulator,
    readonly clock: SteppedClock,
    /** True if the service may differ from a fresh start. */
    private readonly isChanged: () => boolean,
  ) {}

  /**
   * Starts a service, as of a fixed moment, on a database of the worker, unless the options name another.
   * @param engine what runs that database. @defaultValue `embedded`
   */
  static async start(options: EmulatorOptions = {}, engine: Engine = 'embedded'): Promise<ServiceUnderTest> {
    const clock = new outside.SteppedClock(new Date('2026-03-02T08:00:00.000Z'));
    if (options.data ?? options.databaseUrl ?? options.database)
      return new ServiceUnderTest(await outside.startEmulator({ clock, ...options }), clock, () => true);
    const borrowed = await outside.borrowDatabase(engine);
    const emulator = await outside.startEmulator({ clock, ...options, database: borrowed.database });
    let seeded: number | undefined;
    return new ServiceUnderTest(
      {
        ...emulator,
        reset: async () => {
          await emulator.reset();
          seeded = clock.now().getTime();
          borrowed.changed = false;
        },
        fault: (fault) => {
          borrowed.changed = true;
          return emulator.fault(fault);
        },
        close: async () => {
          await emulator.close();
          borrowed.giveBack();
        },
      },
      clock,
      () => borrowed.changed || clock.now().getTime() !== seeded,
    );
  }

  /** Puts everything back to the state of a fresh start, where anything has changed since. */
  async reset(): Promise<void> {
    if (this.isChanged()) await this.emulator.reset();
  }

  /** Lets time pass in strides of ten seconds with one tick each: for what takes minutes. */
  stride = (milliseconds: number) => this.clock.stride(milliseconds);

  async call(method: string, path: string, { body, as = admin, headers }: CallOptions = {}): Promise<Answer> {
    const answer = await fetch(this.emulator.url + path, {
      method,
      headers: {
        ...(as === null ? {} : { authorization: as }),
        ...(body === undefined ? {} : { 'content-type': 'application/json' }),
        ...headers,
      },
      ...(body === undefined ? {} : { body: typeof body === 'string' ? body : JSON.stringify(body) }),
    });
    const text = await answer.text();
    return {
      status: answer.status,
      headers: answer.headers,
      text,
      body: text === '' ? undefined : JSON.parse(text),
    };
  }

  get = (path: string, options?: CallOptions) => this.call('GET', path, options);
  post = (path: string, options?: CallOptions) => this.call('POST', path, options);
  put = (path: string, options?: CallOptions) => this.call('PUT', path, options);
  delete = (path: string, options?: CallOptions) => this.call('DELETE', path, options);
}
