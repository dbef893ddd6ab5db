/**
 * A time of the wire as plain ISO 8601. Old releases append the zone's name: `2016-01-01T00:00:00.000Z[Etc/UTC]`.
 */
export function readTime(time: string | null | undefined): string | undefined {
  return time?.replace(/\[[^\]]*\]$/, '') || undefined;
}
