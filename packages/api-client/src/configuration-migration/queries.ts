import { mutationOptions } from '@tanstack/react-query';
import type { ServiceClient } from '../client';
import { mutationMeta } from '../meta';
import { exportConfiguration, type ImportRequest, importConfiguration } from './calls';

const model = 'configuration';

/** Mutations that take the configuration out of a service and into it. */
export function configurationMigrationMutations(client: ServiceClient) {
  return {
    /** Exports in the form of the version that was typed. */
    export: () =>
      mutationOptions({
        mutationFn: (version: string) => client.call(exportConfiguration(version)),
        meta: mutationMeta<string>({ model, action: 'export' }),
      }),
    /** Imports; everything known of the service may have changed by it. */
    import: () =>
      mutationOptions({
        mutationFn: (request: ImportRequest) => client.call(importConfiguration(request)),
        onSuccess: (_result, _request, _context, { client: cache }) => cache.invalidateQueries(),
        meta: mutationMeta<ImportRequest>({ model, action: 'import' }),
      }),
  };
}
