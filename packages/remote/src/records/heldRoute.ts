import type { RouteObject } from '@console/design/router';

/** Time the page of before stays while the next one is on its way, in milliseconds. */
const holdFor = 200;

/**
 * Begins to fetch what a page needs.
 * @returns settles when all of it is there or cannot be had, and never rejects; undefined when nothing is missing.
 */
export type BeginPage = (pathname: string) => Promise<unknown> | undefined;

/** The part of a route that loads its pages, see {@link heldRoute}. */
export type HeldRoute = Pick<RouteObject, 'loader' | 'shouldRevalidate'>;

/**
 * Makes a route keep the page of before until the next one can be drawn, so that address, title and content change at
 * once. What takes longer than a moment shows its loading state instead.
 * @param begin begins to fetch what the page at an address needs.
 */
export const heldRoute = (begin: BeginPage): HeldRoute => ({
  loader: async ({ request }) => {
    await soon(begin(new URL(request.url).pathname));
    return null;
  },
  shouldRevalidate: ({ currentUrl, nextUrl }) =>
    currentUrl.pathname !== nextUrl.pathname && begin(nextUrl.pathname) !== undefined,
});

/** Waits for something, but only for a moment. */
async function soon(begun: Promise<unknown> | undefined): Promise<void> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const over = new Promise((resolve) => {
    timer = setTimeout(resolve, begun ? holdFor : 0);
  });
  await Promise.race([begun, over]);
  clearTimeout(timer);
}
