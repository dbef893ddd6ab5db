import { Card, CardGrid, DescriptionList } from '@console/design/card';
import { useMessages } from '@console/design/messages';
import { RecordPage } from '@console/remote/records';
import { networkKind } from './network.kind';

/** One scanner network. */
export function NetworkPage() {
  const translate = useMessages();
  return (
    <RecordPage kind={networkKind}>
      {({ CIDRRange }) => (
        <CardGrid>
          <Card title={translate('networks.details')}>
            <DescriptionList items={[{ label: translate('networks.CIDRRange'), value: CIDRRange }]} />
          </Card>
        </CardGrid>
      )}
    </RecordPage>
  );
}
