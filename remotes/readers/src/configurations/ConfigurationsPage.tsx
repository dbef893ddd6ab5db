import type { ReaderConfiguration } from '@console/api-client/reader-configurations';
import type { Translate } from '@console/design/messages';
import { lazyNamed } from '@console/design/progress';
import { codeColumn } from '@console/design/table';
import { type RecordColumn, RecordListPage } from '@console/remote/records';
import { configurationKind } from './configuration.kind';
import { operationInWords } from './configuration.texts';

const ConfigurationComparison = lazyNamed(
  () => import('./ConfigurationComparison'),
  'ConfigurationComparison',
  { waiting: null },
);

const columns = (translate: Translate): readonly RecordColumn<ReaderConfiguration>[] =>
  (['operation', 'readerMode', 'searchMode'] as const).map((setting) => ({
    key: setting,
    title: translate(`configurations.${setting}`),
    ...codeColumn<ReaderConfiguration>(
      (configuration) => configuration[setting],
      (code) => (setting === 'operation' ? operationInWords(code, translate) : code),
    ),
    // On a narrow screen what a configuration is for says more than its buttons, which are in the details, too.
    priority: setting === 'operation' ? 0 : 2,
    // The modes have long names: where they have no room, the name of the configuration needs it.
    ...(setting !== 'operation' && { least: 8 }),
  }));

/** All reader configurations [CONFIG-01]; of two that are selected, what differs. */
export const ConfigurationsPage = () => (
  <RecordListPage
    kind={configurationKind}
    id="readers.configurations"
    columns={columns}
    comparison={ConfigurationComparison}
  />
);
