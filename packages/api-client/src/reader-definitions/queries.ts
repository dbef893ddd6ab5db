import { mutationOptions, queryOptions } from '@tanstack/react-query';
import type { ServiceClient } from '../client';
import { mutationMeta } from '../meta';
import {
  afterDelete,
  afterSave,
  listQuery,
  lookupQuery,
  modelKey,
  oneQuery,
  type QuerySettings,
} from '../queries';
import { rebootReader } from '../reader-health';
import type { ReaderDefinition, ReaderDefinitionDraft } from './adapter';
import {
  createReaderDefinition,
  destroyReaderDefinition,
  listReaderDefinitions,
  listReaderGroups,
  replaceReaderDefinition,
  showReaderDefinition,
} from './calls';

const model = 'reader-definition';

/** Queries of reader definitions. */
export function readerDefinitionQueries(client: ServiceClient, settings: QuerySettings = {}) {
  return {
    list: () => listQuery(client, settings, model, listReaderDefinitions),
    one: (name: string) => oneQuery(client, settings, model, showReaderDefinition, (row) => row.name, name),
    /** Whether a name is taken (READER-19). */
    lookup: (name: string) => lookupQuery(client, model, showReaderDefinition, name),
    /** Names of all groups. */
    groups: () =>
      queryOptions({
        queryKey: [...modelKey(model), 'groups'],
        queryFn: ({ signal }) => client.call(listReaderGroups(), { signal }),
        meta: { model },
      }),
  };
}

/** What a reader definition is saved with. */
export interface SaveReaderDefinition {
  readonly definition: ReaderDefinitionDraft;
  /** New definitions are created, so that one saved meanwhile is not overwritten; others are replaced (WIRE-03). */
  readonly isNew: boolean;
}

/** Mutations of reader definitions. */
export function readerDefinitionMutations(client: ServiceClient) {
  return {
    /** Creates or replaces a definition. */
    save: () =>
      mutationOptions({
        mutationFn: ({ definition, isNew }: SaveReaderDefinition) =>
          client.call(isNew ? createReaderDefinition(definition) : replaceReaderDefinition(definition)),
        onSuccess: (stored, { definition }, _result, { client: cache }) => {
          afterSave(cache, model, definition.name, stored);
          void cache.invalidateQueries({ queryKey: modelKey('reader-health') });
        },
        meta: mutationMeta<SaveReaderDefinition>({
          model,
          action: 'save',
          describe: ({ definition }) => definition.name,
        }),
      }),
    /** Deletes the definition of this name. */
    remove: () =>
      mutationOptions({
        mutationFn: (name: string) => client.call(destroyReaderDefinition(name)),
        onSuccess: (_answer, name, _result, { client: cache }) =>
          afterDelete<ReaderDefinition>(cache, model, (row) => row.name === name, name),
        meta: mutationMeta<string>({ model, action: 'delete', describe: (name) => name }),
      }),
    /** Restarts the reader of this name (READER-03). */
    restart: () =>
      mutationOptions({
        mutationFn: (name: string) => client.call(rebootReader(name)),
        onSuccess: (_answer, _name, _result, { client: cache }) => {
          void cache.invalidateQueries({ queryKey: modelKey('reader-health') });
        },
        meta: mutationMeta<string>({ model, action: 'restart', describe: (name) => name }),
      }),
  };
}
