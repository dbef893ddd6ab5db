import { storedDocuments } from '../named-objects/documents';
import type { NamedObjects } from '../named-objects/routes';

/** How a reader reads. Exactly these three keys: strict clients fail on a fourth. */
export interface ReaderConfiguration {
  readonly name: string;
  readonly operation: 'INVENTORY' | 'LOCATION' | 'THRESHOLD' | 'DO_NOTHING';
  readonly configuration: Readonly<Record<string, unknown>>;
}

/** How readers read. */
export const readerConfigurations: NamedObjects<never, ReaderConfiguration> = {
  entity: 'Reader configuration',
  path: 'readerConfigurations',
  ...storedDocuments<ReaderConfiguration>('reader_configuration'),
};
