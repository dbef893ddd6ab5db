import { useMessages } from '@console/design/messages';
import { paths } from '@console/remote/contract';
import { RecordFailure, type RecordFailureProps } from '@console/remote/records';

/** Takes the place of a page whose configuration is not there [CONFIG-34] or could not be loaded. */
export function ConfigurationFailure(props: Pick<RecordFailureProps, 'id' | 'error' | 'onRetry'>) {
  const translate = useMessages();
  return (
    <RecordFailure
      {...props}
      entity={translate('configurations.entity')}
      section={translate('configurations.section')}
      list={paths.readers.configurations.list()}
    />
  );
}
