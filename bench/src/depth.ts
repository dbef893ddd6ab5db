/** Where a request came from, as the browser tells it. */
export interface Initiator {
  readonly type: string;
  readonly url?: string;
  readonly stack?: Stack;
}

interface Stack {
  readonly callFrames: readonly { readonly url: string }[];
  readonly parent?: Stack;
}

/** A request as the browser sent it. */
export interface Asked {
  readonly url: string;
  readonly initiator: Initiator;
  /** When it was sent, in seconds. */
  readonly begin: number;
  /** When its answer was complete, in seconds; undefined while it is not. */
  readonly end?: number;
}

function scriptsOf(stack: Stack | undefined): string[] {
  if (!stack) return [];
  return [...stack.callFrames.map(({ url }) => url), ...scriptsOf(stack.parent)];
}

/** The request without which this one would not have been sent; undefined for the first. */
function parentOf({ initiator }: Asked, byUrl: ReadonlyMap<string, Asked>): Asked | undefined {
  const candidates = [...scriptsOf(initiator.stack), initiator.url ?? ''];
  return candidates.map((url) => byUrl.get(url)).find((parent) => parent !== undefined);
}

/**
 * Number of requests that had to follow one another: 1 for the document alone, 2 for what it names, 3 for
 * what a script that it names asks for.
 */
export function depthOf(requests: readonly Asked[]): number {
  const byUrl = new Map<string, Asked>();
  // The first request for an address is the one that others waited for.
  for (const request of requests) if (!byUrl.has(request.url)) byUrl.set(request.url, request);
  const depths = new Map<Asked, number>();
  const depth = (request: Asked): number => {
    const known = depths.get(request);
    if (known !== undefined) return known;
    // A circle cannot be: a request that is being looked at counts as the first.
    depths.set(request, 1);
    const parent = parentOf(request, byUrl);
    const found = parent && parent !== request ? depth(parent) + 1 : 1;
    depths.set(request, found);
    return found;
  };
  return Math.max(0, ...requests.map(depth));
}

/**
 * The longest chain of requests of which each was sent after the answer of the one before was complete. The initiator
 * does not tell this of requests that one script sends one after the other.
 */
export function chainOf(requests: readonly Asked[]): number {
  const ordered = [...requests].sort((one, other) => one.begin - other.begin);
  const lengths: number[] = [];
  for (const [index, { begin }] of ordered.entries()) {
    const before = lengths.filter(
      (_, earlier) => (ordered[earlier]?.end ?? Number.POSITIVE_INFINITY) <= begin,
    );
    lengths[index] = Math.max(0, ...before) + 1;
  }
  return Math.max(0, ...lengths);
}
