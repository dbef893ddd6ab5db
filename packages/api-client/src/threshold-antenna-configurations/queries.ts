import { crudMutations, crudQueries, type RecordIdentity } from '../crud';
import type { AntennaConfiguration } from './adapter';
import { antennaConfigurationCalls, destroyAntennaConfiguration } from './calls';

/** Queries of threshold antenna configurations. */
export const antennaConfigurationQueries = crudQueries(antennaConfigurationCalls);

/** Which antenna configuration is deleted. */
export interface DeleteAntennaConfiguration extends RecordIdentity<AntennaConfiguration> {
  /** The configuration that replaces it in thresholds. @defaultValue none: refused while a threshold uses it. */
  readonly replacementId?: number;
}

/** Mutations of threshold antenna configurations. */
export const antennaConfigurationMutations = crudMutations(antennaConfigurationCalls, {
  deletedWith: ['threshold'],
  destroy: ({ id, replacementId }: DeleteAntennaConfiguration) =>
    destroyAntennaConfiguration(String(id), replacementId?.toString()),
});
