import type { PagesAhead } from './pagesAhead';

/** Time that a pointer or the focus rests on a link that is about to be used, in milliseconds. */
const dwell = 65;

interface Connection {
  readonly saveData?: boolean;
  readonly effectiveType?: string;
}

/** Tells that the person saves data: then only what is really opened is fetched. */
export function isSparing(): boolean {
  const { connection } = navigator as { readonly connection?: Connection };
  return connection?.saveData === true || /2g/.test(connection?.effectiveType ?? '');
}

/** Waits until the main thread has nothing to do; where the browser cannot tell, for a moment. */
export const idle = () =>
  new Promise<void>((resolve) => {
    if (typeof requestIdleCallback === 'undefined') setTimeout(resolve, 200);
    else requestIdleCallback(() => resolve());
  });

/** The link that something happens on, if it leads to another page of this console in the same tab. */
function linkAt({ target }: Event): HTMLAnchorElement | undefined {
  const link = target instanceof Element ? target.closest('a') : null;
  if (!link?.href || (link.target && link.target !== '_self') || link.hasAttribute('download'))
    return undefined;
  return link.origin === location.origin && link.pathname !== location.pathname ? link : undefined;
}

/**
 * Has pages fetched while their links are about to be used: of the navigation all they need, of other links the code,
 * as lists are full of them. A link that is pressed gets all.
 * @returns ends it.
 */
export function followLinks({ begin, beginCode }: Pick<PagesAhead, 'begin' | 'beginCode'>): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const onRest = (event: Event) => {
    clearTimeout(timer);
    const link = linkAt(event);
    if (!link || isSparing()) return;
    const ask = link.closest('nav') ? begin : beginCode;
    timer = setTimeout(() => void ask(link.pathname), dwell);
  };
  const onPress = (event: Event) => {
    clearTimeout(timer);
    const link = linkAt(event);
    if (link) void begin(link.pathname);
  };
  const listeners = { pointerover: onRest, focusin: onRest, pointerdown: onPress };
  for (const [type, listener] of Object.entries(listeners))
    document.addEventListener(type, listener, { passive: true });
  return () => {
    clearTimeout(timer);
    for (const [type, listener] of Object.entries(listeners)) document.removeEventListener(type, listener);
  };
}
