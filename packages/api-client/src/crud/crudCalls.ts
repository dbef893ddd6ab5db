import type { Call, ListAnswer } from '../client';
import { readList, readNothing, readRecord, readStored, type Validator } from '../client/answer';
import { namedRecordPaths } from '../client/path';
import { identifierOf, identityOf, type ModelName } from '../meta';

/** The calls that list, show, create, replace and delete the records of a model. */
export interface CrudCalls<Row, Draft> {
  readonly model: ModelName;
  /** Lists all records; one that does not match its schema does not hide the others. */
  readonly list: () => Call<ListAnswer<Row>>;
  /** Shows the record of this identifier. */
  readonly show: (id: string) => Call<Row>;
  /** Creates a record; refused when its name is taken. Answers `null` when the service does not send the record. */
  readonly create: (draft: Draft) => Call<Row | null>;
  /** Replaces the record of this identifier. Answers `null` when the service does not send the record. */
  readonly replace: (id: string, draft: Draft) => Call<Row | null>;
  /** Deletes the record of this identifier. */
  readonly destroy: (id: string) => Call<void>;
}

/** The addresses of the records of a model. */
export interface CrudPaths {
  readonly list: () => string;
  readonly one: (id: string) => string;
  readonly create: () => string;
  readonly replace: (id: string) => string;
  readonly destroy: (id: string) => string;
}

/** Paths, schemas and conversions of the records of a model. */
export interface CrudOptions<Wire, Row, Draft> {
  readonly model: ModelName;
  /** Plural for the name of the call. @defaultValue the words of the model and `s`. */
  readonly plural?: string;
  readonly paths: CrudPaths;
  /** The compiled check of one record as the service sends it. */
  readonly validate: Validator<Wire>;
  /** The record as the console shows it. */
  readonly read: (wire: Wire) => Row;
  /** The body that saves a record. */
  readonly write: (draft: Draft) => unknown;
  /** Keys of the body that hold secrets, which the service never answers. @defaultValue there are none */
  readonly secrets?: readonly string[];
}

/** Makes the calls of a model whose records are listed, shown, created, replaced and deleted. */
export function crudCalls<Wire, Row, Draft>({
  model,
  plural,
  paths,
  validate,
  read,
  write,
  secrets,
}: CrudOptions<Wire, Row, Draft>): CrudCalls<Row, Draft> {
  const one = model.replaceAll('-', ' ');
  const record = readRecord(validate, read);
  const idOf = (known: unknown) => (known ? identityOf(model, known) : undefined);
  const changing = (action: 'save' | 'delete', id?: string) => ({ model, action, id, secrets });
  const calls: CrudCalls<Row, Draft> = {
    model,
    list: () => ({
      name: `list ${plural ?? `${one}s`}`,
      method: 'GET',
      path: paths.list(),
      answer: readList(validate, read, identifierOf(model)),
    }),
    show: (id) => ({ name: `show ${one}`, method: 'GET', path: paths.one(id), answer: record }),
    create: (draft) => ({
      name: `create ${one}`,
      method: 'POST',
      path: paths.create(),
      body: write(draft),
      answer: readStored(record),
      change: {
        ...changing('save'),
        undo: ({ answer }) => {
          const id = idOf(answer) ?? idOf(draft);
          return id === undefined ? undefined : { call: calls.destroy(id), path: paths.one(id) };
        },
      },
    }),
    replace: (id, draft) => ({
      name: `replace ${one}`,
      method: 'PUT',
      path: paths.replace(id),
      body: write(draft),
      answer: readStored(record),
      change: {
        ...changing('save', id),
        // What the console shows of a record is what it is saved with, and more.
        undo: ({ before }) =>
          before ? { call: calls.replace(id, before as Draft), path: paths.one(id) } : undefined,
      },
    }),
    destroy: (id) => ({
      name: `delete ${one}`,
      method: 'DELETE',
      path: paths.destroy(id),
      answer: readNothing,
      change: {
        ...changing('delete', id),
        // A record that holds a secret cannot be created again as it was.
        undo: ({ before }) =>
          before && !secrets ? { call: calls.create(before as Draft), path: paths.one(id) } : undefined,
      },
    }),
  };
  return calls;
}

/** The calls of a model whose records are known by their name (WIRE-03, WIRE-08): the body of a replacement has it. */
export function namedCrudCalls<Wire, Row, Draft extends { readonly name: string }>({
  collection,
  ...options
}: Omit<CrudOptions<Wire, Row, Draft>, 'paths'> & {
  /** Last part of the address: `zoneMaps`. */
  readonly collection: string;
}) {
  const calls = crudCalls({ ...options, paths: namedRecordPaths(collection) });
  return {
    ...calls,
    /** Creates or replaces the record of the draft's name. */
    save: (draft: Draft) => calls.replace(draft.name, draft),
  };
}

/** The addresses of records that are known by their id. @param path the address of the list, or what is below it */
export const numberedRecordPaths = (path: (...below: string[]) => string): CrudPaths => ({
  list: () => path(),
  one: path,
  create: () => path(),
  replace: path,
  destroy: path,
});
