import type { RecipeAnswer } from '@console/api-client/recipes/schema';
import type { ReaderConfiguration } from '../../resources/reader-configurations/storedForm';
import { builtInReaderConfigurations } from './readerConfigurations';

/** Heartbeats are answered both ways: the minutes are an old spelling of the duration. */
const timing = {
  tagHeartbeatDuration: 'PT5M',
  tagHeartbeatMinutes: 5,
  tagExpiryDuration: null,
  reportingInterval: 5,
};

/** Any text of the right shape: algorithm, number, base64. */
const profile = `THRESHOLD_V1\n1\n${Buffer.from('{"window":3,"hysteresis":0.4}').toString('base64')}`;

/** The seven recipes every installation begins with: one per configuration, except the one that does nothing. */
export const builtInRecipes: readonly RecipeAnswer[] = builtInReaderConfigurations.flatMap(recipeOf);

function recipeOf({ name, operation }: ReaderConfiguration): RecipeAnswer[] {
  const common = { name, readerConfigurationName: name, readerConfigurations: {} };
  switch (operation) {
    case 'INVENTORY':
      return [
        { ...common, type: operation, ...timing, computeWindow: 20, locationAggregationModel: 'BY_TIME' },
      ];
    case 'LOCATION':
      return [{ ...common, type: operation, ...timing, computeWindow: 10, minimumMovementInMeters: 1 }];
    case 'THRESHOLD':
      return [{ ...common, type: operation, thresholdIds: [], profile, iterationDataLogEnabled: false }];
    case 'DO_NOTHING':
      return [];
  }
}
