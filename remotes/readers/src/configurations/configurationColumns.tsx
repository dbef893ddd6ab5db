import type { ReaderConfiguration } from '@console/api-client/reader-configurations';
import { ActionBar } from '@console/design/actions';
import type { Translate } from '@console/design/messages';
import type { RecordActions } from '@console/design/records';
import type { Column } from '@console/design/table';
import { paths } from '@console/remote/contract';

/** The columns of the list of reader configurations [CONFIG-01]. */
export function configurationColumns(
  translate: Translate,
  actionsOf: RecordActions['of'],
): readonly Column<ReaderConfiguration>[] {
  return [
    {
      key: 'name',
      title: translate('configurations.name'),
      kind: 'name',
      value: ({ name }) => name,
      link: ({ name }) => paths.readers.configurations.configuration(name),
    },
    {
      key: 'operation',
      title: translate('configurations.operation'),
      kind: 'text',
      filter: 'choice',
      value: ({ operation }) => operation,
    },
    {
      key: 'readerMode',
      title: translate('configurations.readerMode'),
      kind: 'text',
      filter: 'choice',
      value: ({ readerMode }) => readerMode,
    },
    {
      key: 'searchMode',
      title: translate('configurations.searchMode'),
      kind: 'text',
      filter: 'choice',
      value: ({ searchMode }) => searchMode,
    },
    {
      key: 'actions',
      title: translate('configurations.actions'),
      kind: 'actions',
      render: ({ name }, { tabIndex }) => (
        <ActionBar compact name={name} actions={actionsOf(name)} tabIndex={tabIndex} />
      ),
    },
  ];
}
