import { useMessages } from '@console/design/messages';
import { CodeBlock } from '../code/CodeBlock';
import { sampleMessage } from './sampleMessage';

/** A sample body of each type of message that is sent. */
export function MessagePreview({ messageTypes }: { readonly messageTypes: readonly string[] }) {
  const translate = useMessages();
  if (messageTypes.length === 0) return <p>{translate('samples.address.noTypes')}</p>;
  return (
    <>
      <p>{translate('samples.message.text')}</p>
      {messageTypes.map((type) => {
        const text = sampleMessage(type);
        const named = translate('publishers.messageTypes.named', { type });
        return (
          text && <CodeBlock key={type} text={text} what={translate('samples.message.of', { type: named })} />
        );
      })}
    </>
  );
}
