import type { Broker, BrokerType } from '@console/api-client/brokers';
import type { Publisher } from '@console/api-client/publishers';
import { useMessages } from '@console/design/messages';
import { Segmented } from '@console/design/sections';
import { useState } from 'react';
import { CodeBlock } from '../code/CodeBlock';
import { destinationOf } from './address';
import { clientCode, type Language, languages } from './client';

interface ClientCodeProps {
  readonly publisher: Publisher;
  readonly broker: Broker;
}

/** Code by which a program gets exactly the messages of a publisher; secrets come from its environment. */
export function ClientCode({ publisher, broker }: ClientCodeProps) {
  const translate = useMessages();
  const [language, setLanguage] = useState<Language>('node');
  const destination = destinationOf(broker.type, publisher);
  if (!destination) return <p>{translate('samples.client.unknownType', { type: broker.type })}</p>;
  const label = translate('samples.client.language');
  return (
    <>
      <Segmented
        label={label}
        options={languages.map((value) => ({ value, label: translate(`samples.client.${value}`) }))}
        value={language}
        onChange={(value) => setLanguage(value as Language)}
      />
      <p>{translate(`samples.client.environment.${broker.type as BrokerType}`)}</p>
      <CodeBlock
        text={clientCode(language, { broker, destination })}
        what={translate('samples.client.of', { language: translate(`samples.client.${language}`) })}
      />
    </>
  );
}
