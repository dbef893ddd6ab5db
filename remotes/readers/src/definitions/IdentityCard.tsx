import type { ReaderDefinition } from '@console/api-client/reader-definitions';
import { Card, DescriptionList } from '@console/design/card';
import { useMessages } from '@console/design/messages';

/** Options of {@link IdentityCard}. */
export interface IdentityCardProps {
  readonly definition: ReaderDefinition;
  /** Version of the firmware; the card says nothing about it while it is not known. */
  readonly firmware?: string | null;
}

/** Which device a reader definition is about [READER-10]. */
export function IdentityCard({ definition, firmware }: IdentityCardProps) {
  const translate = useMessages();
  return (
    <Card title={translate('definitions.identity')}>
      <DescriptionList
        items={[
          { label: translate('definitions.type'), value: definition.type },
          { label: translate('definitions.serialNumber'), value: definition.serialNumber },
          { label: translate('definitions.address'), value: definition.address },
          { label: translate('definitions.readerZone'), value: definition.readerZone },
          ...(firmware ? [{ label: translate('definitions.firmware'), value: firmware }] : []),
        ]}
      />
    </Card>
  );
}
