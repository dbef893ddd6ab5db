import type { Call, ServiceClient } from '../client';
import type { DataPage, PageAsked } from './calls';
import { maxPageSize } from './schema';

/**
 * All rows that a question finds, page by page, as large as pages may be, the oldest first where they have an order.
 * @param show - the call for a page
 * @throws ServiceError when a page cannot be had, and when it is aborted
 */
export async function* everyPage<Row>(
  client: ServiceClient,
  show: (page: PageAsked) => Call<DataPage<Row>>,
  signal: AbortSignal,
): AsyncGenerator<readonly Row[]> {
  let pageMarker: string | undefined;
  do {
    const asked = { pageSize: maxPageSize, ...(pageMarker !== undefined && { pageMarker }) };
    const page = await client.call(show(asked), { signal });
    yield page.rows;
    pageMarker = page.nextPageMarker;
  } while (pageMarker !== undefined);
}
