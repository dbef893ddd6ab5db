/** One test of the connection to a broker, as this browser remembers it. */
export interface ConnectionTest {
  /** Id of the broker. */
  readonly broker: string;
  /** Milliseconds since 1970. */
  readonly at: number;
  /** Time to the answer, in milliseconds. */
  readonly took: number;
  /** Why it failed. @defaultValue it worked */
  readonly reason?: string;
}

/** Most tests that are kept, of all brokers together. */
export const mostTests = 50;

/** Most tests that are shown of one broker. */
const mostShown = 10;

/** The tests that were kept, newest first; what cannot be read is left out. */
export const readTests = (kept: unknown): readonly ConnectionTest[] =>
  Array.isArray(kept) ? kept.filter(isTest) : [];

function isTest(value: unknown): value is ConnectionTest {
  const { broker, at, took, reason } = (value ?? {}) as Record<string, unknown>;
  return (
    typeof broker === 'string' &&
    typeof at === 'number' &&
    typeof took === 'number' &&
    (reason === undefined || typeof reason === 'string')
  );
}

/** The tests with another one, without those that are too many. */
export const withTest = (tests: readonly ConnectionTest[], test: ConnectionTest): readonly ConnectionTest[] =>
  [test, ...tests].slice(0, mostTests);

/** The latest tests of a broker, newest first. */
export const testsOf = (tests: readonly ConnectionTest[], broker: string): readonly ConnectionTest[] =>
  tests.filter((test) => test.broker === broker).slice(0, mostShown);

/** Known state of the connection to a broker: the last test failed, there was none, or it worked. */
export type Reach = 'failed' | 'untested' | 'works';

const places: readonly Reach[] = ['failed', 'untested', 'works'];

/** Brokers with what is known of their connection: those that failed first, then those that were never tested. */
export function reachOf<Tested extends { readonly id: string }>(
  brokers: readonly Tested[],
  tests: readonly ConnectionTest[],
): readonly { readonly broker: Tested; readonly reach: Reach; readonly last?: ConnectionTest }[] {
  const known = brokers.map((broker) => {
    const last = tests.find((test) => test.broker === broker.id);
    if (!last) return { broker, reach: 'untested' as const };
    return { broker, reach: last.reason === undefined ? ('works' as const) : ('failed' as const), last };
  });
  return known.toSorted((one, other) => places.indexOf(one.reach) - places.indexOf(other.reach));
}
