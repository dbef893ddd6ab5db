import type { ReaderConfiguration } from '@console/api-client/reader-configurations';
import { useMessages } from '@console/design/messages';
import { ComparisonDialog } from '@console/design/records';
import type { RecordComparisonProps } from '@console/remote/records';
import { comparedSettings } from './configuration.texts';
import { useChannels } from './useRegionOptions';

/** Two configurations side by side. */
export function ConfigurationComparison({ pair, onClose }: RecordComparisonProps<ReaderConfiguration>) {
  const translate = useMessages();
  const rows = comparedSettings(pair, useChannels(), translate);
  return <ComparisonDialog names={[pair[0].name, pair[1].name]} rows={rows} onClose={onClose} />;
}
