import { outside } from './outside';
import { ServiceUnderTest } from './service';

/**
 * Runs a suite against the embedded database and, when one is reachable, a PostgreSQL server. Every test
 * finds the service in the state of a fresh start.
 */
export function onBothEngines(suite: (service: () => ServiceUnderTest) => void): void {
  describe('on the embedded database', () => run(suite, async () => ({ drop: async () => {} })));
  const { freshSchema } = outside;
  if (freshSchema) describe('on a PostgreSQL server', () => run(suite, freshSchema));
  else
    console.warn(
      'NOT TESTED on a PostgreSQL server: none is reachable. TEST_DATABASE_URL names one, e.g. postgres://postgres@127.0.0.1:5432/test',
    );
}

function run(
  suite: (service: () => ServiceUnderTest) => void,
  makeStorage: () => Promise<{ readonly databaseUrl?: string; drop(): Promise<void> }>,
): void {
  let service: ServiceUnderTest;
  let drop: () => Promise<void>;
  beforeAll(async () => {
    const storage = await makeStorage();
    drop = storage.drop;
    service = await ServiceUnderTest.start({ databaseUrl: storage.databaseUrl });
  });
  beforeEach(() => service.emulator.reset());
  afterAll(async () => {
    await service.emulator.close();
    await drop();
  });
  suite(() => service);
}
