import type { FastifyInstance } from 'fastify';
import { notFound } from '../../server/failure';
import type { Service } from '../../server/service';
import { findReaderHealth, listReaderHealth, type ReaderStatus } from './store';

const base = '/itemsense/health/v1/readers';

/** How the readers are. */
export function readerHealthRoutes(app: FastifyInstance, { database }: Service): void {
  const reading = { config: { access: 'user' } } as const;

  app.get(base, reading, () => listReaderHealth(database));

  app.get<{ Params: { name: string } }>(
    `${base}/:name`,
    reading,
    async ({ params }): Promise<ReaderStatus> => {
      const status = await findReaderHealth(database, params.name);
      if (!status) throw notFound('Reader', params.name);
      return status;
    },
  );
}
