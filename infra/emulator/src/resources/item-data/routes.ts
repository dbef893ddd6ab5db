import {
  type EpcFormat,
  historyQuerySchema,
  itemQuerySchema,
  maxPageSize,
  transitionQuerySchema,
} from '@console/api-client/items/schema';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Queryable } from '../../database';
import type { BodyLimits } from '../../server/bodyPace';
import { bodyOfGet } from '../../server/readBodies';
import type { Service } from '../../server/service';
import { csvLine } from './csv';
import type { DataSet } from './dataSet';
import { isDownload, keepParameters, sendCsv } from './download';
import { history } from './history';
import { items } from './items';
import { type Page, readPage } from './readPage';
import { transitions } from './transitions';

const base = '/itemsense/data/v1/items/show';

/** Rows of a page when the client names no number. */
const defaultPageSize = 100;

/** Parameters of a query that the routes themselves read. */
interface PageQuery {
  readonly pageMarker?: string;
  readonly pageSize?: number;
  readonly alwaysIncludePageMarker?: boolean;
  readonly epcFormat?: EpcFormat;
}

/** Items, where they have been, and the thresholds they have crossed: in pages, or whole as CSV. */
export function itemDataRoutes(app: FastifyInstance, service: Service): void {
  dataRoute(app, service, base, itemQuerySchema, items);
  dataRoute(app, service, `${base}/history`, historyQuerySchema, history);
  dataRoute(app, service, `${base}/transitions`, transitionQuerySchema, transitions);
}

function dataRoute<Query extends PageQuery, Row>(
  app: FastifyInstance,
  service: Service,
  url: string,
  querystring: { readonly properties: object },
  data: DataSet<Query, Row>,
): void {
  const known = Object.keys(querystring.properties);
  app.get<{ Querystring: Query }>(
    url,
    {
      config: { access: ['DataReader'], download: true },
      schema: { querystring },
      preValidation: async (request: FastifyRequest) => {
        await takeMarkerOfBody(request, service.limits);
        keepParameters(request, known);
      },
    },
    (request, reply) => {
      const query = request.query as Query;
      if (!isDownload(request)) return answerPage(service, data, query);
      return sendCsv(reply, data.name, csvOf(service.database, data, query));
    },
  );
}

/** A published client sends its query, marker included, as the body of the GET: without the marker it asks forever. */
async function takeMarkerOfBody(request: FastifyRequest, limits: BodyLimits): Promise<void> {
  const query = request.query as { pageMarker?: unknown };
  const { pageMarker } = await bodyOfGet(request, limits);
  if (!query.pageMarker && typeof pageMarker === 'string') query.pageMarker = pageMarker;
}

async function answerPage<Query extends PageQuery, Row>(
  { database, pageMarkers }: Service,
  data: DataSet<Query, Row>,
  query: Query,
) {
  const { pageMarker, pageSize = defaultPageSize } = query;
  const after = pageMarker === undefined ? [] : pageMarkers.read(query, pageMarker);
  const { rows, end, more } = await readPage(database, data, query, after, pageSize);
  const goesOn = query.alwaysIncludePageMarker && data.moreFlag;
  return {
    [data.name]: rows,
    nextPageMarker: more || goesOn ? pageMarkers.write(query, end) : null,
    ...(goesOn && { [goesOn]: more }),
  };
}

/** The header line with the first page, then page by page. */
async function* csvOf<Query extends PageQuery, Row>(
  database: Queryable,
  data: DataSet<Query, Row>,
  query: Query,
): AsyncGenerator<string> {
  let page: Page | undefined;
  do {
    const header: string = page ? '' : csvLine(data.fields);
    page = await readPage(database, data, query, page?.end ?? [], maxPageSize);
    yield header + page.rows.map((row) => csvLine(data.fields.map((field) => row[field]))).join('');
  } while (page.more);
}
