import { useMessages } from '@console/design/messages';
import { RecordFailure, type RecordFailureProps } from '@console/remote/records';
import { paths } from '../paths';

/** Takes the place of a page whose network is not there or could not be loaded. */
export function NetworkFailure(props: Pick<RecordFailureProps, 'id' | 'error' | 'onRetry'>) {
  const translate = useMessages();
  return (
    <RecordFailure
      {...props}
      entity={translate('networks.entity')}
      section={translate('networks.section')}
      list={paths.networks.list()}
    />
  );
}
