/**
 * Tables whose rows tell what happened; the service keeps them as long as the real one does, which is for good as far
 * as its documents say: each token that was ever issued is listed, too.
 */
const chronicles = [
  'access_token',
  'health_event',
  'item',
  'item_history',
  'item_place',
  'item_stock',
  'job_iteration',
  'threshold_flow',
  'threshold_transition',
];

/**
 * Classes of the browser itself: what it learns of code, and what it keeps of performance and of requests, up to
 * limits of its own.
 */
const ofBrowser =
  /^page: class (\(|system|V8|InternalNode|blink::|Performance|TaskAttribution|LayoutShift|(Largest|Interaction)ContentfulPaint|DOMRectReadOnly)/;

/** The whole heap: that the engine compiles code for hours is seen in it, see `countKept`. */
const ofEngine = /: bytes of the heap$/;

/** Rises that are no leak: what was recorded, which is what the service is for, and what browser and engine keep. */
export const isExpected = (what: string) =>
  chronicles.some((table) => what === `service: rows of ${table}`) ||
  what === 'service: errors of jobs' ||
  ofBrowser.test(what) ||
  ofEngine.test(what);
