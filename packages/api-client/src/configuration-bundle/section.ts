import { type Schema, Validator } from '@cfworker/json-schema';
import type { Call, ListAnswer, Reading, ServiceClient } from '../client';
import type { CrudCalls } from '../crud';
import { sorted, withoutEmpty } from './canonical';
import type { ConfigurationRecord, JsonObject, Secrets, SectionName } from './document';

/** Identity of a record in a service, beside its name. */
export interface StoredRecord {
  /** As it stands in addresses and in other records; of records that are known by their name that name. */
  readonly id: string | number;
  /** The service keeps it as it is: it can neither be changed nor deleted. */
  readonly builtIn: boolean;
  /** Its secrets by reference, where the service tells them. Never shown and never written to a bundle. */
  readonly secrets?: Secrets;
}

/** A record as a service has it. */
interface ListedRecord<Row = unknown> {
  readonly name: string;
  readonly row: Row;
  readonly stored: StoredRecord;
  /** It is the service's own and in no bundle. */
  readonly hidden?: boolean;
}

/** The records of a section of a service. */
export interface Listing<Row = unknown> {
  readonly records: readonly ListedRecord<Row>[];
  /** Records that could not be read, each with what is wrong with it. */
  readonly unreadable: readonly string[];
}

/** Finds the id that a record has in a service; undefined when it has none. */
export type IdOf = (section: SectionName, name: string) => string | number | undefined;

/** Finds the name of the record that has an id. */
type NameOf = (section: SectionName, id: string | number) => string;

/** A record that another one names. */
export interface Reference {
  readonly section: SectionName;
  readonly name: string;
  /** Where it is named: `readers[0].antennaConfiguration`. */
  readonly field: string;
}

/** Thrown when a record names one by its id that is not there: it cannot be sent. */
export class MissingReference extends Error {
  override readonly name = 'MissingReference';

  constructor(
    readonly section: SectionName,
    readonly missing: string,
  ) {
    super(`${section}/${missing}`);
  }
}

/** The records of one kind: how they are read and written, and what they name. */
export interface Section {
  readonly name: SectionName;
  /** Lists those of a service. @throws ServiceError; 404 when the service does not have this kind */
  list(client: Pick<ServiceClient, 'call'>, signal: AbortSignal | undefined): Promise<Listing>;
  /** A listed record as a bundle has it. */
  recordOf(row: unknown, nameOf: NameOf): ConfigurationRecord;
  /** A record of a file in the one form it is written in, or what is wrong with it. */
  check(record: JsonObject): Reading<ConfigurationRecord>;
  /** References of a record to others. */
  references(record: ConfigurationRecord): readonly Reference[];
  /**
   * The call that stores a record, with its secrets in clear.
   * @param stored what the service has in its place. @defaultValue it is new
   * @throws MissingReference
   */
  save(record: JsonObject, stored: StoredRecord | undefined, idOf: IdOf): Call<unknown>;
  /** The call that deletes a record; undefined when the service has none. */
  remove(name: string, stored: StoredRecord): Call<unknown> | undefined;
}

/** Differences between the records of a section and what its calls send. */
interface CrudSectionOptions<Row, Draft> {
  readonly name: SectionName;
  readonly calls: CrudCalls<Row, Draft>;
  /** Draft to save of a record that was read; `wire` has the secrets in clear. */
  readonly draftOf: (row: Row, wire: JsonObject) => Draft;
  /** Shape of a record where it is not what is sent. @defaultValue as it is sent */
  readonly schema?: Schema;
  /** A record as it is sent, with ids in place of names. @defaultValue as it is */
  readonly toWire?: (
    record: JsonObject,
    idOf: (section: SectionName, name: string) => string | number,
  ) => JsonObject;
  /** Record of a request, with names in place of ids. @defaultValue as it is */
  readonly fromWire?: (request: JsonObject, nameOf: NameOf, row: Row) => JsonObject;
  readonly references?: (record: ConfigurationRecord) => readonly Reference[];
  /**
   * True for a record that is the service's own, cannot be deleted, or is in no bundle. @defaultValue it is
   * like any other
   */
  readonly builtIn?: (row: Row) => boolean;
  readonly hidden?: (row: Row) => boolean;
  /** Fields that the service keeps and no form sends. @defaultValue none */
  readonly carried?: readonly (keyof Row & string)[];
  /** @defaultValue a record is known by its name */
  readonly numbered?: boolean;
}

