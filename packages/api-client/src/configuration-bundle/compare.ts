import { isSame } from './canonical';
import {
  type Configuration,
  type ConfigurationRecord,
  isObject,
  type Json,
  type JsonObject,
  recordKey,
  type SectionName,
  sectionNames,
} from './document';

/** A value of a record that differs. */
export interface FieldChange {
  /** `placement.x`, `zones[Dock 4].points`. */
  readonly field: string;
  /** Absent where there was none. */
  readonly before?: Json;
  /** Absent where there is none any more. */
  readonly after?: Json;
}

/** State of a record of one configuration in another. */
export type RecordDifference = 'added' | 'changed' | 'same' | 'removed';

/** A record of two configurations. */
export interface ComparedRecord {
  /** See `recordKey`. */
  readonly key: string;
  readonly section: SectionName;
  readonly name: string;
  readonly difference: RecordDifference;
  /** Changed fields; empty unless the record is changed. */
  readonly fields: readonly FieldChange[];
  readonly before?: ConfigurationRecord;
  readonly after?: ConfigurationRecord;
}

/**
 * Compares two configurations record by record, in the order of sections. Sections that one of them lacks say nothing,
 * and are left out.
 */
export function compareConfigurations(before: Configuration, after: Configuration): ComparedRecord[] {
  return sectionNames.flatMap((section) => {
    const [old, wanted] = [before[section], after[section]];
    return old && wanted ? compareSection(section, old, wanted) : [];
  });
}

function compareSection(
  section: SectionName,
  before: readonly ConfigurationRecord[],
  after: readonly ConfigurationRecord[],
): ComparedRecord[] {
  const old = new Map(before.map((record) => [recordKey(section, record.name), record]));
  const wanted = new Set(after.map(({ name }) => recordKey(section, name)));
  return [
    ...after.map((record): ComparedRecord => {
      const key = recordKey(section, record.name);
      const earlier = old.get(key);
      const named = { key, section, name: record.name, after: record };
      if (!earlier) return { ...named, difference: 'added', fields: [] };
      const fields = fieldChanges(earlier, record);
      return { ...named, difference: fields.length > 0 ? 'changed' : 'same', fields, before: earlier };
    }),
    ...before
      .filter(({ name }) => !wanted.has(recordKey(section, name)))
      .map(
        (record): ComparedRecord => ({
          key: recordKey(section, record.name),
          section,
          name: record.name,
          difference: 'removed',
          fields: [],
          before: record,
        }),
      ),
  ];
}

/**
 * Differences between two records, field by field. Entries of lists are found by their names, where they have
 * any.
 */
export function fieldChanges(before: JsonObject, after: JsonObject, path = ''): FieldChange[] {
  const keys = [...new Set([...Object.keys(before), ...Object.keys(after)])].sort();
  return keys.flatMap((key) => valueChanges(before[key], after[key], path ? `${path}.${key}` : key));
}

function valueChanges(before: Json | undefined, after: Json | undefined, field: string): FieldChange[] {
  if (isSame(before, after)) return [];
  if (isObject(before) && isObject(after)) return fieldChanges(before, after, field);
  const entries = namedEntries(before, after);
  if (!entries) return [change(field, before, after)];
  const [old, wanted] = entries;
  const names = [...new Set([...old.keys(), ...wanted.keys()])];
  const changes = names.flatMap((name) => valueChanges(old.get(name), wanted.get(name), `${field}[${name}]`));
  // The same entries in another order.
  return changes.length > 0 ? changes : [change(field, [...old.keys()], [...wanted.keys()])];
}

const change = (field: string, before: Json | undefined, after: Json | undefined): FieldChange => ({
  field,
  ...(before !== undefined && { before }),
  ...(after !== undefined && { after }),
});

type Entries = ReadonlyMap<string, JsonObject>;

/** Two lists by the names of their entries; undefined when these are not known by names. */
function namedEntries(before: Json | undefined, after: Json | undefined): [Entries, Entries] | undefined {
  if (!Array.isArray(before) || !Array.isArray(after)) return undefined;
  for (const key of ['name', 'reader']) {
    const [old, wanted] = [entriesBy(key, before), entriesBy(key, after)];
    if (old && wanted) return [old, wanted];
  }
  return undefined;
}

function entriesBy(key: string, list: readonly Json[]): Entries | undefined {
  const entries = new Map<string, JsonObject>();
  for (const entry of list) {
    const name = isObject(entry) ? entry[key] : undefined;
    if (!isObject(entry) || typeof name !== 'string' || entries.has(name)) return undefined;
    entries.set(name, entry);
  }
  return entries;
}

/** Fields that stay as they are, by the key of their record; named as {@link FieldChange} names them. */
export type KeptFields = ReadonlyMap<string, ReadonlySet<string>>;

/** The configuration that is wanted, but for fields that stay as they are now. */
export const keepFields = (wanted: Configuration, present: Configuration, kept: KeptFields): Configuration =>
  Object.fromEntries(
    Object.entries(wanted).map(([section, records]) => {
      const now = new Map(present[section as SectionName]?.map((record) => [record.name, record]));
      return [
        section,
        records.map((record) => {
          const fields = kept.get(recordKey(section as SectionName, record.name));
          const before = now.get(record.name);
          return fields && before ? { ...keptObject(before, record, fields), name: record.name } : record;
        }),
      ];
    }),
  );

/** The object after a change, with the fields before it that are kept. */
const keptObject = (
  before: JsonObject,
  after: JsonObject,
  kept: ReadonlySet<string>,
  path = '',
): JsonObject =>
  Object.fromEntries(
    [...new Set([...Object.keys(after), ...Object.keys(before)])].flatMap((key) => {
      const value = keptValue(before[key], after[key], path ? `${path}.${key}` : key, kept);
      return value === undefined ? [] : [[key, value]];
    }),
  );

/** The same walk as that of {@link valueChanges}, so that fields have the same names. */
function keptValue(
  before: Json | undefined,
  after: Json | undefined,
  field: string,
  kept: ReadonlySet<string>,
): Json | undefined {
  if (isSame(before, after)) return after;
  if (isObject(before) && isObject(after)) return keptObject(before, after, kept, field);
  const entries = namedEntries(before, after);
  const isOrder = valueChanges(before, after, field).every((change) => change.field === field);
  if (!entries || isOrder) return kept.has(field) ? before : after;
  const [old, wanted] = entries;
  const names = [...wanted.keys()];
  // What is only in the old list comes back to where it was.
  [...old.keys()].forEach((name, at, all) => {
    if (!wanted.has(name)) names.splice(at === 0 ? 0 : names.indexOf(all[at - 1] ?? '') + 1, 0, name);
  });
  return names.flatMap((name) => keptValue(old.get(name), wanted.get(name), `${field}[${name}]`, kept) ?? []);
}
