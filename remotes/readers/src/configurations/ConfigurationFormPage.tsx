import { RecordFormPage } from '@console/remote/records';
import { ConfigurationForm } from './configuration.form';
import { configurationKind } from './configuration.kind';
import { useRegionOptions } from './useRegionOptions';

/** Makes a way of reading or changes one; nothing is kept of what is cancelled. */
export function ConfigurationFormPage() {
  // Asked for together with the record, not after it.
  useRegionOptions();
  return <RecordFormPage kind={configurationKind} form={ConfigurationForm} />;
}