/** Makes a section of records that have the usual calls. */
export function crudSection<Row extends { readonly name: string }, Draft>(
  options: CrudSectionOptions<Row, Draft>,
): Section {
  const { name, calls, draftOf, schema, numbered = false } = options;
  const toWire = options.toWire ?? ((record: JsonObject) => record);
  const fromWire = options.fromWire ?? ((request: JsonObject) => request);
  const validator = schema && new Validator(schema, '2020-12');
  // Answers of numbered records have an id, which no record of a bundle has.
  const rowOf = (wire: JsonObject) => calls.show('any').answer({ id: 0, ...wire });
  const carriedOf = (row: Row) =>
    Object.fromEntries((options.carried ?? []).flatMap((key) => (key in row ? [[key, row[key]]] : [])));
  /** The call with what its body carries beside what a form sends. */
  const carrying = (call: Call<Row | null>, row: Row): Call<Row | null> => ({
    ...call,
    body: { ...carriedOf(row), ...(call.body as object) },
  });
  const requestOf = (row: Row, wire: JsonObject) => carrying(calls.create(draftOf(row, wire)), row).body;
  const recordOf = (row: Row, nameOf: NameOf) =>
    sorted(withoutEmpty(fromWire(plain(requestOf(row, {})), nameOf, row))) as ConfigurationRecord;

  return {
    name,
    async list(client, signal) {
      const { rows, unreadable }: ListAnswer<Row> = await client.call(calls.list(), { signal });
      return {
        records: rows.map((row) => ({
          name: row.name,
          row,
          stored: {
            id: numbered ? (Reflect.get(row, 'id') as string | number) : row.name,
            builtIn: options.builtIn?.(row) ?? false,
          },
          ...(options.hidden?.(row) && { hidden: true }),
        })),
        unreadable: unreadable.map(({ index, id, reason }) => `${id ?? index + 1}: ${reason}`),
      };
    },
    recordOf: (row, nameOf) => recordOf(row as Row, nameOf),
    check(record) {
      const fault = validator && firstFault(validator, record);
      if (fault) return { matches: false, reason: fault };
      const interned: string[] = [];
      // What is blank is not written, also where it is required.
      const wire = toWire(withoutEmpty(record), (_section, named) => interned.push(named) - 1);
      const reading = rowOf(wire);
      if (!reading.matches) return reading;
      return { matches: true, value: recordOf(reading.value, (_section, id) => interned[Number(id)] ?? '') };
    },
    references: options.references ?? (() => []),
    save(record, stored, idOf) {
      const wire = toWire(record, (section, named) => {
        const id = idOf(section, named);
        if (id === undefined) throw new MissingReference(section, named);
        return id;
      });
      const reading = rowOf(wire);
      if (!reading.matches) throw new TypeError(reading.reason);
      const draft = draftOf(reading.value, wire);
      return carrying(stored ? calls.replace(String(stored.id), draft) : calls.create(draft), reading.value);
    },
    remove: (_name, { id }) => calls.destroy(String(id)),
  };
}

/** First fault of a value by its schema; undefined without any. */
export function firstFault(validator: Validator, value: unknown): string | undefined {
  const { valid, errors } = validator.validate(value);
  if (valid) return undefined;
  // The deepest place says what is meant; those above only repeat that something below is wrong.
  const [deepest] = [...errors].sort(
    (one, other) => other.instanceLocation.split('/').length - one.instanceLocation.split('/').length,
  );
  return `${deepest?.instanceLocation.replace(/^#\/?/, '') ?? ''} ${deepest?.error ?? ''}`.trim();
}

/** A request as it travels: without what JSON leaves out. */
export const plain = (request: unknown): JsonObject => JSON.parse(JSON.stringify(request)) as JsonObject;
