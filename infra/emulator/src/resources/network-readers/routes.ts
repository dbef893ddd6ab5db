import {
  type ReaderPasswordRequest,
  readerPasswordRequestSchema,
} from '@console/api-client/scanned-readers/schema';
import type { FastifyInstance } from 'fastify';
import { invalid, notFound } from '../../server/failure';
import type { Service } from '../../server/service';
import { type ScanQuery, whereaboutsOf } from './scanTargets';
import { findNetworkReaders, unlockReader } from './store';

/** Duration of a scan in life: at least, for each place it looks at, and at most, in milliseconds. */
const scanTime = { least: 1000, each: 1500, most: 12_000 };

/** Finding the readers that hang on the networks, and getting into those that have a password. */
export function networkReaderRoutes(app: FastifyInstance, { database, clock, pace }: Service): void {
  const config = { access: [] } as const;

  app.get<{ Querystring: ScanQuery & { refresh?: string } }>(
    '/api/readers',
    { config },
    async ({ query }) => {
      const whereabouts = await whereaboutsOf(database, query);
      const places = whereabouts.ranges.length + whereabouts.hosts.length;
      if (query.refresh === 'true')
        await clock.wait(Math.min(scanTime.least + scanTime.each * places, scanTime.most) / pace.speed);
      return findNetworkReaders(database, whereabouts);
    },
  );

  app.get<{ Params: { address: string }; Querystring: { type?: string } }>(
    '/api/readers/find/:address',
    { config },
    async ({ params: { address }, query: { type = 'ip' } }) => {
      if (type !== 'ip') throw invalid('type', 'must be ip');
      return existing(address);
    },
  );

  // A refused password is no 401: that would say that the caller is not signed in.
  app.put<{ Body: ReaderPasswordRequest }>(
    '/api/readers/authenticate',
    { config, schema: { body: readerPasswordRequestSchema } },
    async ({ body: { ipAddress, username, password } }) => {
      await existing(ipAddress);
      if (username !== 'root' || !(await unlockReader(database, ipAddress, password)))
        throw invalid('password', `is not the one of "${username}" on the reader at ${ipAddress}`);
      return existing(ipAddress);
    },
  );

  async function existing(address: string) {
    const [reader] = await findNetworkReaders(database, { ranges: [], hosts: [address] });
    if (!reader) throw notFound('Reader at', address);
    return reader;
  }
}
