/** The ways a column can be filtered. */
export type FilterKind = 'text' | 'choice' | 'number' | 'date' | 'yesNo';

/** A filter in force. */
export type Filter =
  | { kind: 'text'; text: string }
  /** Any of these; the empty text stands for blank. */
  | { kind: 'choice'; values: readonly string[] }
  /** Both ends belong to it; at least one is given. */
  | { kind: 'number'; min?: number; max?: number }
  /** Days `YYYY-MM-DD` in the time zone in which times show; both belong to it; at least one is given. */
  | { kind: 'date'; from?: string; to?: string }
  | { kind: 'yesNo'; value: boolean };

/** Filters in force by the key of their column. */
export type Filters = ReadonlyMap<string, Filter>;

const longest = 200;
const mostValues = 100;
const numberPattern = /^-?\d+(\.\d+)?(e[+-]?\d+)?$/i;
const dayPattern = /^\d{4}-\d{2}-\d{2}$/;

/** A number as typed or as in an address; undefined when blank or not a number. */
export function readNumber(text: string): number | undefined {
  const number = numberPattern.test(text) ? Number(text) : Number.NaN;
  return Number.isFinite(number) ? number : undefined;
}

/** A day `YYYY-MM-DD` that the calendar has; undefined for everything else. */
export function readDay(text: string): string | undefined {
  if (!dayPattern.test(text)) return undefined;
  const time = new Date(`${text}T00:00:00Z`);
  return !Number.isNaN(time.getTime()) && time.toISOString().startsWith(text) ? text : undefined;
}

/** Reads `low..high`, where one end may be missing; undefined unless everything given can be read and is in order. */
function readRange<End extends string | number>(text: string, read: (end: string) => End | undefined) {
  const [, low = '', high = ''] = /^(.*?)\.\.(.*)$/.exec(text) ?? [];
  const from = read(low);
  const to = read(high);
  if ((low !== '' && from === undefined) || (high !== '' && to === undefined)) return undefined;
  if (from === undefined && to === undefined) return undefined;
  if (from !== undefined && to !== undefined && from > to) return undefined;
  return { from, to };
}

/** The filter a user or an address asks for, without what is empty; undefined when nothing is left to filter by. */
export function cleanFilter(filter: Filter): Filter | undefined {
  switch (filter.kind) {
    case 'text':
      return filter.text.trim() === '' ? undefined : { kind: 'text', text: filter.text.slice(0, longest) };
    case 'choice': {
      const values = [...new Set(filter.values)].filter(({ length }) => length <= longest);
      return values.length === 0 ? undefined : { kind: 'choice', values: values.slice(0, mostValues) };
    }
    case 'number':
    case 'date':
      return readFilter(filter.kind, writeFilter(filter));
    case 'yesNo':
      return filter;
  }
}

/** Reads a filter from the values of its parameter; undefined for whatever this kind of filter cannot be. */
export function readFilter(kind: FilterKind, values: readonly string[]): Filter | undefined {
  const [text = ''] = values;
  switch (kind) {
    case 'text':
      return cleanFilter({ kind, text });
    case 'choice':
      return cleanFilter({ kind, values });
    case 'number': {
      const range = readRange(text, readNumber);
      return range && { kind, ...pick('min', range.from), ...pick('max', range.to) };
    }
    case 'date': {
      const range = readRange(text, readDay);
      return range && { kind, ...pick('from', range.from), ...pick('to', range.to) };
    }
    case 'yesNo':
      return text === 'yes' || text === 'no' ? { kind, value: text === 'yes' } : undefined;
  }
}

function pick<Key extends string, Value>(key: Key, value: Value | undefined): { [name in Key]?: Value } {
  const picked: { [name in Key]?: Value } = {};
  if (value !== undefined) picked[key] = value;
  return picked;
}

/** Writes what {@link readFilter} reads: the values of the parameter, one for each choice. */
export function writeFilter(filter: Filter): readonly string[] {
  switch (filter.kind) {
    case 'text':
      return [filter.text];
    case 'choice':
      return filter.values;
    case 'number':
      return [`${filter.min ?? ''}..${filter.max ?? ''}`];
    case 'date':
      return [`${filter.from ?? ''}..${filter.to ?? ''}`];
    case 'yesNo':
      return [filter.value ? 'yes' : 'no'];
  }
}
