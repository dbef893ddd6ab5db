/** @jest-environment ./infra/emulator/testing/environment.ts */
import { fuzzService } from '@console/emulator/testing/fuzz';
import { admin, operator, ServiceUnderTest } from '../../../emulator/testing/service';
import { startGatewayOf } from '../../test/gateways';
import { createSite, type Site } from '../../test/site';
import type { Gateway } from '../startGateway';

const isDeep = process.env.TEST_DEEP === '1';

let service: ServiceUnderTest;
let site: Site;
let gateway: Gateway;

beforeAll(async () => {
  service = await ServiceUnderTest.start({ limits: { wrongPasswords: Number.POSITIVE_INFINITY } });
  site = await createSite();
  gateway = await startGatewayOf(site, service.emulator);
});

afterAll(async () => {
  await gateway.close();
  await service.emulator.close();
  await site.remove();
});

test(
  'requests of every kind come through to the service, and refusals of both have one shape',
  async () => {
    const v1 = '/itemsense/configuration/v1/events';
    await fuzzService({
      url: gateway.url,
      document: (await service.get('/docs/openapi.json')).body,
      credentials: [admin, operator],
      known: ['Admin', 'operator', '1'],
      // They connect to brokers.
      except: [`POST ${v1}/brokers/{key}/test`, `POST ${v1}/publishers/{key}/test`],
      runs: isDeep ? 50_000 : 200,
      seed: 7,
      restore: { every: 500, run: () => service.emulator.reset() },
    });
  },
  isDeep ? 3_600_000 : undefined,
);
