import { formatList } from '@console/design/language';
import { actionAddress, textIn } from '@console/remote/contract';
import type { RecordFields } from '../record-rows/recordRows';
import type { Command } from './command';
import type { PaletteSource, RecordVerb } from './recordSources';
import { fold, type Rank, rankOf } from './words';

/** A record, prepared for many searches. */
interface IndexedRecord {
  readonly id: string;
  readonly label: string;
  readonly detail: string;
  readonly text: string;
  readonly fields: RecordFields;
}

/** The records of a source, prepared for many searches. */
export interface RecordIndex {
  readonly source: PaletteSource;
  readonly records: readonly IndexedRecord[];
  /** Further fields by what identifies their record. @defaultValue they are not known, and keep nobody from acting */
  readonly also?: ReadonlyMap<string, RecordFields> | undefined;
}

/** Of a source: the commands that are shown, the rank of the best, and how many records and verbs were found. */
interface FoundRecords {
  readonly source: PaletteSource;
  readonly commands: readonly Command[];
  readonly rank: Rank;
  readonly total: number;
}

/** Most records of one kind that are shown; more would not be read. */
export const shownOfKind = 8;

/** Number of records found that actions are offered for. */
const actedOn = 3;

/** Most records of one kind shown to who asks for all; more are found by more words. */
const allOfKind = 200;

const asText = (value: unknown): string =>
  typeof value === 'string' || typeof value === 'number' ? String(value) : '';

const isExcepted = ({ except = {} }: Pick<RecordVerb, 'except'>, fields: RecordFields): boolean =>
  Object.entries(except).some(([field, value]) => fields[field] === value);

/** Prepares records for searching; those that nothing identifies are left out, and so is a second one of a name. */
export function indexRecords(source: PaletteSource, rows: readonly RecordFields[]): RecordIndex {
  const known = new Set<string>();
  const records: IndexedRecord[] = [];
  for (const fields of rows) {
    const id = asText(fields[source.id]);
    if (id === '' || known.has(id) || isExcepted(source, fields)) continue;
    known.add(id);
    const label = asText(fields[source.label]) || id;
    const details = source.fields.map((field) => asText(fields[field])).filter(Boolean);
    const searched = label === id ? [label, ...details] : [label, ...details, id];
    records.push({ id, label, detail: formatList(details), text: fold(searched.join(' ')), fields });
  }
  return { source, records };
}

const fill = (path: string, id: string) => path.replace(/:\w+/, encodeURIComponent(id));

/** The command that opens a record. */
const openCommand = ({ path }: PaletteSource, { id, label, detail }: IndexedRecord): Command => {
  const to = fill(path, id);
  return { key: `record ${to}`, kind: 'record', label, detail, target: { to } };
};

/** The value of a field, which may be inside another: `connectionStatus.status`. */
const valueAt = (fields: RecordFields, path: string): unknown =>
  path.split('.').reduce<unknown>((value, key) => (value as RecordFields | null | undefined)?.[key], fields);

/** Why something cannot be done with a record; undefined where it can, and while that is not known. */
function blockOf({ needs }: RecordVerb, { id, fields }: IndexedRecord, { source, also }: RecordIndex) {
  if (!needs || (source.also && !also)) return undefined;
  const known = { ...also?.get(id), ...fields };
  const isMet = Object.entries(needs.where).every(([path, values]) =>
    values.includes(asText(valueAt(known, path))),
  );
  return isMet ? undefined : textIn(needs.reason);
}

function verbCommand(verb: RecordVerb, record: IndexedRecord, index: RecordIndex): Command {
  const { id, label, detail } = record;
  const page = fill(verb.path, id);
  const to = verb.action === undefined ? page : actionAddress(page, verb.action);
  const blockedReason = blockOf(verb, record, index);
  return {
    key: `verb ${to}`,
    kind: 'verb',
    label: `${verb.label} ${label}`,
    detail,
    target: { to },
    ...(blockedReason !== undefined && { blockedReason }),
  };
}

const offers = (verb: RecordVerb, { fields }: IndexedRecord) => !isExcepted(verb, fields);

interface Ranked {
  readonly record: IndexedRecord;
  readonly rank: Rank;
}

/** The best records for words, at most so many, in their order; and how many there are. */
function rankRecords(records: readonly IndexedRecord[], words: readonly string[], most: number) {
  const byRank: [Ranked[], Ranked[], Ranked[], Ranked[]] = [[], [], [], []];
  let total = 0;
  for (const record of records) {
    const rank = rankOf(record.text, record.label.length, words);
    if (rank === undefined) continue;
    total += 1;
    if (byRank[rank].length < most) byRank[rank].push({ record, rank });
  }
  return { best: byRank.flat().slice(0, most), total };
}

/** Fewest letters of a verb that stand for it without a record: `restart`. */
const verbAlone = 3;

/** The words that name the record beside a verb; undefined where none of them is one of the verb. */
function recordWords({ label }: RecordVerb, words: readonly string[]): readonly string[] | undefined {
  const does = fold(label);
  const rest = words.filter((word) => !` ${does}`.includes(` ${word}`));
  if (rest.length === words.length) return undefined;
  const phrase = words.join(' ');
  return rest.length > 0 || (phrase.length >= verbAlone && does.startsWith(phrase)) ? rest : undefined;
}

/** The best records to act on, those that cannot be acted on last. */
function rankActedOn(
  verb: RecordVerb,
  index: RecordIndex,
  words: readonly string[],
  most: number,
): { readonly best: readonly Ranked[]; readonly total: number } {
  const offered = index.records.filter((record) => offers(verb, record));
  const isBlocked = (record: IndexedRecord) => blockOf(verb, record, index) !== undefined;
  const able = rankRecords(verb.needs ? offered.filter((each) => !isBlocked(each)) : offered, words, most);
  const unable = rankRecords(verb.needs ? offered.filter(isBlocked) : [], words, most);
  return { best: [...able.best, ...unable.best].slice(0, most), total: able.total + unable.total };
}

/**
 * Results for one kind of record: the records, and the actions on the first of them. Words of a verb stand for it, and
 * the others for the record: `restart dock 4`.
 *
 * @param words - folded, at least one
 * @param all - shows all of them, up to 200. @defaultValue the best eight, and what can be done with three
 */
export function searchRecords(
  index: RecordIndex,
  words: readonly string[],
  all = false,
): FoundRecords | undefined {
  const { source, records } = index;
  const found = rankRecords(records, words, all ? allOfKind : shownOfKind);
  const { best } = found;
  let { total } = found;
  const verbs = source.verbs.flatMap((verb): { readonly command: Command; readonly rank: Rank }[] => {
    const rest = recordWords(verb, words);
    if (!rest) return [];
    const possible = rankActedOn(verb, index, rest, all ? allOfKind : actedOn);
    total += possible.total;
    return possible.best.map(({ record, rank }) => ({ command: verbCommand(verb, record, index), rank }));
  });
  const onBest = best
    .slice(0, 1)
    .flatMap(({ record }) =>
      source.verbs.filter((verb) => offers(verb, record)).map((verb) => verbCommand(verb, record, index)),
    );
  const commands = [
    ...best.map(({ record }) => openCommand(source, record)),
    ...verbs.map(({ command }) => command),
    ...onBest,
  ];
  const [first] = [...best.map(({ rank }) => rank), ...verbs.map(({ rank }) => rank)].sort();
  if (first === undefined) return undefined;
  const unique = [...new Map(commands.map((command) => [command.key, command])).values()];
  return { source, commands: unique, rank: first, total };
}
