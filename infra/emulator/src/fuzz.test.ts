/** @jest-environment ./infra/emulator/testing/environment.ts */
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { type FuzzOptions, fuzzService } from '../testing/fuzz';
import { admin, operator, ServiceUnderTest } from '../testing/service';

const isDeep = process.env.TEST_DEEP === '1';

/** Requests of a run: a slice of some seconds, or all of a deep one, of which there may be fewer. */
const runs = isDeep ? Number(process.env.FUZZ_RUNS ?? 200_000) : 500;

/**
 * Allowed growth of the heap in a deep run, in bytes: less than one byte for each request that is kept by
 * mistake.
 */
const growth = 48 * 1024 * 1024;

let service: ServiceUnderTest;
beforeAll(async () => {
  service = await ServiceUnderTest.start({ limits: { wrongPasswords: Number.POSITIVE_INFINITY } });
});
afterAll(() => service.emulator.close());

const collectGarbage = () => {
  setFlagsFromString('--expose-gc');
  (runInNewContext('gc') as () => void)();
};

async function options(): Promise<FuzzOptions> {
  const v1 = '/itemsense/configuration/v1';
  const names = async (path: string) =>
    (await service.get(path)).body.map(({ id, name }: { id?: string; name: string }) => String(id ?? name));
  const known = await Promise.all([
    names(`${v1}/readerDefinitions/show`),
    names(`${v1}/recipes/show`),
    names(`${v1}/zoneMaps/show`),
    names(`${v1}/thresholds`),
    names('/itemsense/control/v1/jobs/show'),
    names('/itemsense/control/v1/upgrades/show'),
  ]);
  return {
    url: service.emulator.url,
    document: (await service.get('/docs/openapi.json')).body,
    credentials: [admin, admin, operator],
    known: [
      'Admin',
      'operator',
      'ANTENNA_HUB',
      'FIRMWARE_SPEEDWAY',
      '1',
      ...known.flatMap((each) => each.slice(0, 4)),
    ],
    // They connect to brokers.
    except: [`POST ${v1}/events/brokers/{key}/test`, `POST ${v1}/events/publishers/{key}/test`],
    runs,
    seed: isDeep ? Date.now() : 20_161_121,
    restore: { every: 500, run: () => service.emulator.reset() },
  };
}

test(
  'no request of any kind brings the service to fail, and every refusal is well-formed',
  async () => {
    const fuzzing = await options();
    if (!isDeep) return fuzzService(fuzzing);
    await fuzzService({ ...fuzzing, runs: runs / 10 });
    collectGarbage();
    const { heapUsed } = process.memoryUsage();
    await fuzzService({ ...fuzzing, seed: fuzzing.seed + 1 });
    collectGarbage();
    expect(process.memoryUsage().heapUsed - heapUsed).toBeLessThan(growth);
  },
  isDeep ? 7_200_000 : 60_000,
);
