import { readTime } from '@console/api-client/wire';
import type { FastifyInstance } from 'fastify';
import { product } from '../../server/build';
import { momentInName, sendArchive } from '../../server/downloads/archive';
import { invalid } from '../../server/failure';
import type { Service } from '../../server/service';
import { listReaderHealth } from '../reader-health/store';
import { logFiles } from './files';
import { type LogRange, logLines } from './lines';

interface LogQuery {
  readonly from?: string;
  readonly to?: string;
  readonly extended?: boolean;
}

const querySchema = {
  type: 'object',
  properties: { from: { type: 'string' }, to: { type: 'string' }, extended: { type: 'boolean' } },
} as const;

/** The service's own logs. 204: there are none in that time. */
export function systemLogRoutes(app: FastifyInstance, { database, clock }: Service): void {
  app.get<{ Querystring: LogQuery }>(
    '/itemsense/support/v1/logs',
    { config: { access: [], download: true }, schema: { querystring: querySchema } },
    async ({ query }, reply) => {
      const lines = await logLines(database, rangeOf(query));
      if (lines.length === 0) return reply.code(204).send();
      const now = clock.now();
      const more = query.extended ? [await readerHealthFile(), productFile(now)] : [];
      return sendArchive(reply, `itemsense-logs-${momentInName(now)}`, [...logFiles(lines), ...more]);
    },
  );

  async function readerHealthFile() {
    const health = await listReaderHealth(database);
    return { name: 'extended/reader-health.json', text: pretty(health), modified: clock.now() };
  }

  function productFile(modified: Date) {
    return { name: 'extended/product.json', text: pretty({ ...product, database: database.kind }), modified };
  }
}

const pretty = (value: unknown) => `${JSON.stringify(value, null, 2)}\n`;

/** @throws 400 for what is no time, and for a range that ends before it begins */
function rangeOf({ from, to }: LogQuery): LogRange {
  const range = { from: momentOf('from', from), to: momentOf('to', to) };
  if (range.from && range.to && range.to <= range.from) throw invalid('to', 'must be after from');
  return range;
}

function momentOf(field: string, text: string | undefined): Date | null {
  const time = readTime(text);
  if (time === undefined) return null;
  const moment = new Date(time);
  if (Number.isNaN(moment.getTime())) throw invalid(field, 'must be a time of ISO 8601');
  return moment;
}
