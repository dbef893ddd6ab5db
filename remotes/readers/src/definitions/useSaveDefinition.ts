import { useResource } from '@console/api-client/react';
import {
  type ReaderDefinition,
  readerDefinitionMutations,
  readerDefinitionQueries,
} from '@console/api-client/reader-definitions';
import { type AsyncValidators, rules } from '@console/design/form';
import { useNavigate } from '@console/design/router';
import { paths } from '@console/remote/contract';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useRef } from 'react';
import { type DefinitionValues, draftOfValues, valuesOfDefinition } from './definitionValues';

/**
 * Saves what the form of a definition describes and goes to its page; success and failure are reported from the
 * meta of the mutation [READER-26, READER-27].
 * @param stored the definition being edited. Default: a new one, whose name has to be free [READER-19].
 */
export function useSaveDefinition(stored?: ReaderDefinition) {
  const navigate = useNavigate();
  const cache = useQueryClient();
  const queries = useResource(readerDefinitionQueries);
  const { mutateAsync: save } = useMutation(useResource(readerDefinitionMutations).save());

  const nameExists = (name: string) =>
    cache.fetchQuery(queries.lookup(name.trim())).then(
      (record) => record !== null,
      // Not being able to ask is no reason to hold the form back: the service itself refuses a second creation.
      () => false,
    );

  const asyncValidators: AsyncValidators = stored ? {} : { name: rules.unique(nameExists) };
  // The record as it was last read: what the form does not edit is kept from it.
  const latest = useRef(stored);

  return {
    asyncValidators,
    edit: stored && {
      /** What is stored now, to be compared with the edit. */
      stored: async () => {
        const now = await cache.fetchQuery({ ...queries.lookup(stored.name), staleTime: 0 });
        if (now) latest.current = now;
        return now && valuesOfDefinition(now);
      },
    },
    save: async (values: DefinitionValues) => {
      const definition = draftOfValues(values, latest.current);
      await save({ record: definition, id: stored?.name });
      await navigate(paths.readers.definitions.definition(definition.name));
    },
  };
}
