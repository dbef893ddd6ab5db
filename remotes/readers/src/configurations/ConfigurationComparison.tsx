import type { ReaderConfiguration } from '@console/api-client/reader-configurations';
import { useMessages } from '@console/design/messages';
import { ComparisonDialog } from '@console/design/records';
import { comparedSettings } from './comparedSettings';
import { useChannels } from './useRegionOptions';

/** Options of {@link ConfigurationComparison}. */
export interface ConfigurationComparisonProps {
  readonly pair: readonly [ReaderConfiguration, ReaderConfiguration];
  readonly onClose: () => void;
}

/** Two configurations side by side. */
export function ConfigurationComparison({ pair, onClose }: ConfigurationComparisonProps) {
  const translate = useMessages();
  const rows = comparedSettings(pair, useChannels(), translate);
  return <ComparisonDialog names={[pair[0].name, pair[1].name]} rows={rows} onClose={onClose} />;
}
