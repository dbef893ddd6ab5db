import type { FastifyInstance } from 'fastify';
import { notFound } from '../../server/failure';
import { sendSerialised } from '../../server/lists/sendSerialised';
import { serialisedList } from '../../server/lists/serialisedList';
import type { Service } from '../../server/service';
import { changedReaderHealth, findReaderHealth, type ReaderStatus } from './store';

const base = '/itemsense/health/v1/readers';

/** Routes of the health of readers. */
export function readerHealthRoutes(app: FastifyInstance, service: Service): void {
  const { database } = service;
  const reading = { config: { access: 'user' } } as const;

  const list = serialisedList(service, ['reader_state'], (since) => changedReaderHealth(database, since));
  app.get(base, reading, async (_request, reply) => sendSerialised(reply, await list()));

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
