import { Card, DescriptionList } from '@console/design/card';
import { CopyText } from '@console/design/copy';
import { type MessageKey, type Translate, translateKey, useMessages } from '@console/design/messages';
import { useStyles } from '@console/design/theme';
import { type AddressedPublisher, type Destination, destinationOf, type MessageAddress } from './address';
import samplesCss from './samples.css';

interface AddressPreviewProps {
  readonly publisher: AddressedPublisher;
  /** @defaultValue no broker is chosen, or its type is not known */
  readonly brokerType: string | undefined;
}

/** Where the messages of a publisher go, for each type of message, which field each part comes from, and why. */
export function AddressPreview({ publisher, brokerType }: AddressPreviewProps) {
  useStyles(samplesCss);
  const translate = useMessages();
  const destination = destinationOf(brokerType, publisher);
  return (
    <Card title={translate('samples.address')}>
      {!destination && (
        <p>
          {brokerType === undefined
            ? translate('samples.address.noBroker')
            : translate('samples.address.unknownType', { type: brokerType })}
        </p>
      )}
      {destination?.addresses.length === 0 && <p>{translate('samples.address.noTypes')}</p>}
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
                {translate(`samples.remark.${remark}`, { label: wordOf(destination, translate) })}
              </li>
            ))}
            {destination.amqp && <li>{translate('samples.address.amqp', destination.amqp)}</li>}
          </ul>
        </>
      )}
    </Card>
  );
}

const wordOf = ({ brokerType }: Destination, translate: Translate) =>
  translate('samples.address.word', { type: brokerType });

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
      <span className="samples__address">
        <code>
          {parts.map(({ source, text: part }) =>
            source === 'separator' ? (
              part
            ) : (
              <mark key={source} className={`samples__part samples__part--${source}`}>
                {part}
              </mark>
            ),
          )}
        </code>
        <CopyText text={text} what={translate('samples.address.of', { label: word, type: messageType })} />
      </span>
      <ul className="samples__sources">
        {marked.map(({ source, text: part }) => (
          <li key={source}>
            <span className={`samples__part samples__part--${source}`} aria-hidden="true" />
            {translateKey(translate, `samples.source.${source}` as MessageKey, { label: word, part })}
          </li>
        ))}
      </ul>
    </>
  );
}
