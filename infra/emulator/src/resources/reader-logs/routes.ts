import type { FastifyInstance } from 'fastify';
import type { Queryable } from '../../database';
import { momentInName, sendArchive } from '../../server/downloads/archive';
import { conflict, ServiceFailure } from '../../server/failure';
import { seededRandom } from '../../server/random/random';
import type { Service } from '../../server/service';
import { filesOfRequest } from './files';
import { waitForReaderLog } from './readerLogSteps';
import { beginRequest, logsOfRequest, newestRequest, type ReaderLogRequest, wantedReaders } from './store';

const base = '/itemsense/support/v1/readers/logs';

/** Collecting the logs of the readers: it takes its time, and some of them may not answer. */
export function readerLogRoutes(app: FastifyInstance, { database, clock, pace }: Service): void {
  const config = { access: [] } as const;

  app.post(`${base}/requests`, { config }, () =>
    database.transaction(async (transaction) => {
      const newest = await newestRequest(transaction);
      if (newest?.state === 'RUNNING')
        throw conflict('Reader logs are being collected already: wait for the existing collection to finish');
      const readers = await wantedReaders(transaction);
      if (readers.length === 0) throw conflict('There are no readers to collect logs from');
      const now = clock.now();
      const due = readers.map(({ name, reachable }) => {
        const wait = waitForReaderLog(reachable, seededRandom(pace.seed, name, now.getTime()));
        return { reader_name: name, next_step: new Date(now.getTime() + wait / pace.speed) };
      });
      await beginRequest(transaction, now, due);
      return statusOf(transaction, await existing(transaction));
    }),
  );

  app.get(`${base}/requests`, { config }, async () => statusOf(database, await existing(database)));

  app.get(`${base}/download`, { config: { ...config, download: true } }, async (_request, reply) => {
    const request = await existing(database);
    if (request.state === 'RUNNING')
      throw conflict('Reader logs are still being collected: wait for the collection to finish');
    if (request.state === 'ERROR') throw conflict('No reader has sent its log');
    return sendArchive(
      reply,
      `reader-logs-${momentInName(request.requested)}`,
      filesOfRequest(database, request),
    );
  });
}

async function existing(database: Queryable): Promise<ReaderLogRequest> {
  const newest = await newestRequest(database);
  if (!newest) throw new ServiceFailure(404, 'Not found', 'Reader logs have not been requested yet');
  return newest;
}

async function statusOf(database: Queryable, { id, state, requested, completed }: ReaderLogRequest) {
  const logs = await logsOfRequest(database, id);
  const inState = (wanted: string) =>
    logs.filter((log) => log.state === wanted).map(({ reader_name }) => reader_name);
  return {
    state,
    readersStates: { RUNNING: inState('RUNNING'), DONE: inState('DONE'), ERROR: inState('ERROR') },
    requestTime: requested.toISOString(),
    completeTime: completed?.toISOString() ?? null,
  };
}
