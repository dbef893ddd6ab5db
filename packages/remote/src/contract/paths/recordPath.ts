import type { ModelName } from '@console/api-client';
import { paths } from './paths';

/** The pages of records, for models whose records have one. */
const pages: Partial<Record<ModelName, (id: string) => string>> = {
  broker: paths.eventConfiguration.brokers.broker,
  job: paths.jobs.job,
  publisher: paths.eventConfiguration.publishers.publisher,
  'reader-configuration': paths.readers.configurations.configuration,
  'reader-definition': paths.readers.definitions.definition,
  recipe: paths.recipes.recipe,
  threshold: paths.thresholds.threshold,
  upgrade: paths.admin.upgrades.upgrade,
  user: paths.users.tokens,
  'zone-map': paths.zoneMaps.zoneMap,
};

/** Address of the page of a record, or undefined where records of the model have none. */
export function recordPath(model: ModelName, id: string): string | undefined {
  return pages[model]?.(id);
}
