import { mutationOptions } from '@tanstack/react-query';
import type { Call, ServiceClient } from '../client';
import { identifierOf, identityOf, type ModelName, type MutationAction, mutationMeta } from '../meta';
import { afterDelete, afterSave, modelKey } from '../queries';
import type { CrudCalls } from './crudCalls';

interface Named {
  readonly name: string;
}

/** Identity of a record: its name, and its id where it has one. */
export type RecordIdentity<Row> = Pick<Row, Extract<keyof Row, 'id' | 'name'>>;

/** Variables to save a record. */
export interface SaveRecord<Draft> {
  readonly record: Draft;
  /**
   * Identifier of the stored record that is replaced. @defaultValue none: a record is created, so that one of the
   * same name saved meanwhile is not overwritten (WIRE-03).
   */
  readonly id?: string | number;
}

/** Variables to copy a record. */
export interface CopyRecord<Draft> {
  /** The original; all its settings are copied. */
  readonly record: Draft;
  /** Name of the copy. */
  readonly name: string;
}

/** Work of the mutations of a model besides their calls. */
export interface CrudMutationOptions<Removal> {
  /** Other models that change when a record is saved. @defaultValue none. */
  readonly savedWith?: readonly ModelName[];
  /** Other models that change when a record is deleted. @defaultValue none. */
  readonly deletedWith?: readonly ModelName[];
  /**
   * True for drafts with a password: they leave the memory of mutations with their form. @defaultValue false.
   */
  readonly secret?: boolean;
  /** The call that deletes. @defaultValue the one of the model, by the identifier. */
  readonly destroy?: (removal: Removal) => Call<void>;
}

/** Makes the mutations that all models with {@link CrudCalls} have. Usable with `useResource`. */
export function crudMutations<
  Row extends Named,
  Draft extends Named,
  Removal extends RecordIdentity<Row> = RecordIdentity<Row>,
>({ model, create, replace, destroy }: CrudCalls<Row, Draft>, options: CrudMutationOptions<Removal> = {}) {
  const idOf = (record: object) => identityOf(model, record) ?? '';
  const { savedWith = [], deletedWith = [], secret = false } = options;
  const destroyRemoval = options.destroy ?? ((removal: Removal) => destroy(idOf(removal)));

  return (client: ServiceClient) => {
    const saving = <Variables extends SaveRecord<Draft>>(
      action: MutationAction,
      call: (variables: Variables) => Call<Row | null>,
      keyOf: (variables: Variables, stored: Row | null) => string,
    ) =>
      mutationOptions({
        mutationFn: (variables: Variables) => client.call(call(variables)),
        onSuccess: (stored, variables, _result, { client: cache }) => {
          afterSave(cache, model, keyOf(variables, stored), stored);
          for (const other of savedWith) void cache.invalidateQueries({ queryKey: modelKey(other) });
        },
        ...(secret ? { gcTime: 0 } : {}),
        meta: mutationMeta<Variables>({ model, action, describe: ({ record }) => record.name }),
      });
    const nameOrId = (name: string, stored: Row | null) =>
      identifierOf(model) === 'name' ? name : stored ? idOf(stored) : '';

    return {
      /** Creates a record, or replaces the one of the identifier. */
      save: () =>
        saving<SaveRecord<Draft>>(
          'save',
          ({ record, id }) => (id === undefined ? create(record) : replace(String(id), record)),
          ({ record, id }, stored) => (id === undefined ? nameOrId(record.name, stored) : String(id)),
        ),
      /** Creates a record with the settings of another and a name of its own. */
      copy: () =>
        saving<CopyRecord<Draft>>(
          'copy',
          ({ record, name }) => create({ ...record, name }),
          ({ name }, stored) => nameOrId(name, stored),
        ),
      /** Deletes a record. */
      remove: () =>
        mutationOptions({
          mutationFn: (removal: Removal) => client.call(destroyRemoval(removal)),
          onSuccess: (_answer, removal, _result, { client: cache }) => {
            const id = idOf(removal);
            afterDelete<Row>(cache, model, (row) => idOf(row) === id, id);
            for (const other of deletedWith) void cache.invalidateQueries({ queryKey: modelKey(other) });
          },
          meta: mutationMeta<Removal & Named>({ model, action: 'delete', describe: ({ name }) => name }),
        }),
    };
  };
}

/** The mutations of a model, see {@link crudMutations}. */
export type CrudMutations<Row extends Named, Draft extends Named> = ReturnType<
  ReturnType<typeof crudMutations<Row, Draft>>
>;
