import type { DataPage, PageAsked } from '@console/api-client/items';

/** Rows of one page: the most that the service answers at once. */
export const pageSize = 1000;

/** Asks the service for one page. */
export type AskPage<Row> = (page: PageAsked) => Promise<DataPage<Row>>;

/**
 * Pages one after another, the next only when it is wanted.
 * @param from marker of the page before the first that is wanted; undefined for the first of all
 * @throws whatever asking throws, and an error for a service that leads in a circle
 */
export async function* pagesOf<Row>(ask: AskPage<Row>, from?: string): AsyncGenerator<DataPage<Row>> {
  let pageMarker = from;
  const markers = new Set<string>();
  do {
    const page: DataPage<Row> = await ask({ ...(pageMarker !== undefined && { pageMarker }), pageSize });
    yield page;
    if (pageMarker !== undefined) markers.add(pageMarker);
    pageMarker = page.nextPageMarker;
    if (pageMarker !== undefined && markers.has(pageMarker))
      throw new Error('The service leads from a page to one that was read before.');
  } while (pageMarker !== undefined);
}
