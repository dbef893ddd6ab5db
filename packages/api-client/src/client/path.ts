/** First path segment of the service proper (WIRE-02). */
const service = 'itemsense';

/**
 * Path under the service's fixed segment: `/itemsense/…`. Every segment is encoded.
 * @throws RangeError for a segment no address can carry.
 */
export function servicePath(...segments: readonly string[]): string {
  return consolePath(service, ...segments);
}

/**
 * Path from the root of the console's origin: `/api/…`. Every segment is encoded.
 * @throws RangeError for a segment no address can carry.
 */
export function consolePath(...segments: readonly string[]): string {
  return segments.map((segment) => `/${encodeSegment(segment)}`).join('');
}

/** Addresses of records that are identified by their name (WIRE-03). */
export function namedRecordPaths(collection: string) {
  const under = (...segments: string[]) => servicePath('configuration', 'v1', collection, ...segments);
  return {
    list: () => under('show'),
    one: (name: string) => under('show', name),
    create: () => under('create'),
    replace: () => under('createOrReplace'),
    destroy: (name: string) => under('destroy', name),
    /** Anything below one record or the collection. */
    under,
  };
}

// An empty segment and the two dot segments (encoded or not) are taken out of an address before it is sent:
// deleting a record of such a name would reach the address of the collection.
function encodeSegment(segment: string): string {
  if (segment === '' || segment === '.' || segment === '..')
    throw new RangeError(`"${segment}" cannot be part of an address.`);
  return encodeURIComponent(segment);
}
