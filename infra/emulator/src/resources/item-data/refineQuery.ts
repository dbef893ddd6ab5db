import { invalid } from '../../server/failure';

/** An ISO 8601 time of a query; old clients append the zone's name, and a `+` may have arrived as a space. */
const timePattern = /^\d{4}-\d\d-\d\d(T\d\d:\d\d(:\d\d(\.\d+)?)?(Z|[+-]\d\d:?\d\d)?)?$/;

/**
 * Reads a time of a query.
 * @param field its name, for the refusal
 * @throws 400 when it is no time
 */
export function readTime(field: string, text: string | undefined): Date | undefined {
  if (text === undefined) return undefined;
  const plain = text.replace(/\[[^\]]*\]$/, '').replace(/ (\d\d:?\d\d)$/, '+$1');
  const time = new Date(/T/.test(plain) && !/(Z|[+-]\d\d:?\d\d)$/.test(plain) ? `${plain}Z` : plain);
  if (!timePattern.test(plain) || Number.isNaN(time.getTime()))
    throw invalid(field, 'must be a time in ISO 8601, such as 2026-03-02T08:00:00.000Z');
  return time;
}

/**
 * The values of list parameters: single, comma-separated or repeated. What holds a comma also counts as a whole,
 * since names may hold one; a name that does not exist matches nothing.
 * @returns `undefined` when nothing is asked for
 */
export function readNames(...lists: readonly (readonly string[] | undefined)[]): string[] | undefined {
  const given = lists.flatMap((list) => list ?? []).filter((value) => value !== '');
  if (given.length === 0) return undefined;
  const parts = given.flatMap((value) => value.split(',').map((part) => part.trim()));
  return [...new Set([...given, ...parts])].filter((value) => value !== '');
}

const uuid = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;

/** Ids of jobs among the values; what is no id belongs to no job. `undefined` when nothing is asked for. */
export function readJobIds(...lists: readonly (readonly string[] | undefined)[]): string[] | undefined {
  return readNames(...lists)?.filter((value) => uuid.test(value));
}
