import { Card, DescriptionList } from '@console/design/card';
import { CopyText } from '@console/design/copy';
import { formatList } from '@console/design/language';
import { type KeyEnd, useMessages } from '@console/design/messages';
import { decodedSchemes, decodeEpc } from './epc';

/** The EPC of an item, and what it says after the GS1 standard, or why it says nothing. */
export function EpcCard({ epc }: { readonly epc: string }) {
  const translate = useMessages();
  const decoded = decodeEpc(epc);
  const copied = (text: string, name: 'hexadecimal' | 'identity') => (
    <CopyText text={text} what={translate(`data.item.${name}`)} shown={text} />
  );
  const hexadecimal = {
    label: translate('data.item.hexadecimal'),
    value: copied(epc, 'hexadecimal'),
  };
  if (typeof decoded === 'string')
    return (
      <Card title={translate('data.item.code')}>
        <DescriptionList items={[hexadecimal]} />
        <p>{translate(`data.item.undecoded.${decoded}`, { schemes: formatList(decodedSchemes) })}</p>
      </Card>
    );
  const { scheme, identity, companyPrefix, reference, serial } = decoded;
  const item = (name: KeyEnd<'data.item'>, value: string) => ({
    label: translate(`data.item.${name}`),
    value,
  });
  return (
    <Card title={translate('data.item.code')}>
      <DescriptionList
        items={[
          hexadecimal,
          item('scheme', scheme),
          { label: translate('data.item.identity'), value: copied(identity, 'identity') },
          item('companyPrefix', companyPrefix),
          ...(reference ? [item('reference', reference)] : []),
          ...(serial === undefined ? [] : [item('serial', serial)]),
        ]}
      />
    </Card>
  );
}
