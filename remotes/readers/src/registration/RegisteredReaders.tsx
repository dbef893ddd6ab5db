import type { ScannedReader } from '@console/api-client/scanned-readers';
import { DescriptionList } from '@console/design/card';
import { useMessages } from '@console/design/messages';
import { Collapsible } from '@console/design/sections';
import { readerName } from './scannedColumns';

/** Readers that answered the scan and are registered and healthy already, by name and address [REGISTER-16]. */
export function RegisteredReaders({ readers }: { readonly readers: readonly ScannedReader[] }) {
  const translate = useMessages();
  if (readers.length === 0) return null;
  return (
    <Collapsible level={3} title={translate('register.registered', { count: readers.length })}>
      <DescriptionList
        items={readers.map((reader) => ({ label: readerName(reader), value: reader.ipAddress }))}
      />
    </Collapsible>
  );
}
