import { Card, DescriptionList } from '@console/design/card';
import { CopyText } from '@console/design/copy';
import { type Translate, useMessages } from '@console/design/messages';
import { useStyles } from '@console/design/theme';
import { type AddressedPublisher, type Destination, destinationOf, type MessageAddress } from './address';
import benchCss from './bench.css';

interface AddressPreviewProps {
  readonly publisher: AddressedPublisher;
  /** @defaultValue no broker is chosen, or its type is not known */
  readonly brokerType: string | undefined;
}

/** Where the messages of a publisher go, for each type of message, which field each part comes from, and why. */
export function AddressPreview({ publisher, brokerType }: AddressPreviewProps) {
  useStyles(benchCss);
  const translate = useMessages();
  const destination = destinationOf(brokerType, publisher);
  return (
    <Card title={translate('bench.address')}>
      {!destination && (
        <p>
          {brokerType === undefined
            ? translate('bench.address.noBroker')
            : translate('bench.address.unknownType', { type: brokerType })}
        </p>
      )}
      {destination?.addresses.length === 0 && <p>{translate('bench.address.noTypes')}</p>}
      {destination && destination.addresses.length > 0 && (
        <>
          <DescriptionList
            items={destination.addresses.map((address) => ({
              label: address.messageType,
              value: <Address address={address} destination={destination} />,
            }))}
          />
          <ul>
            {destination.remarks.map((remark) => (
              <li key={remark}>
                {translate(`bench.remark.${remark}`, { label: wordOf(destination, translate) })}
              </li>
            ))}
            {destination.amqp && <li>{translate('bench.address.amqp', destination.amqp)}</li>}
          </ul>
        </>
      )}
    </Card>
  );
}

const wordOf = ({ brokerType }: Destination, translate: Translate) =>
  translate('bench.address.word', { type: brokerType });

interface AddressProps {
  readonly address: MessageAddress;
  readonly destination: Destination;
}

/** The address with its parts marked, and below it the field of each. */
function Address({ address: { messageType, text, parts }, destination }: AddressProps) {
  const translate = useMessages();
  const word = wordOf(destination, translate);
  const marked = parts.filter(({ source }) => source !== 'separator');
  return (
    <>
      <span className="bench__address">
        <code>
          {parts.map(({ source, text: part }) =>
            source === 'separator' ? (
              part
            ) : (
              <mark key={source} className={`bench__part bench__part--${source}`}>
                {part}
              </mark>
            ),
          )}
        </code>
        <CopyText text={text} what={translate('bench.address.of', { label: word, type: messageType })} />
      </span>
      <ul className="bench__sources">
        {marked.map(({ source, text: part }) => (
          <li key={source}>
            <span className={`bench__part bench__part--${source}`} aria-hidden="true" />
            {translate(`bench.source.${source}`, { label: word, part })}
          </li>
        ))}
      </ul>
    </>
  );
}
