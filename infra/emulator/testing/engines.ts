import type { Engine } from './databases';
import { outside } from './outside';
import { ServiceUnderTest } from './service';

type Suite = (service: () => ServiceUnderTest) => void;

const names: Readonly<Record<Engine, string>> = {
  embedded: 'on the embedded database',
  postgresql: 'on a PostgreSQL server',
};

/**
 * Runs a suite against the embedded database; with `TEST_DEEP=1` against a PostgreSQL server too. Every test finds the
 * service in the state of a fresh start.
 */
export function withService(suite: Suite): void {
  if (process.env.TEST_DEEP === '1') onBothEngines(suite);
  else describe(names.embedded, () => run(suite, 'embedded'));
}

/**
 * Runs a suite that tests what the engines might do differently against the embedded database and, when one is
 * reachable, a PostgreSQL server. Every test finds the service in the state of a fresh start.
 */
export function onBothEngines(suite: Suite): void {
  describe(names.embedded, () => run(suite, 'embedded'));
  if (outside.freshSchema) describe(names.postgresql, () => run(suite, 'postgresql'));
  else
    console.warn(
      'NOT TESTED on a PostgreSQL server: none is reachable. TEST_DATABASE_URL names one, e.g. postgres://postgres@127.0.0.1:5432/test',
    );
}

function run(suite: Suite, engine: Engine): void {
  let service: ServiceUnderTest;
  beforeAll(async () => {
    service = await ServiceUnderTest.start({}, engine);
  });
  beforeEach(() => service.reset());
  afterAll(() => service.emulator.close());
  suite(() => service);
}
